// Tells what happened and what was said to those who do not see the page: in order, and each thing once.

import { $, $$, parse } from './dom.js'
import { beforeUpdate } from './live.js'

const KEPT = 40
const said = new Map() // what was told, by its number in the log or by its time in the chat

function news() {
  const events = $$('#events li[id]').reverse().map(line => [line.id, $('span:not(:empty)', line)?.textContent])
  const talk = $$('#said [data-at]').map(line => [`${line.dataset.at} ${line.textContent}`, line.textContent.trim()])
  // A number may come again with other words if something was taken back.
  return [...events, ...talk].filter(([key, text]) => text && said.get(key) !== text)
}

function tell() {
  const list = $('#announced')
  for (const [key, text] of news()) {
    said.set(key, text)
    const line = parse('<p></p>')
    line.textContent = text
    list.append(line)
  }
  while (list.childElementCount > KEPT) list.firstElementChild.remove()
}

if ($('#announced')) {
  // What stands on the page when it is opened is read there.
  for (const [key, text] of news()) said.set(key, text)
  beforeUpdate(() => () => void tell())
}
