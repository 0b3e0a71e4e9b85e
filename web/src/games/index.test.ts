import { expect, test } from 'vitest'
import { emblemOf, hasBoard } from '.'

test('a game is known by its folder; one without gets what is plain', () => {
  expect(hasBoard('plain')).toBe(true)
  expect(hasBoard('chess')).toBe(false)
  expect(emblemOf('chess')).toBe(emblemOf('plain'))
})
