// What a person's finished games come to.

import { levelOf } from '../lib/levels'
import type { PastGame, Phrase } from '../wire'

export interface Tally {
  games: number
  wins: number
}

/** A row of a table of wins. */
export interface Row extends Tally {
  /** What its games have in common. */
  name: string
}

export interface Streaks {
  /** Wins in a row up to now. */
  now: number
  best: number
}

export const PEOPLE = 'people'

/** Games that had a result, and did not go on from another. */
export const counted = (games: PastGame[]): PastGame[] =>
  games.filter(({ outcome, played_on }) => outcome && !played_on)

export const won = ({ outcome, yours }: PastGame): boolean =>
  !!outcome?.winners.some((seat) => yours.includes(seat))

/** The best score of one's own seats. */
export function scoreOf({ outcome, seats, yours }: PastGame): number | undefined {
  if (!outcome?.scores.some((points) => points)) return undefined
  return Math.max(...yours.map((own) => outcome.scores[seats.findIndex((s) => s.seat === own)]!))
}

export const opponents = ({ seats, yours }: PastGame): PastGame['seats'] =>
  seats.filter(({ seat }) => !yours.includes(seat))

/** How long a game took, in minutes. */
export const minutes = ({ created, ended }: PastGame): number =>
  Math.max(1, Math.round((ended - created) / 60))

export const tally = (games: PastGame[]): Tally => ({
  games: counted(games).length,
  wins: counted(games).filter(won).length,
})

/** Wins by what games have in common, in the order of its names. */
export function tallyBy(games: PastGame[], nameOf: (game: PastGame) => string): Row[] {
  const names = [...new Set(counted(games).map(nameOf))].sort()
  return names.map((name) => ({ name, ...tally(games.filter((game) => nameOf(game) === name)) }))
}

/** Whom one played against: people, or the strongest level of bots. levels: the weakest first. */
export function opposition(game: PastGame, levels: string[]): string {
  const others = opponents(game)
  if (others.some(({ kind }) => kind === 'person')) return PEOPLE
  const found = others.map(({ level }) => levels.indexOf(levelOf(level ?? '')))
  return levels[Math.max(...found)] ?? PEOPLE
}

/** What one used most in all games, the most used first. */
export function favourites(games: PastGame[], most = 5): { what: Phrase; count: number }[] {
  const found = new Map<string, { what: Phrase; count: number }>()
  for (const { what, count } of games.flatMap(({ used }) => used)) {
    const key = JSON.stringify(what)
    found.set(key, { what, count: count + (found.get(key)?.count ?? 0) })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).slice(0, most)
}

/** How one's deals went in all games. */
export function dealsOf(games: PastGame[]): { deals: number; gained: number; brought: number } {
  const sum = { deals: 0, gained: 0, brought: 0 }
  for (const { deals, gained, brought } of games.flatMap((game) => game.deals)) {
    sum.deals += deals
    sum.gained += gained
    sum.brought += brought
  }
  return sum
}

/** games: the newest first. */
export function streaks(games: PastGame[]): Streaks {
  const results = counted(games).map(won)
  const now = results.indexOf(false)
  let best = 0
  let run = 0
  for (const win of results) {
    run = win ? run + 1 : 0
    best = Math.max(best, run)
  }
  return { now: now < 0 ? results.length : now, best }
}

/** Does a game have these words in its names? */
export function matches(words: string, names: string[]): boolean {
  const text = names.join(' ').toLocaleLowerCase()
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
