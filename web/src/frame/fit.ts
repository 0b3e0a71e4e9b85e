// Choices keep their words if all of them fit. If not, those that are also on the board lose theirs.

import type { Action } from 'svelte/action'

export const fit: Action<HTMLElement, boolean> = (node, wanted) => {
  if (!wanted) return {}
  const measure = () => {
    node.removeAttribute('data-tight')
    node.toggleAttribute('data-tight', node.scrollHeight > node.clientHeight + 1)
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
