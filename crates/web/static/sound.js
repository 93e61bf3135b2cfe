// Sound, and the browser's notifications.

import { root, table, words } from './dom.js'

let audio
export function play(name) {
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

export function call() {
  if (!document.hidden || root.dataset.notify !== 'on' || globalThis.Notification?.permission !== 'granted') return
  const note = new Notification(words.turn, { body: document.title, tag: table.dataset.table, icon: new URL('favicon.svg', import.meta.url).href })
  note.onclick = () => { focus(); note.close() }
}
