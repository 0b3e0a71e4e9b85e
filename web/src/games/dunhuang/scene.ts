// The view and facts of a game of Dunhuang, as the server sends them.

import type { Scene } from '../../wire'
import type { Seat } from '../../lib/table.svelte'

export interface View {
  decision: number
  active: number
  camel: number
  steps: number
  chosen: number
  claim: number
  coins: number[]
  prestige: number[]
  tiles: number[]
  market: number[]
  token: number[]
  turned: number[]
  drawn: number[]
  discarded: number[]
  aside: number[][]
  hand: number[][]
  shop: number[][]
  pile_size: number
}

export interface GoodFact {
  good: string
  token: Seat | null
  turned: boolean
  shop: number[]
  hand: number[]
  leads: Seat[]
}

export interface PlayerFact {
  seat: Seat
  tokens: number
  hand_size: number
  kinds: number
  points: number
}

export interface Facts {
  to_win: { tokens: number; kinds: number }
  supply: { coins: number; prestige: number; pile: number }
  last_round: boolean
  goods: GoodFact[]
  players: PlayerFact[]
}

export const viewOf = (scene: Scene): View => scene.view as unknown as View
export const factsOf = (scene: Scene): Facts => scene.facts as unknown as Facts
export const SEATS = 'ABCD'
export const indexOf = (seat: string): number => SEATS.indexOf(seat)

/** The goods of a row of counts, each with how many; unknown cards (0) are not among them. */
export function stacks(counts: number[]): { good: number; count: number }[] {
  return counts.map((count, good) => ({ good, count })).filter(({ good, count }) => good && count)
}
