// On a phone the question is a sheet that can be folded, and the hand lies above it.

import { $, $$, table } from './dom.js'

const box = $('.askbox')

// The hand is always whole: cards that would have to be scrolled are drawn smaller, in two steps.
function fit() {
  const hand = $('#held #hand')
  table.removeAttribute('data-tight')
  for (const step of ['1', '2']) if (hand && hand.scrollHeight > hand.clientHeight + 1) table.dataset.tight = step
}

// How high the sheet is, and how much of the page lies under it and the hand.
export function measure() {
  if (!box) return
  table.style.setProperty('--ask', `${box.offsetHeight}px`)
  fit()
  table.style.setProperty('--below', `${box.offsetHeight + ($('#hand, #held')?.offsetHeight ?? 0)}px`)
}

if (table && box) {
  const sizes = new ResizeObserver(measure)
  for (const part of $$('.askbox, #hand, #held')) sizes.observe(part)
  $('[data-fold]').addEventListener('click', event => {
    event.currentTarget.ariaExpanded = !table.toggleAttribute('data-folded')
  })
}
