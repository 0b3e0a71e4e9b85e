import { expect, test } from 'vitest'
import { stub } from '../lib/stub'
import type { PastGame } from '../wire'
import { dealsOf, favourites, matches, opposition, scoreOf, streaks, tally, tallyBy } from './stats'

/** A game of seat A with these scores against players of these kinds. */
function game(scores: number[] | null, levels: (string | null)[] = ['greedy']): PastGame {
  const seats = ['A', 'B', 'C', 'D'].slice(0, levels.length + 1).map((seat, i) => ({
    seat,
    kind: i && levels[i - 1] ? 'bot' : 'person',
    level: i ? levels[i - 1] : null,
  }))
  const best = Math.max(...(scores ?? []))
  const winners = seats.filter((_, i) => scores?.[i] === best).map(({ seat }) => seat)
  return stub<PastGame>({ seats, yours: ['A'], outcome: scores && { scores, winners } })
}
const WON = game([9, 3])
const LOST = game([3, 9])
const ENDED = game(null)

test('only games with a result are counted', () => {
  expect(tally([WON, LOST, ENDED])).toEqual({ games: 2, wins: 1 })
  expect(scoreOf(WON)).toBe(9)
  expect(scoreOf(ENDED)).toBeUndefined()
})

test('what was used is added up over games, the most used first', () => {
  const used = (id: string, count: number) => ({ seat: 'A', what: { id }, count })
  const games = [
    stub<PastGame>({ used: [used('maid', 2), used('general', 3)] }),
    stub<PastGame>({ used: [used('maid', 2), used('farmer', 1)] }),
  ]
  expect(favourites(games, 2)).toEqual([
    { what: { id: 'maid' }, count: 4 },
    { what: { id: 'general' }, count: 3 },
  ])
})

test('deals are added up over games', () => {
  const deals = [{ seat: 'A', deals: 3, gained: 2, brought: 7 }]
  const games = [
    stub<PastGame>({ deals }),
    stub<PastGame>({ deals: [] }),
    stub<PastGame>({ deals }),
  ]
  expect(dealsOf(games)).toEqual({ deals: 6, gained: 4, brought: 14 })
})

test('streaks go back from the newest game', () => {
  expect(streaks([WON, ENDED, WON, LOST, WON, WON, WON])).toEqual({ now: 2, best: 3 })
  expect(streaks([LOST, WON])).toEqual({ now: 0, best: 1 })
  expect(streaks([])).toEqual({ now: 0, best: 0 })
})

test('the strongest bot counts, and a person more than any', () => {
  const levels = ['random', 'greedy', 'search']
  expect(opposition(game([1, 2, 3], ['greedy', 'random']), levels)).toBe('greedy')
  expect(opposition(game([1, 2, 3], ['search', null]), levels)).toBe('people')
})

test('wins are told apart by what games have in common', () => {
  const rows = tallyBy([WON, LOST, game([9, 3, 3], ['random', 'random'])], ({ seats }) =>
    String(seats.length),
  )
  expect(rows).toEqual([
    { name: '2', games: 2, wins: 1 },
    { name: '3', games: 1, wins: 1 },
  ])
})

test('all words have to be found', () => {
  expect(matches('ann tea', ['A game of tea', 'Ann'])).toBe(true)
  expect(matches('bob tea', ['A game of tea', 'Ann'])).toBe(false)
})
