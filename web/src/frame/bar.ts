// What the prompt bar offers now. The frame reads number keys by it, so that a number takes what it
// stands beside.

import type { GameView } from '../games'
import type { Table } from '../lib/table.svelte'
import { keyed, type Keyed } from '../lib/slips'
import type { Phrase, Scene } from '../wire'

export function offeredIn(table: Table, view: GameView, scene: Scene): Keyed[] {
  const { chosen, suggested } = table.asking
  if (chosen) return keyed([chosen])
  if (!suggested) return keyed(view.bar?.(table, scene) ?? scene.legal)
  const meant = table.choice(suggested.action)
  return keyed([...suggested.choices, ...(meant ? [meant] : [])])
}

/** What to bear in mind stands apart from what a choice brings. */
export const isCaution = ({ id }: Phrase): boolean => /^(advice|warning)-/.test(id)
