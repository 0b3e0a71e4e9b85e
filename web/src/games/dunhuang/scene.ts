// A game of Dunhuang as its view and facts tell it.

import { reader } from '../../lib/scene'
import type { Box, Facts, View } from './types'

export const { viewOf, factsOf, boxOf } = reader<View, Facts, Box>()

/** The goods that there are in this game, by their numbers. */
export const goodsIn = ({ copies }: Box): number[] =>
  copies.map((_, good) => good).filter((good) => copies[good])

/** The goods of a row of counts, each with how many; unknown cards (0) are not among them. */
export function stacks(counts: number[]): { good: number; count: number }[] {
  return counts.map((count, good) => ({ good, count })).filter(({ good, count }) => good && count)
}

/** What lies between two numbers, or is one. */
export const range = (low: number, high: number): string =>
  low === high ? `${low}` : `${low}–${high}`
