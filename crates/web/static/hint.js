// What the expert would do, fetched and shown without leaving the page.

import { $, page } from './dom.js'
import { version } from './live.js'
import { morph } from './morph.js'

async function advise(link) {
  link.classList.add('sending')
  const asked = version
  try {
    const answer = await page(link.href)
    if (asked !== version) return
    morph($('#hint'), document.adoptNode($('#hint', answer)))
    // On a phone it stands below the board.
    if (matchMedia('(max-width:820px)').matches) $('#hint').scrollIntoView({ block: 'start' })
  } finally { link.classList.remove('sending') }
}

addEventListener('click', event => {
  const link = event.target.closest('#hint-link')
  if (!link) return
  event.preventDefault()
  advise(link)
})
