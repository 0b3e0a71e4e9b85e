// A game of Dunhuang, from its view and facts.

import { reader } from '../../lib/scene'
import type { Box, Facts, View } from './types'

export const { viewOf, factsOf, boxOf } = reader<View, Facts, Box>()

/** The goods in this game, by number. */
export const goodsIn = ({ copies }: Box): number[] =>
  copies.map((_, good) => good).filter((good) => copies[good])

/** The goods in a row of counts, each with its number, without unknown cards (0). */
export function stacks(counts: number[]): { good: number; count: number }[] {
  return counts.map((count, good) => ({ good, count })).filter(({ good, count }) => good && count)
}

/** A range, or a single number. */
export const range = (low: number, high: number): string =>
  low === high ? `${low}` : `${low}–${high}`
