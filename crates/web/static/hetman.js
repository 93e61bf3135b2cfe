// Keeps a page up to date and makes it pleasant. Without it every form still posts and every link still leads.
// The server sends parts of the page as HTML; they are morphed in, so that focus, scrolling and what a person is
// in the middle of stay as they are.

const root = document.documentElement
const $ = (query, within = document) => within.querySelector(query)
const $$ = (query, within = document) => [...within.querySelectorAll(query)]

/* ---- morph: makes one tree equal to another and keeps every node it can */

export function morph(have, want) {
  if (have.isEqualNode(want)) return have
  if (have.nodeName !== want.nodeName || have.id !== want.id) return have.replaceWith(want), want
  if (have.nodeType !== Node.ELEMENT_NODE) return (have.data = want.data), have
  for (const { name } of [...have.attributes]) {
    if (!want.hasAttribute(name) && !kept(have, name)) have.removeAttribute(name)
  }
  for (const { name, value } of want.attributes) {
    if (have.getAttribute(name) !== value && !kept(have, name)) have.setAttribute(name, value)
  }
  const named = new Map([...have.childNodes].filter(node => node.id).map(node => [node.id, node]))
  let at = have.firstChild // everything before it is done, it and everything behind it is still to be used
  for (const child of [...want.childNodes]) {
    const old = child.id ? named.get(child.id) : alike(at, child)
    if (!old) { have.insertBefore(child, at); continue }
    if (old === at) at = at.nextSibling
    else if (have.moveBefore) have.moveBefore(old, at)
    else have.insertBefore(old, at)
    named.delete(child.id)
    morph(old, child)
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next }
  return have
}

// What belongs to whoever looks: whether they opened a part of the page.
const kept = (node, name) => name === 'open' && node.nodeName === 'DETAILS'

function alike(node, want) {
  while (node && (node.id || node.nodeName !== want.nodeName)) node = node.nextSibling
  return node
}

export const parse = html => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild
}

/* ---- movement: a piece travels from where it was to where it is now; nothing waits for it */

const less = matchMedia('(prefers-reduced-motion:reduce)')
const calm = () => root.dataset.motion === 'off' || less.matches
const still = () => document.hidden || calm()
// A card is the same card as before if it is the same copy, counted in the order of the page.
function pieces() {
  const seen = new Map()
  const cards = $$('.pool .card[id*="-"], .hand .card, .band .card').map(node => {
    const face = node.dataset.card ?? node.id.slice(2).split('.')[0]
    seen.set(face, (seen.get(face) ?? 0) + 1)
    return [`${face} ${seen.get(face)}`, node]
  })
  return [...cards, ...$$('[data-move]').map(node => [node.dataset.move, node])]
}
const glowKey = node => node.id || node.closest('[id]')?.id + node.classList[0]
const ease = 'cubic-bezier(.2,.7,.2,1)'
const travel = { duration: 320, easing: ease }
const place = node => node?.getBoundingClientRect()
const panel = seat => $(`#who-${seat}`)?.closest('.player')
const hands = () => new Map($$('[data-hand]').map(fact => {
  const holds = fact.dataset.holds?.split(' ') ?? []
  return [fact.closest('[id]').id.slice(4), { fact, count: Number(fact.dataset.hand), holds }]
}))
const holders = () => new Map($$('#trolls li, #giant .holder').map((node, nth) => [nth, { node, by: node.dataset.held }]))

// Copies fly where the things themselves are not drawn. All are put on the page before any is measured.
function fly(flights) {
  const copies = flights.filter(({ node, from, to }) => node && from?.width && to?.width).map(({ node, from, to }) => {
    const copy = node.cloneNode(true)
    copy.removeAttribute('id')
    copy.classList.add('flight')
    copy.inert = true
    return { copy, from, to }
  })
  document.body.append(...copies.map(({ copy }) => copy))
  for (const flight of copies) flight.size = place(flight.copy)
  for (const { copy, from, to, size: { width, height } } of copies) {
    const at = (spot, size) => `translate(${spot.x + spot.width / 2 - width * size / 2}px,${spot.y + spot.height / 2 - height * size / 2}px) scale(${size})`
    copy.animate([{ transform: at(from, Math.min(1, from.width / width || 1)) }, { transform: at(to, 0.45), opacity: 0.5 }],
      { ...travel, duration: 520 }).finished.finally(() => copy.remove())
  }
}

