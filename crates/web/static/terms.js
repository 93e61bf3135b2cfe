// Words of the game are explained where they stand: on pointing, by keyboard and by touch. Each is marked at the first tables
// where it is met, and again when a visitor asks for it.

import { $, $$, parse, table } from './dom.js'
import { peeks } from './peek.js'
import { beside, whyOf } from './tips.js'

const TABLES = 3
const PLACES = '#coach p:not(.eyebrow), #matters[open] p[data-now], #hint p, #hint li'
  + (table && 'lesson' in table.dataset ? '' : ', #ask .q h2, #ask .q p:not(.eyebrow)')
const here = table?.dataset.table

const pattern = begins => begins.split(', ').map(one => one.replaceAll(' ', '\\p{L}*\\s+')).join('|')
const terms = $$('#terms>[data-begins]').map(({ id, dataset }) => ({
  id, name: `${id} seen`, begins: new RegExp(`(^|[^\\p{L}])((?:${pattern(dataset.begins)})\\p{L}*)`, 'iu'),
}))

// At how many tables a word was marked, and at which the last time. Storage can be forbidden: then all are marked.
function seen({ name }) {
  try { return localStorage.getItem(name)?.split(' ') ?? [0] } catch { return [0] }
}
function fresh(term) {
  const [times, last] = seen(term)
  return Number(times) < TABLES || last === here
}
function count(term) {
  const [times, last] = seen(term)
  if (last !== here) try { localStorage.setItem(term.name, `${Number(times) + 1} ${here}`) } catch { /* it stays new */ }
}

// What a word or a thing means, as a node.
export function meaning(id) {
  const text = document.getElementById(id)
  if (!text) return
  const copy = parse('<div class="means"></div>')
  copy.append(...[...text.cloneNode(true).childNodes])
  return copy
}

function wrap(text, { index, 1: before, 2: word }, term) {
  const rest = text.splitText(index + before.length)
  rest.data = rest.data.slice(word.length)
  const button = parse('<button type="button" class="term"></button>')
  button.textContent = word
  button.dataset.term = term.id
  button.setAttribute('aria-description', document.getElementById(term.id).textContent)
  rest.before(button)
}

// Each word where it is said first.
function mark() {
  const left = new Set(terms.filter(term => fresh(term) && !$(`.term[data-term="${term.id}"]`)))
  for (const place of $$(PLACES)) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (left.size && texts.nextNode()) {
      const text = texts.currentNode
      if (text.parentElement.closest('a, button')) continue
      const found = [...left].map(term => ({ term, at: term.begins.exec(text.data) })).filter(({ at }) => at)
      const [first] = found.sort((a, b) => a.at.index - b.at.index)
      if (!first) continue
      left.delete(first.term)
      count(first.term)
      wrap(text, first.at, first.term) // what follows is a text of its own, and the next one
    }
  }
}

// Shows what things mean, beside them: `find` tells which thing a node belongs to, `named` the text of that thing,
// `more` what else stands there.
export function explains(find, named, more = () => []) {
  const show = node => {
    const text = meaning(named(node))
    if (!text) return
    const box = parse('<div class="tip" role="status"></div>')
    const why = document.getElementById(whyOf($('[aria-describedby]', node) ?? node))?.cloneNode(true)
    why?.removeAttribute('id')
    box.append(...why ? [why] : [], text, ...more(node))
    beside(box, node)
  }
  peeks(find, show)
  addEventListener('click', event => {
    const node = find(event.target)
    if (node && !event.target.closest('[form]')) show(node)
  })
}

if (table) {
  explains(node => node?.closest?.('.term'), node => node.dataset.term)
  mark()
  const watcher = new MutationObserver(() => { mark(); watcher.takeRecords() })
  watcher.observe($('.side') ?? table, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-now', 'open'] })
  addEventListener('click', event => {
    if (!event.target.closest('[data-recall]')) return
    for (const { name } of terms) try { localStorage.removeItem(name) } catch { /* nothing was kept */ }
    mark()
  })
}
