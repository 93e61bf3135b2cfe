// Copies a text, the old way where there is no clipboard: pages that are not encrypted have none. Tells whether it worked.

import { $, parse, words } from './dom.js'

export async function take(text) {
  try { return await navigator.clipboard.writeText(text), true } catch { /* the old way, then */ }
  const field = parse('<textarea class="vh" aria-hidden="true"></textarea>')
  const focused = document.activeElement
  field.value = text
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return done
}

addEventListener('click', event => {
  const copy = event.target.closest('[data-copies]')
  if (copy) take($('[data-copy]').value).then(done => done ? copy.textContent = words.copied : $('[data-copy]').select())
})
