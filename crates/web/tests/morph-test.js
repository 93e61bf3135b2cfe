// Random trees, morphed into one another in a browser: the outcome must equal what was wanted, and named nodes that
// stay among the same siblings must stay the same nodes. The verdict stands in the title and in #result.

import { morph } from '/static/any/morph.js'

let seed = 12345
const roll = sides => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor(seed / 4294967296 * sides)
}
const names = ['div', 'span', 'button', 'li', 'b']

function tree(depth, ids) {
  const node = document.createElement(names[roll(names.length)])
  if (roll(3) === 0 && ids.length) node.id = ids.splice(roll(ids.length), 1)[0]
  for (const name of ['class', 'title', 'data-n']) if (roll(3) === 0) node.setAttribute(name, 'v' + roll(4))
  const children = depth ? roll(6) : 0
  for (let nth = 0; nth < children; nth++) {
    const what = roll(5)
    if (what === 0) node.append('text ' + roll(4))
    else if (what === 1) node.append(document.createComment('c' + roll(3)))
    else node.append(tree(depth - 1, ids))
  }
  return node
}

const fresh = () => Array.from({ length: 12 }, (_, nth) => 'n' + nth)
let wrong = 0, kept = 0, could = 0
for (let round = 0; round < 1500; round++) {
  const box = document.createElement('section')
  document.body.append(box)
  const [have, want] = [tree(4, fresh()), tree(4, fresh())]
  want.id = have.id
  box.append(have)
  const wish = want.cloneNode(true)
  const before = new Map([...have.children].filter(node => node.id).map(node => [node.id, node]))
  const result = morph(have, want)
  if (!result.isEqualNode(wish) || box.childNodes.length !== 1) wrong++
  if (result === have) {
    for (const node of result.children) {
      const old = before.get(node.id)
      if (old && old.nodeName === node.nodeName) { could++; if (old === node) kept++ }
    }
  }
  box.remove()
}
const verdict = wrong || kept !== could ? `${wrong} wrong, ${kept} of ${could} kept` : 'right'
document.title = verdict
document.querySelector('#result').textContent = verdict
