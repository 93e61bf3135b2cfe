// The map: moving and enlarging it, walking on it by keys, and what an area says.

import { $, $$, parse } from '../dom.js'
import { beforeUpdate } from '../live.js'
import { peeks } from '../peek.js'
import { game } from '../reading.js'
import { explains, meaning } from '../terms.js'
import { beside, tip } from '../tips.js'

const map = $('#hexes')
const SMALLEST = 76 // so many pixels wide a hex is at first, if there is room for less than the whole map
const HEX = 104

let home, view // what is seen of the map, as x, y, width and height: all of it, and now

const boxOf = () => ($('#land')?.dataset.box ?? map.getAttribute('viewBox')).split(' ').map(Number)
const scale = () => Math.min(map.clientWidth / view[2], map.clientHeight / view[3]) || 1
const draw = () => map.setAttribute('viewBox', view.map(one => Math.round(one * 10) / 10).join(' '))

// A place on the screen as a place on the map.
const at = (x, y) => new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse())

// Enlarges about a place of the map, which stays where it is.
function zoom(by, x = view[0] + view[2] / 2, y = view[1] + view[3] / 2) {
  const width = Math.min(home[2] * 1.2, Math.max(HEX * 2.2, view[2] / by))
  const ratio = width / view[2]
  view = [x - (x - view[0]) * ratio, y - (y - view[1]) * ratio, width, view[3] * ratio]
  stay()
}

function move(x, y) {
  view[0] += x
  view[1] += y
  stay()
}

// What the sheet with the question hides of the map on a phone, in pixels.
const hidden = () => innerWidth > 820 ? 0 : Math.max(0, map.getBoundingClientRect().bottom - ($('#ask')?.getBoundingClientRect().top ?? Infinity))

// What is seen stays on the map, but for a margin.
function stay() {
  for (const axis of [0, 1]) {
    const margin = view[axis + 2] * 0.12, more = axis ? hidden() / scale() : 0
    const low = home[axis] - margin, high = home[axis] + home[axis + 2] - view[axis + 2] + margin + more
    view[axis] = low > high ? (low + high) / 2 : Math.min(high, Math.max(low, view[axis]))
  }
  draw()
}

function fit() {
  view = [...home]
  draw()
}

const middle = nodes => {
  const places = nodes.map(node => [node.x.baseVal.value, node.y.baseVal.value])
  return [0, 1].map(axis => places.reduce((sum, one) => sum + one[axis], 0) / places.length)
}
const seen = ([x, y]) => x > view[0] && y > view[1] && x < view[0] + view[2] && y < view[1] + view[3]

function centre(nodes) {
  if (!nodes.length) return
  const [x, y] = middle(nodes)
  view[0] = x - view[2] / 2
  view[1] = y - view[3] / 2 + hidden() / scale() / 2
  stay()
}

// On a small screen the whole map is too small to read: it begins with the visitor's own areas.
function begin() {
  home = boxOf()
  fit()
  const wide = HEX * scale()
  if (wide < SMALLEST && map.clientWidth < 700) {
    zoom(SMALLEST / wide)
    centre($$('.area.mine'))
  }
}

const named = node => node?.dataset.area ?? node?.closest('svg[data-hex]')?.dataset.hex
const buttonOf = node => node?.closest?.('#hexes button')
const heads = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

// The nearest area in a direction.
function walk(from, [x, y]) {
  const lies = node => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] }
  const all = $$('.rest', map)
  const here = from ? lies(from) : [innerWidth / 2, innerHeight / 2]
  let best, least = Infinity
  for (const node of all) {
    const [dx, dy] = lies(node).map((one, axis) => one - here[axis])
    const along = dx * x + dy * y, aside = Math.abs(dx * y) + Math.abs(dy * x)
    const far = along + 2 * aside
    if (from ? along > 4 && aside < 2 * along && far < least : Math.hypot(dx, dy) < least) [best, least] = [node, from ? far : Math.hypot(dx, dy)]
  }
  if (!best) return
  const area = named(best)
  const goal = $(`#hits svg[data-hex="${area}"] button`) ?? best
  const place = document.getElementById(`area-${area}`)
  if (place && !seen(middle([place]))) centre([place])
  goal.focus({ preventScroll: true })
}

