import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDaySolved, keep, puzzleIn, resultsOf, streak } from './puzzles'

const NOON = Date.UTC(2026, 10, 18, 12)
const DAY = 86_400_000

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a puzzle is told from a lesson', () => {
  expect(puzzleIn('puzzle-2-abc')).toBe('2-abc')
  expect(puzzleIn('first')).toBeUndefined()
  expect(puzzleIn(null)).toBeUndefined()
})

test('the first result counts', () => {
  keep('one', 'a', 'missed', '2026-11-18')
  keep('one', 'a', 'solved', '2026-11-18')
  expect(resultsOf('one')).toEqual({ a: 'missed' })
  expect(resultsOf('two')).toEqual({})
  expect(isDaySolved('one', '2026-11-18')).toBe(false)
})

test('a streak goes on until a day is left out', () => {
  expect(streak(NOON)).toBe(0)
  keep('one', 'a', 'solved', '2026-11-16')
  keep('two', 'b', 'solved', '2026-11-17')
  expect(streak(NOON)).toBe(2)
  keep('two', 'c', 'solved', '2026-11-18')
  expect(streak(NOON)).toBe(3)
  expect(streak(NOON + DAY)).toBe(3)
  expect(streak(NOON + 2 * DAY)).toBe(0)
  keep('two', 'd', 'solved') // not of a day
  expect(streak(NOON + DAY)).toBe(3)
})
