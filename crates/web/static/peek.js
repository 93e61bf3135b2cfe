// What is printed on a thing appears beside it, for those who point at it or come to it by keyboard.

import { $ } from './dom.js'
import { beforeUpdate } from './live.js'
import { tip } from './tips.js'

// `find` tells which thing a node belongs to, `show` shows it beside that; `current` tells whether it still is wanted.
export function peeks(find, show) {
  let wanted, clock
  const current = node => wanted === node && node.isConnected
  const forget = () => { clearTimeout(clock); wanted = undefined }
  for (const [name, come] of [['pointerover', true], ['pointerout', false], ['focusin', true], ['focusout', false]]) {
    addEventListener(name, event => {
      const node = find(event.target)
      if (!node || event.pointerType === 'touch' || come && wanted === node || node.contains(event.relatedTarget)) return
      forget()
      if (!come) return void ($('.tip.held') ?? tip())
      if (name === 'focusin' && !node.matches(':focus-visible')) return
      wanted = node
      clock = setTimeout(() => { if (current(node) && !$('.tip.held')) show(node, () => current(node)) }, name === 'focusin' ? 0 : 250)
    })
  }
  // A click, Escape or an update takes away what is shown; nothing else may come after it.
  addEventListener('click', forget)
  addEventListener('keydown', event => { if (event.key === 'Escape') forget() })
  beforeUpdate(forget)
  return node => { forget(); wanted = node; return () => current(node) }
}