function slide(node, was, now) {
  if (!was?.width || !now.width) return
  const [x, y] = [was.x - now.x, was.y - now.y]
  if (Math.abs(x) + Math.abs(y) < 2) return
  const from = `translate(${x}px,${y}px) scale(${was.width / now.width})`
  node.animate([{ transform: from, transformOrigin: '0 0', zIndex: 9 }, { transform: 'none', transformOrigin: '0 0', zIndex: 9 }], travel)
}

// Everything is measured before the first thing moves, so that the page is laid out once.
function remember() {
  if (document.hidden) return () => {}
  const quiet = calm()
  const places = new Map(pieces().map(([name, node]) => [name, { node, was: quiet || place(node) }]))
  const glows = new Map($$('[data-glow]').map(node => [glowKey(node), node.dataset.glow]))
  const [had, held] = quiet ? [] : [hands(), holders()]
  const fresh = node => node.dataset.glow !== (glows.get(glowKey(node)) ?? (node.matches('.stack') ? 0 : node.dataset.glow))
  return () => {
    for (const node of $$('.moved')) node.classList.remove('moved')
    const here = pieces()
    const glowing = $$('[data-glow]').filter(fresh)
    if (quiet) {
      for (const node of [...glowing, ...here.filter(([name]) => !places.has(name)).map(([, node]) => node)]) node.classList.add('moved')
      return
    }
    // Whose hand grew smaller laid down what is new, whose hand grew holds what is gone.
    const now = hands()
    const giver = [...now].find(([seat, { count }]) => count < had.get(seat)?.count)?.[1].fact
    const names = new Set(here.map(([name]) => name))
    const gone = [...places].filter(([name]) => !names.has(name))
    const deck = $('#deck')
    const from = place(deck)
    const slides = here.map(([name, node]) => {
      const was = places.get(name)?.was ?? (node.closest('#hand') ? from : place(node.closest('.player')?.querySelector('[data-hand]') ?? giver))
      return [node, was, place(node)]
    })
    const flights = []
    for (const [seat, { fact, count, holds }] of now) {
      const before = had.get(seat)
      if (!before || fact.closest('.me') || count <= before.count) continue
      const [left, to] = [[...before.holds], place(fact)]
      const taken = holds.filter(face => { const at = left.indexOf(face); return at < 0 || (left.splice(at, 1), false) })
      for (const face of taken) {
        const at = gone.findIndex(([name]) => name.startsWith(`${face} `))
        if (at >= 0) { const [[, { node, was }]] = gone.splice(at, 1); flights.push({ node, from: was, to }) }
      }
      for (let drawn = count - before.count - taken.length; drawn > 0 && drawn < 4; drawn--) flights.push({ node: deck, from, to })
    }
    for (const [nth, { node, by }] of holders()) {
      const token = $('.chit', node) ?? $('#giant h3 svg')
      if (by !== undefined && held.has(nth) && held.get(nth).by !== by) flights.push({ node: token, from: place(token), to: place(panel(by)) })
    }
    for (const node of glowing) {
      if (!node.matches('.stack') || Number(node.dataset.glow) <= Number(glows.get(glowKey(node)) ?? 0)) continue
      const home = panel(node.id.slice(2))
      flights.push({ node: home?.querySelector('.token'), from: place(home), to: place(node) })
    }
    fly(flights)
    for (const one of slides) slide(...one)
    for (const node of glowing) {
      node.animate([{ boxShadow: '0 0 0 7px #e2b23ccc', borderRadius: '99px' }, { boxShadow: '0 0 0 0 #e2b23c00', borderRadius: '99px' }],
        { duration: 600, easing: ease })
    }
  }
}

/* ---- points, one line of the account at a time; everything stays readable without it */

const sheetOf = node => node.closest('[data-sheet]')
let walking // the sheet that goes on by itself, and its clock

function stroll(sheet) {
  clearInterval(walking?.clock)
  walking = sheet && !still() ? { sheet, clock: setInterval(() => sheet.isConnected && step(sheet, sheet.at + 1), 2600) } : undefined
}

