// The socket of a table: forms are sent through it, and parts of the page come back as HTML.

import { $, $$, parse, table, words } from './dom.js'
import { morph } from './morph.js'
import { call, play } from './sound.js'
import { banner, tip } from './tips.js'

export let version = Number(table?.dataset.version ?? 0)
let socket, wait = 500
const pending = new Map() // requests that are not confirmed, by key
let steps = [] // answers to give one after the other
const listeners = []
const drawing = []

// Calls a function before each update. It may return a function that is called when the update is in the page. If that
// one only measures and returns a function that changes the page, the page is laid out once for all listeners.
export const beforeUpdate = listener => listeners.push(listener)

// Calls a function with each part of an update before it comes into the page, to add what is not sent.
export const beforeDrawing = listener => drawing.push(listener)

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
    // The visitor logged out elsewhere: what only they may see must go.
    if (code === 1008) location.reload()
    else lost()
  }
  expect(mine, () => mine.readyState !== WebSocket.CONNECTING)
}

// A connection can be dead without the browser knowing. What is sent twice is done once, so giving it up loses nothing.
function expect(mine, come) {
  setTimeout(() => { if (mine === socket && !come()) lost() }, 6000)
}

function lost() {
  const old = socket
  socket = null // what becomes of the old one does not matter
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
    delete table.dataset.pending
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
  const measures = listeners.map(listener => listener()).filter(Boolean)
  const focused = document.activeElement
  const row = focused?.closest('.answers, .cards, .chairs')
  const place = row ? $$('button', row).indexOf(focused) : -1
  for (const [id, html] of Object.entries(regions)) {
    const have = document.getElementById(id)
    if (!have) return again()
    const want = parse(html)
    for (const listener of drawing) listener(want)
    morph(have, want)
  }
  // What was asked for is in the page only with the first update after it was confirmed.
  if (!pending.size) delete table.dataset.pending
  if (now > version) { version = now; $('#hint')?.replaceChildren() }
  if (title) document.title = `${title} · Hetman`
  if (focused && !focused.isConnected) {
    const buttons = row?.isConnected ? $$('button', row) : $$('.answers button')
    buttons[Math.min(Math.max(place, 0), buttons.length - 1)]?.focus({ preventScroll: true })
  }
  tip()
  for (const move of measures.map(measure => measure()).filter(Boolean)) move()
  if (sound) { play(sound); if (sound === 'turn') call() }
}

// A part the page does not have: the table is at another stage, so the whole page is due. Not more often than every three
// seconds, whatever goes wrong.
function again() {
  table.setAttribute('aria-busy', 'true')
  const wait = Number(sessionStorage.again ?? 0) + 3000 - Date.now()
  if (wait > 0) { setTimeout(again, wait); return }
  sessionStorage.again = Date.now()
  location.reload()
}

function ask(what, fields, form, button) {
  const key = freshKey()
  const message = JSON.stringify({ do: what, fields: { ...fields, key } })
  pending.set(key, { message, what, form, button })
  table.dataset.pending = ''
  // What is answered at once need not be drawn twice.
  setTimeout(() => { if (pending.has(key)) button?.classList.add('sending') }, 100)
  if (socket?.readyState !== WebSocket.OPEN) return
  socket.send(message)
  expect(socket, () => !pending.has(key))
}

addEventListener('submit', event => {
  const { target: form, submitter } = event
  if (!table || 'lesson' in table.dataset || !form.dataset.live) return
  event.preventDefault()
  if (submitter && [...pending.values()].some(({ button }) => button === submitter)) return
  steps = submitter?.dataset.then ? submitter.dataset.then.split(';') : []
  steps.after = version
  ask(form.dataset.live, Object.fromEntries(new FormData(form, submitter)), form, submitter)
  form.closest('.menu')?.removeAttribute('open')
})

// Modules that listen are read before anything can come.
export function begin() {
  connect()
  addEventListener('online', connect)
  addEventListener('offline', lost)
}
