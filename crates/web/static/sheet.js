// Rules open beside the table instead of leaving it. The back button goes back in the sheet, then closes it.

import { $, $$, page, table } from './dom.js'

const sheet = $('#sheet')
let opener, depth = 0

async function read(href) {
  const found = await page(href)
  const hash = new URL(href, location.href).hash.slice(1)
  const rules = $('.rules', found) ?? $('#main', found)
  const body = $('.body', sheet)
  body.replaceChildren(...document.adoptNode(rules).childNodes)
  sheet.hidden = false
  // The hand stays in sight.
  sheet.style.setProperty('--under', `${Math.max(0, innerHeight - ($('#hand, #held')?.getBoundingClientRect().top ?? innerHeight))}px`)
  body.scrollTop = 0
  $$('[id]', body).find(node => node.id === hash)?.scrollIntoView()
  $('#sheet-title').focus({ preventScroll: true })
}

function close() {
  if (sheet.hidden) return
  sheet.hidden = true
  $('.body', sheet).replaceChildren()
  depth = 0
  if (opener?.isConnected) opener.focus({ preventScroll: true })
  opener = undefined
}

// Leaves the sheet the way the back button does.
const leave = () => { if (!sheet.hidden) depth ? history.go(-depth) : close() }

if (table && sheet) {
  addEventListener('click', event => {
    if (event.target.closest('[data-sheet-close]')) return leave()
    const link = event.target.closest('a[href^="/rules/"]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
    event.preventDefault()
    const href = link.getAttribute('href')
    opener ??= link
    read(href).then(() => history.pushState({ rules: href, depth: ++depth }, '')).catch(() => location.assign(href))
  })
  addEventListener('popstate', ({ state }) => {
    if (!state?.rules) return close()
    depth = state.depth
    read(state.rules).catch(() => location.assign(state.rules))
  })
  addEventListener('keydown', event => { if (event.key === 'Escape') leave() })
}