function step(sheet, at) {
  const told = $$('.lines>li', sheet)
  const rows = $$('tbody [data-step]', sheet)
  if (at >= told.length) return stroll()
  const before = sheet.at ?? -1
  sheet.at = Math.max(0, at)
  sheet.classList.add('stepping')
  told.forEach((line, nth) => line.classList.toggle('now', nth === sheet.at))
  rows.forEach((row, nth) => {
    row.classList.toggle('now', nth === sheet.at)
    row.classList.toggle('next', nth > sheet.at)
  })
  const parts = $$('.steps a', sheet)
  const part = parts.findLast(part => Number(part.dataset.go) <= sheet.at)
  for (const one of parts) {
    one.parentNode.toggleAttribute('aria-current', one === part)
    if (one === part) one.parentNode.setAttribute('aria-current', 'step')
    one.parentNode.classList.toggle('done', Number(one.dataset.go) < Number(part.dataset.go))
  }
  $('.laid', sheet)?.classList.toggle('now', sheet.at >= Number($('.laid', sheet).dataset.from))
  const next = told[sheet.at + 1]
  $('[data-to]', sheet).textContent = next ? `: ${$('h3', next).textContent}` : ''
  $('[data-walk=next]', sheet).hidden = !next
  $('[data-walk=back]', sheet).disabled = !sheet.at
  $$('tfoot td', sheet).forEach((cell, seat) => {
    const had = Number(cell.dataset.before)
    const gains = rows.slice(0, sheet.at + 1).map(row => Number(row.cells[seat + 1].dataset.gain ?? 0))
    const now = had + gains.reduce((sum, gain) => sum + gain, 0)
    count(cell, now)
    const bar = $(`.race [data-seat="${seat}"]`, sheet)
    $('.got', bar).setAttribute('width', now - had)
    count(bar.lastElementChild, now)
  })
  if (still() || sheet.at <= before) return
  for (const gain of $$('td>b', rows[sheet.at] ?? sheet.lastElementChild)) {
    gain.animate([{ transform: 'scale(1.6)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: 320, easing: ease })
  }
}

// A number runs to its new value; whoever wants no movement sees it at once.
function count(node, to) {
  const from = Number(node.textContent)
  node.run = to
  if (still() || from === to) return void (node.textContent = to)
  const start = performance.now()
  requestAnimationFrame(function run(time) {
    if (node.run !== to) return
    const part = Math.min(1, (time - start) / 400)
    node.textContent = Math.round(from + (to - from) * part)
    if (part < 1) requestAnimationFrame(run)
  })
}

function whole(sheet) {
  if (walking?.sheet === sheet) stroll()
  step(sheet, $$('.lines>li', sheet).length - 1)
  sheet.classList.remove('stepping')
  delete sheet.at
  for (const line of $$('.now, .next', sheet)) line.classList.remove('now', 'next')
  for (const part of $$('.steps li', sheet)) { part.removeAttribute('aria-current'); part.classList.remove('done') }
}

// Opens the account over the board. It is fetched once for each end of an age.
async function account(live) {
  const [walk, scored] = [$('#walk'), $('#scoring [data-scored]')?.dataset.scored]
  if (walk.dataset.of !== scored) {
    const page = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), 'text/html')
    walk.replaceChildren(...document.adoptNode($('#walk', page)).childNodes)
    walk.dataset.of = scored
  }
  if (!walk.firstChild) return
  walk.classList.add('open')
  walk.scrollTop = 0
  const last = $$('[data-sheet][open]', walk).at(-1)
  if (!last || still()) return
  step(last, 0)
  if (live) stroll(last)
}

function put(away) {
  stroll()
  if (!$('#walk.open')) return
  $('#walk').classList.remove('open')
  if (away) $('#walk-link')?.focus({ preventScroll: true })
}

let accounted
function scored() {
  const now = $('#scoring [data-scored]')?.dataset.scored
  if (now === accounted) return
  accounted = now
  if (!now) put()
  else if (!still()) account(true).catch(() => {}) // the link still leads there
}

addEventListener('click', event => {
  const target = event.target.closest('[data-walk], [data-go], #walk-link')
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (target.id === 'walk-link') {
    event.preventDefault()
    return void account().catch(() => location.assign(target.href))
  }
  if (target.dataset.walk === 'close') return put(true)
  const sheet = sheetOf(target)
  const told = $('.lines', sheet)
  if (target.dataset.go && !sheet.classList.contains('stepping')) return
  event.preventDefault()
  stroll()
  told.setAttribute('aria-live', 'polite') // now that somebody turns the pages
  const way = target.dataset.walk
  if (way === 'all') whole(sheet)
  else step(sheet, { back: sheet.at - 1, next: sheet.at + 1, first: 0 }[way] ?? Number(target.dataset.go))
})

/* ---- the socket of a table */

const table = $('[data-table]')
const words = $('#live-words')?.dataset ?? {}
let version = Number(table?.dataset.version ?? 0)
let socket, wait = 500
const pending = new Map() // requests nobody has confirmed, by key
let steps = [] // answers to give one after the other

const freshKey = () => [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(36)).join('')

function connect() {
  if (socket && socket.readyState < WebSocket.CLOSING) return
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const drawn = table.dataset.drawn ? `&drawn=${table.dataset.drawn}` : ''
  const mine = socket = new WebSocket(`${scheme}://${location.host}/t/${table.dataset.table}/live?have=${version}${drawn}`)
  mine.onopen = () => {
    wait = 500
    banner('offline')
    for (const { message } of pending.values()) mine.send(message)
  }
  mine.onmessage = ({ data }) => receive(JSON.parse(data))
  mine.onclose = ({ code }) => {
    if (mine !== socket) return
    // Logged out elsewhere: what was for their eyes only must go.
    if (code === 1008) location.reload()
    else lost()
  }
  expect(mine, () => mine.readyState !== WebSocket.CONNECTING)
}

// A connection can be dead without knowing it. What is sent twice is done once, so giving it up loses nothing.
function expect(mine, come) {
  setTimeout(() => { if (mine === socket && !come()) lost() }, 6000)
}

function lost() {
  const old = socket
  socket = null // whatever becomes of the old one is no news
  old?.close()
  if (!$('#offline')) banner('offline', words.offline, true)
  setTimeout(connect, wait * (0.8 + Math.random() * 0.4))
  wait = Math.min(wait * 1.7, 15000)
}

function receive(message) {
  if (message.regions) show(message)
  const key = (message.done ?? message.refused)?.key
  const request = pending.get(key)
  if (request) {
    pending.delete(key)
    request.button?.classList.remove('sending')
    if (message.done && request.what === 'say') request.form.reset()
  }
  if (message.done) banner('refused')
  if (message.refused) {
    steps = []
    banner('refused', message.refused.text, true, message.refused.rule)
  }
  if (steps.length && !pending.size && version !== steps.after) {
    steps.after = version
    const act = $('#act')
    const fields = Object.fromEntries(new FormData(act))
    ask('answer', { ...fields, action: steps.shift() }, act)
  }
}

function show({ regions, title, version: now, sound }) {
  delete table.dataset.drawn // as it was fetched it is no more
  const move = remember()
  const focused = document.activeElement
  const row = focused?.closest('.answers, .cards, .chairs')
  const place = row ? $$('button', row).indexOf(focused) : -1
  for (const [id, html] of Object.entries(regions)) {
    const have = document.getElementById(id)
    if (!have) return again()
    morph(have, parse(html))
  }
  if (now > version) { version = now; $('#hint')?.replaceChildren() }
  if (title) document.title = `${title} · Hetman`
  if (focused && !focused.isConnected) {
    const buttons = row?.isConnected ? $$('button', row) : $$('.answers button')
    buttons[Math.min(Math.max(place, 0), buttons.length - 1)]?.focus({ preventScroll: true })
  }
  move()
  scored()
  tip()
  tick()
  unread()
  if (sound) { play(sound); if (sound === 'turn') call() }
}

// A part the page does not have: the table is at another stage, so the whole page is due.
function again() {
  const last = Number(sessionStorage.again ?? 0)
  if (Date.now() - last > 3000) { sessionStorage.again = Date.now(); location.reload() }
}

function ask(what, fields, form, button) {
  const key = freshKey()
  const message = JSON.stringify({ do: what, fields: { ...fields, key } })
  pending.set(key, { message, what, form, button })
  // What is answered at once need not be drawn twice.
  setTimeout(() => { if (pending.has(key)) button?.classList.add('sending') }, 100)
  if (socket?.readyState !== WebSocket.OPEN) return
  socket.send(message)
  expect(socket, () => !pending.has(key))
}

addEventListener('submit', event => {
  const { target: form, submitter } = event
  if (form.matches('[data-set]')) return set(event)
  if (!table || !form.dataset.live) return
  event.preventDefault()
  if (submitter && [...pending.values()].some(({ button }) => button === submitter)) return
  steps = submitter?.dataset.then ? submitter.dataset.then.split(';') : []
  steps.after = version
  ask(form.dataset.live, Object.fromEntries(new FormData(form, submitter)), form, submitter)
  form.closest('.menu')?.removeAttribute('open')
})

/* ---- what is said over the page */

function banner(id, text, bad, rule) {
  $(`#${id}`)?.remove()
  if (!text) return
  const box = parse(`<div id="${id}" class="notice over${bad ? ' bad' : ''}" role="alert"><span></span></div>`)
  box.firstChild.textContent = text
  if (rule) box.append(parse(`<a class="rule" href="/rules/${rule.split('.')[0]}/${rule}">§</a>`))
  $('.bar').after(box)
}

// Why a thing cannot be clicked, if it cannot: it says so itself, or what it stands among does.
const whyOf = node => node?.getAttribute('aria-describedby') ?? (node && !node.form && node.closest('[data-why]')?.dataset.why)

function tip(node) {
  clearTimeout(faceOf.clock) // whoever clicked or pressed Escape waits for no other
  $('.tip')?.remove()
  const why = document.getElementById(whyOf(node))
  if (!why) return
  const box = parse('<div class="tip" role="status"></div>')
  box.append(...[...why.childNodes].map(child => child.cloneNode(true)))
  beside(box, node)
}

function beside(box, node) {
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
  for (const menu of $$('.menu[open]')) if (!menu.contains(event.target)) menu.open = false
  const hint = event.target.closest('#hint-link')
  if (hint) { event.preventDefault(); advise(hint) }
  const copy = event.target.closest('[data-copies]')
  if (copy) take($('[data-copy]').value).then(done => done ? copy.textContent = words.copied : $('[data-copy]').select())
})

