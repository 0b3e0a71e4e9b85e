// The view and facts of a game of Dschunke, as the server sends them.

import type { Seat } from '../../lib/seats'
import type { Junk } from './scene'

export interface View {
  round: number
  first: number
  active: number
  owed: number
  stack: number
  hand: number[][]
  special: number[][]
  stack_cards: number[][]
  bid_good: number[]
  bid_count: number[]
}

export interface JunkFact {
  junk: Junk
  clockwise: Junk
  strips: number
  layers: string[]
  face_down: boolean
  goods: number | null
  any_goods: boolean
  visible: number[]
}

export interface MerchantFact {
  merchant: string
  junk: Junk | null
  next: Junk | null
  face_down: boolean
}

export interface TraineeFact {
  trainee: string
  action: string
  next: string | null
  face_down: boolean
}

export interface PlayerFact {
  seat: Seat
  money: number
  money_shown: boolean
  declared: number | null
  has_bid: boolean
  strips: number
  hand_size: number
  supply: number
  hidden_cards: number
  junks: number
  junk_bonus: number
  card_bonus: number
  end_cards: { card: string; pays: number }[]
}

export interface Facts {
  round: number
  event: string
  market: Record<string, { worth: number | 'S'; sold: boolean }>
  junks: JunkFact[]
  merchants: MerchantFact[]
  trainees: TraineeFact[]
  track: { spaces: string[]; event: string }[]
  stacks: { stack: string; cards: number; known: boolean }[]
  players: PlayerFact[]
}
