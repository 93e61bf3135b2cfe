// Cards are drawn small: what is printed on them is shown beside them, from the page of all cards, fetched once.

import { $, page, parse } from '../dom.js'
import { beforeUpdate } from '../live.js'
import { beside, tip, whyOf } from '../tips.js'

let faces
const faceOf = node => node?.closest('[data-faces] :is([data-move], a[href^="/cards/"])')

async function peek(node, held) {
  const from = node.closest('[data-faces]').dataset.faces
  const name = node.dataset.move ?? node.getAttribute('href').split('/').at(-1)
  faces ??= page(from)
  const card = $('.icard', (await faces).getElementById(`card-${name}`) ?? document)
  if (!card || !node.isConnected || faceOf.node !== node) return
  const box = parse(`<div class="tip peek${held ? ' held' : ''}" role="status"></div>`)
  box.append(document.importNode(card, true))
  const why = !node.form && document.getElementById(whyOf(node))
  if (why) box.append(why.cloneNode(true))
  box.lastChild.removeAttribute('id')
  beside(box, node)
}

addEventListener('click', event => {
  const node = faceOf(event.target)
  if (!node || node.form || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  faceOf.node = node
  peek(node, true).catch(() => location.assign(node.href))
})
for (const [name, come] of [['pointerover', true], ['pointerout', false], ['focusin', true], ['focusout', false]]) {
  addEventListener(name, event => {
    const node = faceOf(event.target)
    if (!node || event.pointerType === 'touch' || come && faceOf.node === node || node.contains(event.relatedTarget)) return
    clearTimeout(faceOf.clock)
    faceOf.node = come ? node : undefined
    if (!come && !$('.tip.held')) return tip()
    if (come) faceOf.clock = setTimeout(() => { if (faceOf.node === node && !$('.tip.held')) peek(node).catch(() => {}) }, 250)
  })
}

// A click, Escape or an update takes away what is shown; nothing else may come after it.
const forget = () => clearTimeout(faceOf.clock)
addEventListener('click', forget)
addEventListener('keydown', event => { if (event.key === 'Escape') forget() })
beforeUpdate(forget)
