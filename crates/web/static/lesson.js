// Another place of a lesson without leaving the page. Where the pupil is stands in the address alone.

import { $, $$, table } from './dom.js'
import { measure } from './fold.js'
import { morph } from './morph.js'
import { tip } from './tips.js'

let turning = 0

// What the coach points at comes into sight: in the list of answers, and on the board beside what lies over it.
function point() {
  measure()
  for (const mark of [$('.answers [data-coach]'), $('[data-coach]')]) mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

async function turn(href, options, keep = true) {
  const mine = ++turning
  const answer = await fetch(href, options)
  if (!answer.ok) return location.assign(href)
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (mine !== turning) return
  const focused = document.activeElement
  const row = focused?.closest('.answers, .cards')
  morph(table, document.adoptNode($('#main', next)))
  document.title = next.title
  if (keep) history.pushState(null, '', answer.url)
  tip()
  table.removeAttribute('data-folded')
  // What was pressed may be gone: the next thing to do comes instead.
  if (!focused?.isConnected || focused === document.body) {
    const instead = row?.isConnected ? $$('button', row)[0] : $('#coach .go') ?? $('.answers button')
    instead?.focus({ preventScroll: true })
  }
  point()
}

if (table && 'lesson' in table.dataset) {
  addEventListener('click', event => {
    const link = event.target.closest('a[data-turn]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
    event.preventDefault()
    turn(link.href).catch(() => location.assign(link.href))
  })
  addEventListener('submit', event => {
    const { target: form, submitter } = event
    if (!form.dataset.live) return
    event.preventDefault()
    // Not `form.action`: the buttons of answers are called action.
    const fields = new URLSearchParams(new FormData(form, submitter))
    if (submitter?.dataset.then) fields.set('then', submitter.dataset.then)
    turn(form.getAttribute('action'), { method: 'POST', body: fields }).catch(() => form.submit())
  })
  addEventListener('popstate', event => {
    if (!event.state?.rules) turn(location.href, undefined, false).catch(() => location.reload())
  })
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select, textarea, dialog, #sheet')) return
    const link = { n: '#coach-next', b: '#coach-back', w: '#coach-show', o: '#coach-on' }[event.key]
    if (link && $(link)) { event.preventDefault(); $(link).click() }
  })
  point()
}
