// Clocks that run.

import { $$, table } from './dom.js'
import { beforeUpdate } from './live.js'

function tick() {
  for (const clock of $$('.clock[data-left]')) {
    if (clock.left !== clock.dataset.left) {
      clock.left = clock.dataset.left
      clock.until = performance.now() + Number(clock.left)
    }
    const seconds = Math.max(0, Math.floor((clock.until - performance.now()) / 1000))
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    const two = number => String(number).padStart(2, '0')
    clock.lastElementChild.textContent = `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
    clock.classList.toggle('low', seconds < 30)
  }
}

beforeUpdate(() => () => void tick())
if (table) setInterval(tick, 500)
