// The view and facts of a game of Dunhuang, as the server sends them.

import type { Seat } from '../../lib/seats'

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
