// What the expert would do, fetched and shown without leaving the page.

import { $, page } from './dom.js'
import { version } from './live.js'
import { morph } from './morph.js'

async function advise(link) {
  link.classList.add('sending')
  const asked = version
  try {
    const answer = await page(link.href)
    if (asked === version) morph($('#hint'), document.adoptNode($('#hint', answer)))
  } finally { link.classList.remove('sending') }
}

addEventListener('click', event => {
  const link = event.target.closest('#hint-link')
  if (!link) return
  event.preventDefault()
  advise(link)
})