// Copies a text, the old way where there is no clipboard: pages that are not encrypted have none. Tells whether it worked.
async function take(text) {
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

async function advise(link) {
  link.classList.add('sending')
  const asked = version
  try {
    const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), 'text/html')
    if (asked === version) morph($('#hint'), document.adoptNode($('#hint', page)))
  } finally { link.classList.remove('sending') }
}

/* ---- cards that are drawn small: what is printed on them, from the page of all cards, fetched once */

let faces
const faceOf = node => node?.closest('[data-faces] :is([data-move], a[href^="/cards/"])')

async function peek(node, held) {
  const from = node.closest('[data-faces]').dataset.faces
  const name = node.dataset.move ?? node.getAttribute('href').split('/').at(-1)
  faces ??= fetch(from).then(answer => answer.text()).then(text => new DOMParser().parseFromString(text, 'text/html'))
  const card = $('.icard', (await faces).getElementById(`card-${name}`) ?? document)
  if (!card || !node.isConnected || faceOf.node !== node) return
  const box = parse(`<div class="tip peek${held ? ' held' : ''}" role="status"></div>`)
  box.append(document.importNode(card, true))
  const why = !node.form && document.getElementById(whyOf(node))
  if (why) box.append(why.cloneNode(true))
  box.lastChild.removeAttribute('id')
  beside(box, node)
}

