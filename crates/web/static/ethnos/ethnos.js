// How the pieces of Ethnos move.

import { $, $$ } from '../dom.js'
import { game, glowKey, place } from '../motion.js'
import './scoring.js'
import './tribes.js'

const panel = seat => $(`#who-${seat}`)?.closest('.player')
const hands = () => new Map($$('[data-hand]').map(fact => {
  const holds = fact.dataset.holds?.split(' ') ?? []
  return [fact.closest('[id]').id.slice(4), { fact, count: Number(fact.dataset.hand), holds }]
}))
const holders = () => new Map($$('#trolls li, #giant .holder').map((node, nth) => [nth, { node, by: node.dataset.held }]))

// A card is the same card as before if it is the same copy, counted in the order of the page.
game.pieces = () => {
  const seen = new Map()
  return $$('.pool .card[id*="-"], .hand .card, .band .card').map(node => {
    const face = node.dataset.card ?? node.id.slice(2).split('.')[0]
    seen.set(face, (seen.get(face) ?? 0) + 1)
    return [`${face} ${seen.get(face)}`, node]
  })
}

game.remember = () => ({ had: hands(), held: holders() })

// A new card in the visitor's hand was drawn from the deck; any other was laid down by the player whose hand shrank.
game.from = (node, { had }) => {
  if (node.closest('#hand')) return place($('#deck'))
  const giver = [...hands()].find(([seat, { count }]) => count < had.get(seat)?.count)?.[1].fact
  return place(node.closest('.player')?.querySelector('[data-hand]') ?? giver)
}

// Markers that were not there were none.
game.glow = node => node.matches('.stack') ? 0 : node.dataset.glow

game.flights = ({ had, held }, gone, glowing, glows) => {
  const flights = []
  const deck = $('#deck')
  const from = place(deck)
  // Cards fly to the player whose hand grew.
  for (const [seat, { fact, count, holds }] of hands()) {
    const before = had.get(seat)
    if (!before || fact.closest('.me') || count <= before.count) continue
    const [left, to] = [[...before.holds], place(fact)]
    const taken = holds.filter(face => { const at = left.indexOf(face); return at < 0 || (left.splice(at, 1), false) })
    for (const face of taken) {
      const at = gone.findIndex(([name]) => name.startsWith(`${face} `))
      if (at >= 0) { const [[, { node, was }]] = gone.splice(at, 1); flights.push({ node, from: was, to }) }
    }
    for (let drawn = count - before.count - taken.length; drawn > 0 && drawn < 4; drawn--) flights.push({ node: deck, from, to })
  }
  // Tokens of Trolls and of the Giant fly to their new holder.
  for (const [nth, { node, by }] of holders()) {
    const token = $('.chit', node) ?? $('#tribe-giant>svg')
    if (by !== undefined && held.has(nth) && held.get(nth).by !== by) flights.push({ node: token, from: place(token), to: place(panel(by)) })
  }
  // Markers fly from their owner to the kingdom.
  for (const node of glowing) {
    if (!node.matches('.stack') || Number(node.dataset.glow) <= Number(glows.get(glowKey(node)) ?? 0)) continue
    const home = panel(node.id.slice(2))
    flights.push({ node: home?.querySelector('.token'), from: place(home), to: place(node) })
  }
  return flights
}
