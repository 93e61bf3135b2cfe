// What is said over the page: banners, and why a thing cannot be clicked.

import { $, $$, parse } from './dom.js'

export function banner(id, text, bad, rule) {
  $(`#${id}`)?.remove()
  if (!text) return
  const box = parse(`<div id="${id}" class="notice over${bad ? ' bad' : ''}" role="alert"><span></span></div>`)
  box.firstChild.textContent = text
  if (rule) box.append(parse(`<a class="rule" href="/rules/${rule.split('.')[0]}/${rule}">§</a>`))
  $('.bar').after(box)
}

// Why a thing cannot be clicked, if it cannot: it says so itself, or what it stands among does.
export const whyOf = node => node?.getAttribute('aria-describedby') ?? (node && !node.form && node.closest('[data-why]')?.dataset.why)

export function tip(node) {
  $('.tip')?.remove()
  const why = document.getElementById(whyOf(node))
  if (!why) return
  const box = parse('<div class="tip" role="status"></div>')
  box.append(...[...why.childNodes].map(child => child.cloneNode(true)))
  beside(box, node)
}

// What a player looks at to decide: nothing lies over it that can lie elsewhere.
const KEPT = '#hand .cards, #hand.ics, #pool .cards, #market .ics, #ask, #players'

// Puts a box beside a thing, or beside the row the thing lies in, where it covers least of what matters.
export function beside(box, node) {
  $('.tip')?.remove()
  document.body.append(box)
  const { width, height } = box.getBoundingClientRect()
  const kept = $$(KEPT).map(one => one.getBoundingClientRect())
  const within = (at, size, end) => Math.max(8, Math.min(at, end - size - 8))
  const places = [node, node.closest('.cards, .ics, .panel') ?? node].flatMap(thing => {
    const at = thing.getBoundingClientRect()
    const own = node.getBoundingClientRect()
    const [x, y] = [own.x + own.width / 2 - width / 2, own.y + own.height / 2 - height / 2]
    return [[x, at.top - height - 8], [at.right + 8, y], [at.left - width - 8, y], [x, at.bottom + 8]]
  }).map(([x, y]) => [within(x, width, innerWidth), within(y, height, innerHeight)])
  const shared = (x, y, one) => Math.max(0, Math.min(x + width, one.right) - Math.max(x, one.left))
    * Math.max(0, Math.min(y + height, one.bottom) - Math.max(y, one.top))
  const own = node.getBoundingClientRect()
  const bad = ([x, y]) => kept.reduce((sum, one) => sum + shared(x, y, one), 8 * shared(x, y, own))
  const [x, y] = places.reduce((best, one) => bad(one) < bad(best) ? one : best)
  box.style.left = `${x}px`
  box.style.top = `${y}px`
}

addEventListener('click', event => {
  const button = event.target.closest('button, div.cell')
  if (button?.ariaDisabled === 'true') event.preventDefault()
  if (!event.target.closest('.tip')) tip(button)
})
addEventListener('keydown', event => { if (event.key === 'Escape') tip() })
