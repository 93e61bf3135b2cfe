// Theme, movement, sound and notifications: seen at once, kept by the server.

import { $$, root } from './dom.js'
import { play } from './sound.js'

addEventListener('submit', event => {
  const { target: form, submitter } = event
  if (!form.matches('[data-set]') || !submitter?.name) return
  event.preventDefault()
  const { name, value } = submitter
  const data = { theme: 'theme', motion: 'motion', sound: 'sound', notifications: 'notify' }[name]
  if (value === 'auto' || (name === 'motion') === (value === 'on') && name !== 'theme') delete root.dataset[data]
  else root.dataset[data] = value
  for (const button of $$(`[name=${name}]`, form)) button.setAttribute('aria-pressed', button === submitter)
  fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, submitter)), redirect: 'manual' })
  if (name === 'sound') play('turn')
  if (name === 'notifications' && value === 'on') globalThis.Notification?.requestPermission()
})
