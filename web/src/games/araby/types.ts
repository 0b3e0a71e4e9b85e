// The view and facts of a game of Araby, as the server sends them.

import type { Seat } from '../../lib/seats'

export type When = 'now' | 'due' | 'promise'
export type Side = 'gives' | 'wants'

export interface Back {
  bandit: number
  pays: number[]
}

export interface HandCard {
  card: string
  back: Back | null
  played: boolean
}

export interface PlayerFact {
  seat: Seat
  coins: number | null
  hand_size: number
  hand: HandCard[]
  entourage: { card: string; tasked: boolean }[]
  products: Record<string, number>
  credits: Record<string, number>
  camels: number
  passed: boolean
  making: Seat | null
  defaults: number
}

export interface CaravanFact {
  owner: Seat
  /** Its place among the cities. */
  city: number
  spaces: string[]
  camels: (Seat | null)[]
  full: boolean[]
  guarded: boolean[]
  all_guarded: boolean
  /** May its owner not add to it now? */
  locked: boolean
  /** Has the active player opened it to its owner, until the turn ends? */
  unlocked: boolean
  earns: number[]
  pays: Record<string, number>
  /** Who may add camels, and until whose turn ends. */
  guests: { seat: Seat; spaces: number[]; any: number; until: Seat }[]
  open: boolean[]
}

export interface Term {
  when: When
  kind: string
  what: number | string | null
  /** The hand card set aside for it, which only its giver sees. */
  fixed?: string
  /** Choices of a card tasked for the other that are made already. */
  choices?: string[]
  /** What is promised, in words. */
  words?: string
}

export interface Offer {
  by: Seat
  to: Seat
  sent: boolean
  gives: Term[]
  wants: Term[]
}

export interface Debt {
  number: number
  by: Seat
  to: Seat
  term: Term
}

export interface Due extends Debt {
  /** Is its debtor asked to pay it now? */
  called: boolean
  /** Whom they could task for it. */
  tasks: string[]
  /** Why it cannot be paid as things stand. */
  missing: string | null
}

/** An icon that a hand card costs, and untasked cards that make it. */
export interface Advice {
  card: string
  icon: string
  tasks: string[]
}

export interface Promised extends Debt {
  turn: number
  state: 'open' | 'kept' | 'broken'
}

export interface Partner {
  seat: Seat
  free: boolean
  tasks: string[]
  opens: Record<Side, When[]>
  /** Where each of the two could put a camel now. */
  camels: Record<Side, string[]>
}

export interface Facts {
  turn: number
  turns: number
  active: Seat
  stage: 'main' | 'last'
  deck: number
  top: Back | null
  deck_known: { depth: number; card: string; back: Back | null }[]
  discard: string[]
  draft: string[]
  due: Record<string, number>
  players: PlayerFact[]
  caravans: CaravanFact[]
  offers: Offer[]
  debts: Due[]
  promises: Promised[]
  offers_left: number
  side_terms: number
  /** By card, what it asks when tasked, as far as an offer may answer it. */
  asks: Record<string, string[]>
  partners: Partner[]
  /** Whom to task before a card is paid. */
  advice: Advice[]
  /** Products that would be made in vain now. */
  lost: string[]
  names: Record<string, string>
  cities: string[]
}

export interface View {
  decision: number
  actor: number
  left: number
  chosen_from: number
  card: number
}

/** What is printed on the cards, by their numbers. */
export interface Box {
  kind: number[]
  copies: number[]
  cost: number[][]
  icons: number[]
  op: number[][]
  which: number[][]
  number: number[][]
}
