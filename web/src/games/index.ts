// The games by their folders: a board, loaded when its game is played, and an emblem for the home
// page. A game without a folder gets the plain board.

import type { Component } from 'svelte'
import type { Choice, Scene } from '../wire'
import type { Seat } from '../lib/seats'
import type { Rather } from '../lib/asking.svelte'
import type { Table } from '../lib/table.svelte'

export interface Guide {
  goal: string
  progress: string
  threats: string[]
}

/** What a game adds to the frame. */
export interface GameView {
  /** The table itself with the person's own area; it shows events where they happen. */
  Board: Component<{ table: Table }>
  /** What everybody may know about a seat, for its card beside the board. */
  SeatFacts: Component<{ table: Table; scene: Scene; seat: Seat }>
  /** How the result came about, step by step. */
  Ending?: Component<{ table: Table; scene: Scene }>
  /** A small picture for a choice in the prompt bar. */
  Chip?: Component<{ table: Table; scene: Scene; choice: Choice }>
  /** The action for a click on a player. */
  seatAction?: (seat: Seat) => string
  /** Is this choice made on the board, so that the bar may show it small? */
  onBoard?: (choice: Choice) => boolean
  /** A shorter text for a choice in the bar, if it has one; an empty one for what is seldom wanted. */
  brief?: (table: Table, choice: Choice) => string | undefined
  /** What should be done before this, and why. */
  rather?: (table: Table, action: string) => Rather | undefined
  /** What wins, how far this person is, and what others threaten, for somebody's first games. */
  guide?: (table: Table, scene: Scene) => Guide
  /** The choices the bar shows, in order; by default all. */
  bar?: (table: Table, scene: Scene) => Choice[]
}

const BOARDS = import.meta.glob<{ view: GameView }>('./*/index.ts')
const EMBLEMS = import.meta.glob<Component>('./*/Emblem.svelte', {
  eager: true,
  import: 'default',
})

/** Games with their own board come first. */
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in BOARDS

export async function boardOf(game: string): Promise<GameView> {
  const load = BOARDS[`./${game}/index.ts`] ?? (() => import('./plain'))
  return (await load()).view
}

/** The picture of a game, 320 by 130. */
export const emblemOf = (game: string): Component =>
  (EMBLEMS[`./${game}/Emblem.svelte`] ?? EMBLEMS['./plain/Emblem.svelte'])!