// What the units that are drawn within a node can do.
function units(node) {
  const drawn = new Set($$('use[href^="#w-"]', node).map(use => use.getAttribute('href').slice(1)))
  const box = parse('<ul class="units"></ul>')
  box.append(...$$('#units>li').filter(unit => drawn.has(unit.dataset.emblem)).map(unit => unit.cloneNode(true)))
  return box.firstChild && box
}

// What an area says, and what the units in it can do.
function about(area) {
  const told = document.getElementById(`in-${area}`)
  if (!told) return
  const box = parse('<div></div>')
  box.append(told.cloneNode(true))
  box.firstChild.removeAttribute('id')
  const place = document.getElementById(`area-${area}`), able = place && units(place)
  if (able) box.append(able)
  return box
}

function show(node) {
  const told = about(named(node))
  if (!told) return
  const box = parse('<div class="tip areatip" role="status"></div>')
  box.append(told)
  const label = node.matches('.can') && !node.matches('.many') && node.ariaLabel
  if (label) { box.prepend(parse('<b></b>')); box.firstChild.textContent = label }
  if (node.matches('.rest')) { const why = $('#why-map')?.cloneNode(true); why?.removeAttribute('id'); if (why) { why.className = 'why'; box.append(why) } }
  beside(box, node)
}

// Several answers concern this area: they are offered beside it.
function choose(node) {
  const box = parse('<div class="tip held chooser" role="dialog"></div>')
  box.ariaLabel = node.ariaLabel
  for (const answer of $$('.answers button').filter(one => $(`[data-at="${named(node)}"]`, one))) {
    const copy = parse('<button type="button" class="btn"></button>')
    copy.append(...[...answer.children].map(one => one.cloneNode(true)))
    copy.addEventListener('click', () => { tip(); answer.click() })
    box.append(copy)
  }
  beside(box, node)
  $('button', box)?.focus()
}

// A tile is seen where it would lie, as long as its answer is pointed at.
function preview(answer) {
  $('.previewed')?.remove()
  const picture = answer && $('[data-lays]', answer)
  if (!picture) return
  const { lays, places } = picture.dataset
  const uses = places.split(';').map(place => `<use href="#${lays}" transform="${place}"/>`).join('')
  map.append(parse(`<svg class="previewed">${uses}</svg>`))
}
const answerAt = place => $$('.answers button').find(one => $(`[data-lays][data-at="${place}"]`, one))

// The orders of a season are turned up before one's eyes.
function turnUp(list) {
  $('.turned-up')?.remove()
  const box = parse('<div class="turned-up" aria-hidden="true"></div>'), copy = list.cloneNode(true)
  copy.removeAttribute('id')
  box.append(copy)
  $('#map').append(box)
  setTimeout(() => box.remove(), 3600)
}

// A visitor who plays no more cards in a battle or a year is not asked again: the page declines for them after a while,
// as they would. It is kept for this table as long as the tab is open.
const KEPT = `quiet ${location.pathname}`
const quiet = new Set()
try { JSON.parse(sessionStorage.getItem(KEPT) ?? '[]').forEach(one => quiet.add(one)) } catch {}
const offered = () => $('[data-quiet]')
const spared = () => quiet.has(offered()?.dataset.quiet)
let declining
function decline() {
  clearTimeout(declining)
  if (offered()) offered().ariaPressed = spared()
  if (spared()) declining = setTimeout(() => { if (spared()) $('.answers button[value=done]')?.click() }, 500 + Math.random() * 1500)
}
function spare({ dataset }) {
  if (!quiet.delete(dataset.quiet)) quiet.add(dataset.quiet)
  try { sessionStorage.setItem(KEPT, JSON.stringify([...quiet])) } catch {}
  decline()
}

