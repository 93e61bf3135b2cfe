// Where the points of an age came from, one line at a time. Everything stays readable without it.

import { $, $$, ease, page, still } from '../dom.js'
import { beforeUpdate } from '../live.js'

const sheetOf = node => node.closest('[data-sheet]')
let walking // the sheet that goes on by itself, and its clock

function stroll(sheet) {
  clearInterval(walking?.clock)
  walking = sheet && !still() ? { sheet, clock: setInterval(() => sheet.isConnected && step(sheet, sheet.at + 1), 2600) } : undefined
}

function step(sheet, at) {
  const told = $$('.lines>li', sheet)
  const rows = $$('tbody [data-step]', sheet)
  if (at >= told.length) return stroll()
  const before = sheet.at ?? -1
  sheet.at = Math.max(0, at)
  sheet.classList.add('stepping')
  told.forEach((line, nth) => line.classList.toggle('now', nth === sheet.at))
  rows.forEach((row, nth) => {
    row.classList.toggle('now', nth === sheet.at)
    row.classList.toggle('next', nth > sheet.at)
  })
  const parts = $$('.steps a', sheet)
  const part = parts.findLast(part => Number(part.dataset.go) <= sheet.at)
  for (const one of parts) {
    one.parentNode.toggleAttribute('aria-current', one === part)
    if (one === part) one.parentNode.setAttribute('aria-current', 'step')
    one.parentNode.classList.toggle('done', Number(one.dataset.go) < Number(part.dataset.go))
  }
  $('.laid', sheet)?.classList.toggle('now', sheet.at >= Number($('.laid', sheet).dataset.from))
  const next = told[sheet.at + 1]
  $('[data-to]', sheet).textContent = next ? `: ${$('h3', next).textContent}` : ''
  $('[data-walk=next]', sheet).hidden = !next
  $('[data-walk=back]', sheet).disabled = !sheet.at
  $$('tfoot td', sheet).forEach((cell, seat) => {
    const had = Number(cell.dataset.before)
    const gains = rows.slice(0, sheet.at + 1).map(row => Number(row.cells[seat + 1].dataset.gain ?? 0))
    const now = had + gains.reduce((sum, gain) => sum + gain, 0)
    count(cell, now)
    const bar = $(`.race [data-seat="${seat}"]`, sheet)
    $('.got', bar).setAttribute('width', now - had)
    count(bar.lastElementChild, now)
  })
  if (still() || sheet.at <= before) return
  for (const gain of $$('td>b', rows[sheet.at] ?? sheet.lastElementChild)) {
    gain.animate([{ transform: 'scale(1.6)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: 320, easing: ease })
  }
}

// A number runs to its new value, or has it at once if the visitor wants no movement.
function count(node, to) {
  const from = Number(node.textContent)
  node.run = to
  if (still() || from === to) return void (node.textContent = to)
  const start = performance.now()
  requestAnimationFrame(function run(time) {
    if (node.run !== to) return
    const part = Math.min(1, (time - start) / 400)
    node.textContent = Math.round(from + (to - from) * part)
    if (part < 1) requestAnimationFrame(run)
  })
}

function whole(sheet) {
  if (walking?.sheet === sheet) stroll()
  step(sheet, $$('.lines>li', sheet).length - 1)
  sheet.classList.remove('stepping')
  delete sheet.at
  for (const line of $$('.now, .next', sheet)) line.classList.remove('now', 'next')
  for (const part of $$('.steps li', sheet)) { part.removeAttribute('aria-current'); part.classList.remove('done') }
}

// Opens the account over the board. It is fetched once for each end of an age.
async function account(live) {
  const [walk, scored] = [$('#walk'), $('#scoring [data-scored]')?.dataset.scored]
  if (walk.dataset.of !== scored) {
    walk.replaceChildren(...document.adoptNode($('#walk', await page(location.pathname))).childNodes)
    walk.dataset.of = scored
  }
  if (!walk.firstChild || live && $('#act')) return
  walk.classList.add('open')
  walk.scrollTop = 0
  const last = $$('[data-sheet][open]', walk).at(-1)
  walk.toggleAttribute('data-live', Boolean(live))
  if (!last || still()) return
  step(last, 0)
  if (live) stroll(last)
}

function put(away) {
  stroll()
  if (!$('#walk.open')) return
  $('#walk').classList.remove('open')
  if (away) $('#walk-link')?.focus({ preventScroll: true })
}

let accounted
function scored() {
  const now = $('#scoring [data-scored]')?.dataset.scored
  // While it is the visitor's turn nothing lies over the board that they did not ask for.
  const busy = $('#act')
  if (busy && $('#walk.open[data-live]')) put()
  if (now === accounted) return
  accounted = now
  if (!now) put()
  else if (!still() && !busy) account(true).catch(() => {}) // the link still leads there
}

addEventListener('click', event => {
  const target = event.target.closest('[data-walk], [data-go], #walk-link')
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (target.id === 'walk-link') {
    event.preventDefault()
    return void account().catch(() => location.assign(target.href))
  }
  if (target.dataset.walk === 'close') return put(true)
  $('#walk')?.removeAttribute('data-live') // they read it now
  const sheet = sheetOf(target)
  const told = $('.lines', sheet)
  if (target.dataset.go && !sheet.classList.contains('stepping')) return
  event.preventDefault()
  stroll()
  told.setAttribute('aria-live', 'polite') // now that the visitor turns the pages
  const way = target.dataset.walk
  if (way === 'all') whole(sheet)
  else step(sheet, { back: sheet.at - 1, next: sheet.at + 1, first: 0 }[way] ?? Number(target.dataset.go))
})

addEventListener('keydown', event => { if (event.key === 'Escape') put(true) })
beforeUpdate(() => () => void scored())
accounted = $('#scoring [data-scored]')?.dataset.scored
if (accounted) $('#walk').dataset.of = accounted
