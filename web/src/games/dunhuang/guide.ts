// The goal of Dunhuang, how far a player is, and who may win next.

import type { Guide } from '..'
import { has } from '../../lib/scene'
import { seatIndex } from '../../lib/seats'
import type { Table } from '../../lib/table.svelte'
import type { Scene } from '../../wire'
import { boxOf, factsOf } from './scene'

export function guide(table: Table, scene: Scene): Guide {
  const facts = factsOf(scene)
  const needed = boxOf(table.about!).tokens_to_win
  const kinds = facts.kinds_to_win
  const at = seatIndex(table.seat!)
  const threatening = scene.seats.filter(
    ({ seat }) => seat !== table.seat && has(facts.may_win, seatIndex(seat)),
  )
  const reached = {
    tokens: facts.tokens[at]!,
    needed,
    held: Math.min(kinds, facts.fewest_kinds[at]!),
    kinds,
  }
  return {
    goal: table.text('guide-goal', reached),
    progress: table.text('guide-progress', reached),
    threats: threatening.map(({ seat }) => table.text('guide-threat', { player: seat })),
  }
}
