// What usually matters at the question of the moment. It is open while it is new to a visitor: each kind of question has its
// own count. Who closes it has read enough; who opens it again gets it back.

import { $, $$, table } from './dom.js'

const MOST = 4
const box = $('#matters')
const name = kind => `matters ${table.className} ${kind}`

// Storage can be forbidden or full: then it stays closed, one click away.
function count(kind, set) {
  try {
    if (set !== undefined) localStorage.setItem(name(kind), set)
    return Number(localStorage.getItem(name(kind)))
  } catch { return MOST }
}

// Not undefined: that is a question of which nothing is said, and a page may begin with it.
let shown = null

function look() {
  const kind = $('#ask')?.dataset.kind
  if (kind === shown) return
  shown = kind
  const about = $$('p', box).find(one => one.dataset.kind === kind)
  $$('p', box).forEach(one => one.toggleAttribute('data-now', one === about))
  box.toggleAttribute('data-now', true)
  box.hidden = !about
  if (!about) return
  const seen = count(kind)
  box.open = seen < MOST
  if (box.open) count(kind, seen + 1)
}

if (box) {
  look()
  new MutationObserver(look).observe($('.side'), { subtree: true, childList: true, attributes: true, attributeFilter: ['data-kind'] })
  $('summary', box).addEventListener('click', () => count(shown, box.open ? MOST : 0))
}
