// Choices keep their words if all of them fit. If not, what they bring goes first (data-brief), then
// the words of those that are also on the board (data-tight).

import type { Action } from 'svelte/action'

const STEPS = ['data-brief', 'data-tight']

export const fit: Action<HTMLElement, boolean> = (node, wanted) => {
  if (!wanted) return {}
  const measure = () => {
    for (const less of STEPS) node.removeAttribute(less)
    for (const less of STEPS)
      if (node.scrollHeight > node.clientHeight + 1) node.setAttribute(less, '')
  }
  const resized = new ResizeObserver(measure)
  const changed = new MutationObserver(measure)
  resized.observe(node)
  changed.observe(node, { childList: true, subtree: true, characterData: true })
  return {
    destroy: () => {
      resized.disconnect()
      changed.disconnect()
    },
  }
}
