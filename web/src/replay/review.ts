// Reading a review.

import { seatIndex } from '../lib/seats'
import type { Review } from '../wire'

export type Turned = Review['turned'][number]

/** A difference of chances in points of a hundred, with its sign. */
export function points(change: number): string {
  const whole = Math.round(100 * change)
  return whole > 0 ? `+${whole}` : whole < 0 ? `\u2212${-whole}` : '0'
}

/** Everybody's chances after so many moves. */
export const chancesAt = ({ points }: Review, move: number): number[] =>
  (points.findLast((point) => point.move <= move) ?? points[0])?.chances ?? []

/** The seat a turning point changed most for, and what luck and moves did to it. */
export function effectOf({ change, luck }: Turned) {
  const sizes = change.map(Math.abs)
  const seat = sizes.indexOf(Math.max(...sizes))
  return { seat, change: change[seat]!, luck: luck[seat]!, moves: change[seat]! - luck[seat]! }
}

export const accountOf = ({ accounts }: Review, seat: string) => accounts[seatIndex(seat)]