function touches() {
  const fingers = new Map()
  let drag, gap
  const spread = () => {
    const [one, two] = [...fingers.values()]
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, far: Math.hypot(one.x - two.x, one.y - two.y) }
  }
  map.addEventListener('pointerdown', event => {
    if (event.button) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    drag = false
    gap = fingers.size === 2 ? spread() : undefined
  })
  addEventListener('pointermove', event => {
    const was = fingers.get(event.pointerId)
    if (!was) return
    const now = { x: event.clientX, y: event.clientY }
    if (fingers.size === 2) {
      fingers.set(event.pointerId, now)
      const next = spread(), on = at(next.x, next.y)
      zoom(next.far / gap.far, on.x, on.y)
      move((gap.x - next.x) / scale(), (gap.y - next.y) / scale())
      gap = next
      drag = true
    } else if (drag || Math.hypot(now.x - was.x, now.y - was.y) > 6) {
      if (!drag) tip()
      drag = true
      move((was.x - now.x) / scale(), (was.y - now.y) / scale())
      fingers.set(event.pointerId, now)
    }
  })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, event => { fingers.delete(event.pointerId); gap = undefined })
  // What ends a movement is no click.
  addEventListener('click', event => {
    if (drag && event.target.closest?.('#hexes')) { event.preventDefault(); event.stopImmediatePropagation() }
    drag = false
  }, true)
}

if (map) {
  begin()
  touches()
  map.tabIndex = 0
  map.addEventListener('wheel', event => {
    event.preventDefault()
    const on = at(event.clientX, event.clientY)
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), on.x, on.y)
  }, { passive: false })
  for (const node of $$('[data-zoom]')) {
    node.addEventListener('click', () => ({ in: () => zoom(1.35), out: () => zoom(1 / 1.35), fit })[node.dataset.zoom]())
  }
  map.addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const head = heads[event.key]
    if (head && event.shiftKey) move(...head.map((one, axis) => one * view[axis + 2] / 6))
    else if (head) walk(buttonOf(event.target), head)
    else if (event.key === '+' || event.key === '=') zoom(1.35)
    else if (event.key === '-') zoom(1 / 1.35)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  map.addEventListener('click', event => {
    const node = buttonOf(event.target)
    if (!node || node.form) return
    event.stopPropagation()
    if (node.matches('.many')) choose(node)
    else show(node)
  })
  peeks(buttonOf, node => show(node))
  // What an order means, and what it would bring now, as the list tells.
  const orderOf = node => node?.closest?.('#orders>li')
  const term = order => $$('#terms>:not([data-begins])')[$$('#orders>li').indexOf(order)]?.id
  explains(orderOf, term, place => {
    const order = $('.order', place)
    const told = order?.form && $$('.answers button').find(one => one.value === order.value)
    return told ? $$('small', told).map(one => one.cloneNode(true)) : []
  })
  // What is cut off a card in a low window stands beside it.
  peeks(node => node.closest?.('#cards .hand-card'), card => {
    const box = parse('<div class="tip areatip cardtip" role="status"></div>')
    box.append(...[...card.childNodes].map(one => one.cloneNode(true)))
    beside(box, card)
  })
  game.about = node => node.closest('#hexes') ? about(named(node)) : orderOf(node) && meaning(term(orderOf(node)))
  // In a battle and beside a card, the units themselves.
  peeks(node => node?.closest?.('.figs'), node => {
    const box = parse('<div class="tip areatip" role="status"></div>'), able = units(node)
    if (!able) return
    box.append(able)
    beside(box, node)
  })
  // The area of an answer lights up.
  for (const [name, on] of [['pointerover', true], ['pointerout', false], ['focusin', true], ['focusout', false]]) {
    addEventListener(name, event => {
      const answer = event.target.closest?.('.answers button, .chooser button, .news-areas li')
      const area = answer && $('[data-at]', answer)?.dataset.at
      document.getElementById(`area-${area}`)?.classList.toggle('pointed', on)
      const ground = event.target.closest?.('#hits .hit.many')
      if (answer || ground) preview(on && (answer ?? answerAt(named(ground))))
    })
  }
  addEventListener('click', event => {
    $('.turned-up')?.remove()
    const offer = event.target.closest?.('[data-quiet]')
    if (offer) spare(offer)
  })
  decline()
  let box = $('#land')?.dataset.box, orders = $('#reveal ol[id]')?.id
  beforeUpdate(() => () => {
    preview()
    decline()
    // Those that lie face down have no id.
    const turned = $('#reveal ol[id]')
    if (turned && turned.id !== orders) turnUp(turned)
    orders = turned?.id
    if ($('#land')?.dataset.box !== box) { box = $('#land')?.dataset.box; begin() }
    const goals = $$('#hits>svg')
    if (goals.length && !goals.some(goal => seen(middle([goal])))) centre(goals)
  })
}
