// Cards are drawn small: what is printed on them is shown beside them, from the page of all cards, fetched once.

import { $, page, parse } from '../dom.js'
import { peeks } from '../peek.js'
import { game } from '../reading.js'
import { beside, whyOf } from '../tips.js'

let faces
const faceOf = node => node?.closest?.('[data-faces] :is([data-move], a[href^="/cards/"])')

// The card as it is printed.
async function printed(node) {
  faces ??= page(node.closest('[data-faces]').dataset.faces)
  const name = node.dataset.move ?? node.getAttribute('href').split('/').at(-1)
  const card = $('.icard', (await faces).getElementById(`card-${name}`) ?? document)
  return card && document.importNode(card, true)
}

async function show(node, wanted, held) {
  const card = await printed(node)
  if (!card || !wanted()) return
  const box = parse(`<div class="tip peek${held ? ' held' : ''}" role="status"></div>`)
  box.append(card)
  const why = !node.form && document.getElementById(whyOf(node))
  if (why) { box.append(why.cloneNode(true)); box.lastChild.removeAttribute('id') }
  beside(box, node)
}

const want = peeks(faceOf, (node, wanted) => show(node, wanted).catch(() => {}))
addEventListener('click', event => {
  const node = faceOf(event.target)
  if (!node || node.form || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  show(node, want(node), true).catch(() => location.assign(node.href))
})

game.about = node => faceOf(node) ? printed(node) : undefined
