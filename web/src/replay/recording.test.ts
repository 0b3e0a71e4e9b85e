import { expect, test } from 'vitest'
import { stub } from '../lib/stub'
import type { Recording } from '../wire'
import { marksOf, momentsOf } from './recording'

const STYLES = { 'turn-began': { opens: 'turn' }, 'round-began': { opens: 'round' } }

/** A recording in which each step tells these events: a kind, and a seat. */
function recording(...steps: string[]): Recording {
  let n = 0
  const updates = steps.map((told, i) => {
    const events = told.split(' ').map((event) => {
      const [kind, seat = null] = event.split(':')
      return { kind, seat, fields: {}, say: { id: kind } }
    })
    const happenings = told ? [{ type: 'played', n: ++n, events }] : []
    return { move: i + 1, update: { n, happenings, changes: { decision: `after ${i + 1}` } } }
  })
  const scene = { decision: 'start', legal: ['x'], undo: true, view: null, facts: null }
  return stub<Recording>({ first: { n: 0, happenings: [], scene }, steps: updates })
}

test('each step that tells something is a moment, and nothing is asked in it', () => {
  const moments = momentsOf(recording('took', '', 'paid'))
  expect(moments.map(({ move }) => move)).toEqual([0, 2, 3])
  expect(moments.map(({ scene }) => scene.decision)).toEqual(['start', 'after 2', 'after 3'])
  expect(moments.map(({ log }) => log.length)).toEqual([0, 1, 2])
  expect([moments[0]!.scene.legal, moments[0]!.choices]).toEqual([[], ['x']])
})

test('turns are stretches of their players; a round begins with the first player', () => {
  const told = ['deal', 'turn-began:B', 'took:B', 'turn-began:A', 'took:A', 'turn-began:B']
  const { stretches, rounds } = marksOf(momentsOf(recording(...told)), STYLES)
  expect(stretches).toEqual([
    { seat: null, from: 1, to: 2 },
    { seat: 'B', from: 2, to: 4 },
    { seat: 'A', from: 4, to: 6 },
    { seat: 'B', from: 6, to: 7 },
  ])
  expect(rounds).toEqual([2, 6])
})

test('rounds of the game itself count', () => {
  const told = ['round-began', 'turn-began:A', 'turn-began:B', 'round-began turn-began:A']
  const { stretches, rounds } = marksOf(momentsOf(recording(...told)), STYLES)
  expect(rounds).toEqual([1, 4])
  expect(stretches.at(-1)).toEqual({ seat: 'A', from: 4, to: 5 })
})
