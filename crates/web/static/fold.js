// On a phone the question is a sheet that can be folded, and the hand lies above it.

import { $, table } from './dom.js'

const box = $('.askbox')
if (table && box) {
  new ResizeObserver(() => table.style.setProperty('--ask', `${box.offsetHeight}px`)).observe(box)
  $('[data-fold]').addEventListener('click', event => {
    event.currentTarget.ariaExpanded = !table.toggleAttribute('data-folded')
  })
}
