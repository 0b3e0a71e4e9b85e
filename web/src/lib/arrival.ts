// Coming straight to a table: everything it needs is requested at once, not one after the other.

import { boardOf } from '../games'
import type { OpenedTable } from '../wire'
import { look } from './api'
import { settings } from './settings.svelte'
import { load } from './texts.svelte'

let early: { id: string; found: Promise<OpenedTable> } | undefined

/** Start fetching the table at this address, its board and its texts. */
export function hasten(): void {
  const at = /^\/(?:table|watch)\/([^/]+)/.exec(location.pathname)
  if (!at) return
  const id = decodeURIComponent(at[1]!)
  void import('../frame/TablePage.svelte')
  early = { id, found: arrive(id) }
  early.found.catch(() => undefined)
}

/** A table; its board and texts follow on their own. */
export async function arrive(id: string): Promise<OpenedTable> {
  if (early?.id === id) {
    const { found } = early
    early = undefined
    return found
  }
  const found = await look(id)
  void boardOf(found.table.game)
  void load(settings.language, found.table.game)
  return found
}
