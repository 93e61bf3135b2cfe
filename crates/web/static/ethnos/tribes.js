// What a tribe does, beside each of its cards: on pointing, by keyboard, and by touch.

import { $, parse } from '../dom.js'
import { peeks } from '../peek.js'
import { game } from '../reading.js'
import { beside, whyOf } from '../tips.js'

const cardOf = node => node?.closest?.('#hand .card, #pool .card[id*="-"], .band, #tribes .tribe')
const faceOf = node => node.id ? node.id.split('.')[0] : $('.card', node).dataset.card
const cellOf = node => document.getElementById(`tribe-${faceOf(node).split('-').at(-1)}`)

// Name, paragraph and link of a tribe.
function about(node) {
  const cell = cellOf(node)
  if (!cell) return
  const text = parse('<div class="does"></div>')
  text.append(...[...cell.querySelectorAll(':scope>svg, h3')].map(one => one.cloneNode(true)), ...[...$('.long', cell).cloneNode(true).childNodes])
  return text
}

peeks(cardOf, node => {
  const text = about(node)
  if (!text) return
  const box = parse('<div class="tip peek" role="status"></div>')
  if (node.matches('.band')) box.append(parse('<b class="what"></b>'))
  if (node.matches('.band')) box.firstChild.textContent = node.ariaLabel
  const why = !node.form && document.getElementById(whyOf(node))
  box.append(...why ? [why.cloneNode(true)] : [], text)
  why && box.firstChild.removeAttribute('id')
  beside(box, node)
})

// What is read aloud when the keyboard comes to a card.
addEventListener('focusin', event => {
  const card = event.target.closest('#hand .card, #pool .card[id*="-"]')
  const cell = card && cellOf(card)
  if (cell) card.setAttribute('aria-description', $('.long', cell).textContent)
})

game.about = node => node.matches('.card[id*="-"]') ? about(node) : undefined
// A click on a card of the band takes it out; the words for that stand beside the hand.
game.means = node => {
  const words = $('#whys').dataset
  if (node.form?.id !== 'back') return
  return node.matches('.leads') ? words.outAll : node.matches('.chosen') ? words.out : words.in
}
