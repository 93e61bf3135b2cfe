// Dates, as they are where the visitor is.

import { $$, root } from './dom.js'

export function local() {
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

local()
