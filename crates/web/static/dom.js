// What all scripts of a page share.

export const root = document.documentElement
export const $ = (query, within = document) => within.querySelector(query)
export const $$ = (query, within = document) => [...within.querySelectorAll(query)]

export const parse = html => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild
}

// Another page of this server, as a document.
export const page = async (href, options) => {
  const answer = await fetch(href, options)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

const less = matchMedia('(prefers-reduced-motion:reduce)')
export const calm = () => root.dataset.motion === 'off' || less.matches
export const still = () => document.hidden || calm()
export const ease = 'cubic-bezier(.2,.7,.2,1)'

// The page of a table, if this is one, and the words its scripts say.
export const table = $('[data-table]')
export const words = $('#live-words')?.dataset ?? {}
