// On a phone the question is a sheet that can be folded, and the hand lies above it.

import { $, table } from './dom.js'
import { beforeUpdate } from './live.js'

const say = () => $('[data-fold]')?.setAttribute('aria-expanded', !('folded' in table.dataset))

if (table && $('#ask')) {
  new ResizeObserver(([{ target }]) => table.style.setProperty('--ask', `${target.offsetHeight}px`)).observe($('#ask'))
  addEventListener('click', event => {
    if (!event.target.closest('[data-fold]')) return
    table.toggleAttribute('data-folded')
    say()
  })
  beforeUpdate(() => () => void say())
}
