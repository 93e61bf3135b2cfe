// A piece travels from where it was to where it is now. Nothing waits for it.

import { $$, calm, ease } from './dom.js'
import { beforeUpdate } from './live.js'

// What a game adds. `remember` returns what it needs to know of the page before an update; the others get that back.
export const game = {
  pieces: () => [], // pieces that are told apart by more than their data-move: pairs of name and node
  remember: () => undefined,
  from: () => undefined, // where a piece comes from that was not on the page
  glow: node => node.dataset.glow, // what a number was that was not on the page
  flights: () => [], // copies that fly where the things themselves are not drawn: { node, from, to }
}

export const place = node => node?.getBoundingClientRect()
export const glowKey = node => node.id || node.closest('[id]')?.id + node.classList[0]
const travel = { duration: 320, easing: ease }
const pieces = () => [...game.pieces(), ...$$('[data-move]').map(node => [node.dataset.move, node])]

// All copies are put on the page before any is measured.
function fly(flights) {
  const copies = flights.filter(({ node, from, to }) => node && from?.width && to?.width).map(({ node, from, to }) => {
    const copy = node.cloneNode(true)
    copy.removeAttribute('id')
    copy.classList.add('flight')
    copy.inert = true
    return { copy, from, to }
  })
  document.body.append(...copies.map(({ copy }) => copy))
  for (const flight of copies) flight.size = place(flight.copy)
  for (const { copy, from, to, size: { width, height } } of copies) {
    const at = (spot, size) => `translate(${spot.x + spot.width / 2 - width * size / 2}px,${spot.y + spot.height / 2 - height * size / 2}px) scale(${size})`
    copy.animate([{ transform: at(from, Math.min(1, from.width / width || 1)) }, { transform: at(to, 0.45), opacity: 0.5 }],
      { ...travel, duration: 520 }).finished.finally(() => copy.remove())
  }
}

function slide(node, was, now) {
  if (!was?.width || !now.width) return
  const [x, y] = [was.x - now.x, was.y - now.y]
  if (Math.abs(x) + Math.abs(y) < 2) return
  const from = `translate(${x}px,${y}px) scale(${was.width / now.width})`
  node.animate([{ transform: from, transformOrigin: '0 0', zIndex: 9 }, { transform: 'none', transformOrigin: '0 0', zIndex: 9 }], travel)
}

// Everything is measured before the first thing moves, so that the page is laid out once.
beforeUpdate(() => {
  if (document.hidden) return
  const quiet = calm()
  const places = new Map(pieces().map(([name, node]) => [name, { node, was: quiet || place(node) }]))
  const glows = new Map($$('[data-glow]').map(node => [glowKey(node), node.dataset.glow]))
  const before = quiet ? undefined : game.remember()
  const fresh = node => node.dataset.glow !== String(glows.get(glowKey(node)) ?? game.glow(node))
  return () => {
    for (const node of $$('.moved')) node.classList.remove('moved')
    const here = pieces()
    const glowing = $$('[data-glow]').filter(fresh)
    if (quiet) {
      for (const node of [...glowing, ...here.filter(([name]) => !places.has(name)).map(([, node]) => node)]) node.classList.add('moved')
      return
    }
    const names = new Set(here.map(([name]) => name))
    const gone = [...places].filter(([name]) => !names.has(name))
    const slides = here.map(([name, node]) => [node, places.get(name)?.was ?? game.from(node, before), place(node)])
    const flights = game.flights(before, gone, glowing, glows)
    return () => {
      fly(flights)
      for (const one of slides) slide(...one)
      for (const node of glowing) {
        node.animate([{ boxShadow: '0 0 0 7px #e2b23ccc', borderRadius: '99px' }, { boxShadow: '0 0 0 0 #e2b23c00', borderRadius: '99px' }],
          { duration: 600, easing: ease })
      }
    }
  }
})