addEventListener('click', event => {
  const node = faceOf(event.target)
  if (!node || node.form || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  faceOf.node = node
  peek(node, true).catch(() => location.assign(node.href))
})
for (const [name, come] of [['pointerover', true], ['pointerout', false], ['focusin', true], ['focusout', false]]) {
  addEventListener(name, event => {
    const node = faceOf(event.target)
    if (!node || event.pointerType === 'touch' || come && faceOf.node === node || node.contains(event.relatedTarget)) return
    clearTimeout(faceOf.clock)
    faceOf.node = come ? node : undefined
    if (!come && !$('.tip.held')) return tip()
    if (come) faceOf.clock = setTimeout(() => { if (faceOf.node === node && !$('.tip.held')) peek(node).catch(() => {}) }, 250)
  })
}

/* ---- keys */

addEventListener('keydown', event => {
  if (event.key === 'Escape') { tip(); put(true); for (const menu of $$('.menu[open]')) menu.open = false }
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select, textarea, dialog')) return
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

/* ---- dates, as they are where the visitor is */

function local() {
  const times = $$('time[datetime]')
  if (!times.length) return // the words of dates take long to come
  const format = style => new Intl.DateTimeFormat({ en: 'en-GB' }[root.lang] ?? root.lang, style)
  const [day, moment] = [format({ dateStyle: 'long' }), format({ dateStyle: 'long', timeStyle: 'short' })]
  for (const time of times) {
    const at = new Date(time.dateTime)
    time.title = moment.format(at)
    if (time.dataset.when === 'day') time.textContent = day.format(at)
  }
}

/* ---- clocks, talk, sound, notifications */

function tick() {
  for (const clock of $$('.clock[data-left]')) {
    if (clock.left !== clock.dataset.left) {
      clock.left = clock.dataset.left
      clock.until = performance.now() + Number(clock.left)
    }
    const seconds = Math.max(0, Math.floor((clock.until - performance.now()) / 1000))
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    const two = number => String(number).padStart(2, '0')
    clock.lastElementChild.textContent = `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
    clock.classList.toggle('low', seconds < 30)
  }
}

let read = Math.max(0, ...$$('#said [data-at]').map(line => Number(line.dataset.at)))
function unread() {
  const chip = $('#chat .fresh')
  if (!chip) return
  const times = $$('#said [data-at]').map(line => Number(line.dataset.at))
  if ($('#chat').open) { read = Math.max(read, ...times); const list = $('#said'); list.scrollTop = list.scrollHeight }
  const count = times.filter(time => time > read).length
  chip.hidden = !count
  chip.textContent = count
}

let audio
function play(name) {
  if (root.dataset.sound !== 'on') return
  audio ??= new AudioContext()
  const notes = { turn: [523, 784], move: [330], end: [392, 494, 587] }[name] ?? []
  notes.forEach((pitch, nth) => {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + nth * 0.12]
    tone.frequency.value = pitch
    tone.type = 'triangle'
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.32)
  })
}

function call() {
  if (!document.hidden || root.dataset.notify !== 'on' || globalThis.Notification?.permission !== 'granted') return
  const note = new Notification(words.turn, { body: document.title, tag: table.dataset.table, icon: '/static/favicon.svg' })
  note.onclick = () => { focus(); note.close() }
}

/* ---- looks: seen at once, kept by the server */

function set(event) {
  const { target: form, submitter } = event
  if (!submitter?.name) return
  event.preventDefault()
  const { name, value } = submitter
  const data = { theme: 'theme', motion: 'motion', sound: 'sound', notifications: 'notify' }[name]
  if (value === 'auto' || (name === 'motion') === (value === 'on') && name !== 'theme') delete root.dataset[data]
  else root.dataset[data] = value
  for (const button of $$(`[name=${name}]`, form)) button.setAttribute('aria-pressed', button === submitter)
  fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, submitter)), redirect: 'manual' })
  if (name === 'sound') play('turn')
  if (name === 'notifications' && value === 'on') globalThis.Notification?.requestPermission()
}

/* ---- replay: another moment without leaving the page */

let turning
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
    if (way) $(`.scrub [rel=${way}]`)?.click()
  })
}

/* ---- begin */

local()
accounted = $('#scoring [data-scored]')?.dataset.scored
if (accounted) $('#walk').dataset.of = accounted
if (table) {
  connect()
  addEventListener('online', connect)
  addEventListener('offline', lost)
  setInterval(tick, 500)
  $('#chat')?.addEventListener('toggle', unread)
}
