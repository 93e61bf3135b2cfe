// What a unit can do, beside it on the field and in its pile: on pointing, by keyboard and by touch.

import { $, parse } from '../dom.js'
import { peeks } from '../peek.js'
import { game } from '../reading.js'
import { explains, meaning } from '../terms.js'
import { beside, whyOf } from '../tips.js'

const thingOf = node => node?.closest?.('#field .cell, #orders .hit, .piles li:not(.god)')

// The text of the unit that a thing shows. What can be clicked on a field lies above it, at the same place.
function about(thing) {
  if (thing.matches('.piles li')) return meaning($('[id^=unit-]', thing)?.id)
  const field = thing.matches('.hit') ? $(`#field .cell.${[...thing.classList].filter(name => /^[xy]\d$/.test(name)).join('.')}`) : thing
  const unit = field && $('.unit', field)
  return unit && meaning(`unit-${unit.dataset.move.replace(/-\d+$/, '')}`)
}

const find = node => { const thing = thingOf(node); return thing && about(thing) && thing }
const slotOf = node => node?.closest?.('.slots>li')
const term = slot => `term-lumeria-manoeuvre-${slot.id.split('-')[0]}`

function show(thing) {
  const text = about(thing)
  if (!text) return
  const box = parse('<div class="tip" role="status"></div>')
  const why = !thing.form && document.getElementById(whyOf(thing))?.cloneNode(true)
  if (why) { why.removeAttribute('id'); box.append(why) }
  box.append(text)
  beside(box, thing)
}

peeks(find, show)
addEventListener('click', event => {
  const thing = find(event.target)
  if (thing && !event.target.closest('[form]')) show(thing)
})
explains(slotOf, term)

game.about = node => {
  const thing = find(node), slot = slotOf(node)
  return thing ? about(thing) : slot && meaning(term(slot))
}
