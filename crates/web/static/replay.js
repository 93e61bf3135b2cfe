// Another moment of a replay without leaving the page.

import { $, $$ } from './dom.js'
import { take } from './clipboard.js'
import { local } from './dates.js'
import { morph } from './morph.js'

let turning
let playing // the clock of a replay that goes on by itself

function stop() {
  clearTimeout(playing)
  playing = undefined
  $('[data-autoplay]')?.setAttribute('aria-pressed', false)
}

// Goes on after a while, until the end or until something else is wanted.
function goOn() {
  const next = $('.scrub [rel=next]')
  if (!next) return stop()
  $('[data-autoplay]').setAttribute('aria-pressed', true)
  playing = setTimeout(() => turn(next.href).then(() => playing && goOn()), 1500)
}

async function turn(href) {
  turning?.abort()
  turning = new AbortController()
  try {
    const answer = await fetch(href, { signal: turning.signal })
    if (!answer.ok) return location.assign(href)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    morph($('#main'), document.adoptNode($('#main', page)))
    local()
    for (const line of $$('.scrub [type=range]')) line.value = line.getAttribute('value')
    history.replaceState(null, '', href)
  } catch (error) { if (error.name !== 'AbortError') location.assign(href) }
}

if ($('.scrub')) {
  const here = location.pathname
  addEventListener('click', event => {
    const autoplay = event.target.closest('[data-autoplay]')
    if (autoplay && !playing) return goOn()
    if (playing) stop()
    if (autoplay) return
    const link = event.target.closest('a[href]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const href = new URL(link.getAttribute('href'), location.href)
    if (link.matches('[data-copied]')) {
      // What cannot be copied here can be copied from the address.
      take(href.href).then(done => done ? link.lastChild.textContent = link.dataset.copied : turn(href.href))
    } else if (href.pathname !== here) return
    else turn(href.href)
    event.preventDefault()
  })
  addEventListener('change', event => {
    stop()
    const form = event.target.form
    if (form?.matches('.scrub form')) turn(`${here}?${new URLSearchParams(new FormData(form))}`)
  })
  addEventListener('submit', event => {
    if (!event.target.matches('.scrub form')) return
    event.preventDefault()
    turn(`${here}?${new URLSearchParams(new FormData(event.target))}`)
  })
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select, textarea, dialog')) return
    const way = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key]
    if (way) { stop(); $(`.scrub [rel=${way}]`)?.click() }
  })
}
