// What is said over the page: banners, and why a thing cannot be clicked.

import { $, parse } from './dom.js'

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

export function beside(box, node) {
  $('.tip')?.remove()
  document.body.append(box)
  const [at, size] = [node.getBoundingClientRect(), box.getBoundingClientRect()]
  const above = at.top > size.height + 16
  box.style.left = `${Math.max(8, Math.min(at.x + at.width / 2 - size.width / 2, innerWidth - size.width - 8))}px`
  box.style.top = `${above ? at.top - size.height - 8 : Math.min(at.bottom + 8, innerHeight - size.height - 8)}px`
}

addEventListener('click', event => {
  const button = event.target.closest('button, div.cell')
  if (button?.ariaDisabled === 'true') event.preventDefault()
  if (!event.target.closest('.tip')) tip(button)
})
addEventListener('keydown', event => { if (event.key === 'Escape') tip() })
