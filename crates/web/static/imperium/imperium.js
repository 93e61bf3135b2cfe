// Cards show their text where there is room; what is printed on them is shown beside them, from the page of the card.

import { $, $$, page, parse } from '../dom.js'
import { beforeDrawing, beforeUpdate } from '../live.js'
import { morph } from '../morph.js'
import { peeks } from '../peek.js'
import { game } from '../reading.js'
import { beside, whyOf } from '../tips.js'

// The page carries the text of each card once; what comes in an update has empty places for them.
const texts = new Map($$('#texts>[data-text]').map(text => [text.dataset.text, text]))
beforeDrawing(node => {
  for (const place of $$('[data-t]', node)) {
    const text = texts.get(place.dataset.t)
    if (text) place.replaceChildren(...text.cloneNode(true).childNodes)
  }
})

// When the game ends, every card with its points is fetched: it is too long for an update.
beforeUpdate(() => () => {
  if (!$('.ask.over') || $('#walk>*')) return
  page(location.href).then(whole => morph($('#walk'), document.adoptNode($('#walk', whole)))).catch(() => {})
})

const faces = new Map() // by the address of the page
const faceOf = node => node?.closest?.('[data-faces] [data-move], :is(.purse, .civ, .worth) a[href^="/cards/"]')

// The card as it is printed.
async function printed(node) {
  const href = node.getAttribute('href') ?? `${$('[data-faces]').dataset.faces}/${node.dataset.move}`
  if (!faces.has(href)) faces.set(href, page(href))
  const card = $('.icard', await faces.get(href))
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

// An answer that is likely a mistake is given when it is chosen twice.
addEventListener('click', event => {
  const button = event.target.closest('button[data-warning]')
  if (!button || button.matches('.sure')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  button.classList.add('sure')
  const box = parse('<div class="tip" role="alert"></div>')
  box.textContent = button.dataset.warning
  beside(box, button)
}, true)

// With another box other nations are offered; what is no longer offered is not chosen.
const opening = $('form.opening:has([name=box])')
opening?.addEventListener('change', event => {
  if (event.target.name !== 'box') return
  const offered = node => getComputedStyle(node).display !== 'none'
  const lists = $$('select[name=nations]', opening)
  for (const [at, list] of lists.entries()) {
    const fit = [...list.options].filter(offered)
    if (!fit.includes(list.selectedOptions[0])) fit[at].selected = true
  }
  const bot = $('[name=bot]:checked', opening)
  if (bot && !offered(bot.closest('label'))) $('[name=bot]', opening).checked = true
})
