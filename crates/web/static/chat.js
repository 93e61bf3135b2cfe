// How many lines of chat were not read.

import { $, $$ } from './dom.js'
import { beforeUpdate } from './live.js'

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

beforeUpdate(() => () => void unread())
$('#chat')?.addEventListener('toggle', unread)
