// Where people touch, the first touch of a thing on the table reads it, and a button there says what it does.

import { $, $$, parse, table } from './dom.js'
import { beforeUpdate } from './live.js'
import { tip } from './tips.js'

// What a game adds: what is printed on a thing, as a node, and what taking it back or giving several answers means.
export const game = { about: () => undefined, means: () => undefined }

const box = $('#reading')
let touched = false // whether the last thing that was pressed was pressed by a finger
let of // the thing that is read

// A thing that gives an answer stands in the list of answers in words, too.
function answer(node) {
  const listed = node.form?.id === 'act' && $$('.answers button').find(one => one.value === node.value)
  const button = parse('<button type="button" class="btn go big"></button>')
  if (listed) button.append(...[...listed.children].filter(one => one.matches('b, small')).map(one => one.cloneNode(true)))
  else button.append(game.means(node) ?? node.ariaLabel ?? node.textContent)
  button.addEventListener('click', () => {
    box.close()
    // It may have been drawn again meanwhile.
    const now = node.isConnected ? node : node.id && document.getElementById(node.id)
    now?.form?.requestSubmit(now)
  })
  return button
}

async function read(node) {
  of = node
  tip()
  $('h2', box).textContent = node.ariaLabel || node.textContent
  // The button may be the name of a card alone: the question says what becomes of it.
  const asks = parse('<p class="small muted"></p>')
  asks.textContent = $('#question')?.textContent
  $('.do', box).replaceChildren(asks, answer(node))
  const about = await game.about(node)
  if (of !== node || !node.isConnected) return
  $('.printed', box).replaceChildren(...about ? [about] : [])
  if (!box.open) box.showModal()
}

if (table && box) {
  addEventListener('pointerdown', event => { touched = event.pointerType === 'touch' }, true)
  addEventListener('keydown', () => { touched = false }, true)
  addEventListener('click', event => {
    const node = event.target.closest('button.can[form]')
    if (touched && node && !node.closest('.answers, dialog')) {
      event.preventDefault()
      event.stopImmediatePropagation()
      read(node).catch(() => node.form.requestSubmit(node))
    } else if (event.target === box) box.close() // beside it
  }, true)
  box.addEventListener('close', () => { of = undefined })
  // What it says may have become untrue.
  beforeUpdate(() => () => { if (box.open && !(of?.isConnected && of.matches('.can'))) box.close() })
}
