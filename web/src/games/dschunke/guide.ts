// The goal of Dschunke, how far a player is, and who shows crates everywhere.

import type { Guide } from '..'
import { seatIndex } from '../../lib/seats'
import type { Table } from '../../lib/table.svelte'
import type { Scene } from '../../wire'
import { factsOf, JUNKS, ROUNDS, viewOf } from './scene'

export function guide(table: Table, scene: Scene): Guide {
  const facts = factsOf(scene)
  const { money } = viewOf(scene)
  const at = seatIndex(table.seat!)
  const everywhere = scene.seats.filter(
    ({ seat }) => seat !== table.seat && facts.junks[seatIndex(seat)] === JUNKS.length,
  )
  const reached = {
    rounds: ROUNDS,
    yuan: money[at]!,
    bonus: facts.junk_bonus[at]! + facts.card_bonus[at]!,
  }
  return {
    goal: table.text('guide-goal', reached),
    progress: table.text('guide-progress', reached),
    threats: everywhere.map(({ seat }) =>
      table.text('guide-threat', { player: seat, yuan: facts.junk_bonus[seatIndex(seat)]! }),
    ),
  }
}
