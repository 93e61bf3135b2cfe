// Keys of a table, and menus that close when something else is wanted.

import { $, $$ } from './dom.js'

addEventListener('keydown', event => {
  if (event.key === 'Escape') for (const menu of $$('.menu[open]')) menu.open = false
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select, textarea, dialog, #sheet')) return
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const row = document.activeElement.closest('.cards') ?? $('.answers')
  if (step && row) {
    const buttons = $$('button', row)
    const at = buttons.indexOf(document.activeElement)
    buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus()
  } else if (event.key >= '1' && event.key <= '9') $$('.answers button')[event.key - 1]?.click()
  else if (event.key === 'u') $('#undo')?.click()
  else if (event.key === 'h') $('#hint-link')?.click()
  else if (event.key === 'c' && $('#chat')) { $('#chat').open = true; $('#chat input[name=text]')?.focus() }
  else if (event.key === '?') $('#help')?.showModal()
  else return
  event.preventDefault()
})

addEventListener('click', event => {
  for (const menu of $$('.menu[open]')) if (!menu.contains(event.target)) menu.open = false
})
