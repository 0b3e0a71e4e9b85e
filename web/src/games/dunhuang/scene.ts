// A game of Dunhuang as its view and facts tell it.

import { reader } from '../../lib/scene'
import type { Facts, View } from './types'

export const { viewOf, factsOf } = reader<View, Facts>()

/** The goods of a row of counts, each with how many; unknown cards (0) are not among them. */
export function stacks(counts: number[]): { good: number; count: number }[] {
  return counts.map((count, good) => ({ good, count })).filter(({ good, count }) => good && count)
}
