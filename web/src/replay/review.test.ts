import { expect, test } from 'vitest'
import { stub } from '../lib/stub'
import type { Review } from '../wire'
import { chancesAt, effectOf, points } from './review'

test('points have a sign and no fractions', () => {
  expect([0.123, -0.047, 0.001].map(points)).toEqual(['+12', '\u22125', '0'])
})

test('chances are those after the last move that was looked at', () => {
  const review = stub<Review>({
    points: [
      { move: 0, chances: [0.5, 0.5] },
      { move: 4, chances: [0.7, 0.3] },
    ],
  })
  expect(chancesAt(review, 3)).toEqual([0.5, 0.5])
  expect(chancesAt(review, 9)).toEqual([0.7, 0.3])
  expect(chancesAt(stub<Review>({ points: [] }), 3)).toEqual([])
})

test('a turning point is told by whom it changed most for, luck and moves apart', () => {
  const found = effectOf({ move: 3, seat: 'A', change: [0.1, -0.3], luck: [0, -0.2] })
  expect(found).toMatchObject({ seat: 1, change: -0.3, luck: -0.2 })
  expect(found.moves).toBeCloseTo(-0.1)
})
