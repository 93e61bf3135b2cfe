// Makes one tree of nodes equal to another and keeps every node it can, so that focus, scrolling and what a person is in
// the middle of stay as they are.

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

// What belongs to the visitor: whether they opened a part of the page.
const kept = (node, name) => name === 'open' && node.nodeName === 'DETAILS'

function alike(node, want) {
  while (node && (node.id || node.nodeName !== want.nodeName)) node = node.nextSibling
  return node
}
