// Keyboard shortcuts: never while somebody types, and letters and numbers only if switched on.

import { settings } from './settings.svelte'

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return !!element?.closest?.(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
  )
}

/** The key pressed, if it is a shortcut. */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null
  if (/^[a-z0-9?]$/i.test(event.key) && !settings.letters) return null
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}
