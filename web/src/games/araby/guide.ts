// The goal of Araby, how far a player is, and whose camels would earn more.

import type { Guide } from '..'
import { seatIndex } from '../../lib/seats'
import { reader } from '../../lib/scene'
import type { Table } from '../../lib/table.svelte'
import type { Scene } from '../../wire'
import type { Facts, View } from './types'

const { viewOf, factsOf } = reader<View, Facts>()

export function guide(table: Table, scene: Scene): Guide {
  const { pays, turns } = factsOf(scene)
  const { coins, turn } = viewOf(scene)
  const earns = (seat: string) => pays.reduce((sum, caravan) => sum + caravan[seatIndex(seat)]!, 0)
  const mine = earns(table.seat!)
  const ahead = scene.seats.filter(({ seat }) => earns(seat) > mine)
  const reached = {
    turn: Math.max(turn, 1),
    turns,
    coins: coins[seatIndex(table.seat!)]!,
    earns: mine,
  }
  const players = ahead
    .map(({ seat }) => table.text('guide-ahead', { player: seat, coins: earns(seat) }))
    .join(', ')
  return {
    goal: table.text('guide-goal', reached),
    progress: table.text('guide-progress', reached),
    threats: players ? [table.text('guide-threat', { players })] : [],
  }
}
