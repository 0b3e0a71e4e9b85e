import { expect, test } from 'vitest'
import type { Seat } from '../../lib/seats'
import type { Happening } from '../../lib/playback.svelte'
import { type Asked, isAnswered, isTaken, repliesTo } from './answers'
import { add, blank, drafted, priced, priceOf } from './offering'
import type { Offer } from './types'

let n = 10
const nothing = { id: '', args: {} }
const played = (kind: string, seat: Seat, other: Seat): Happening => ({
  type: 'played',
  n: ++n,
  at: 0,
  seat,
  by: 'person',
  action: null,
  events: [{ kind, seat, fields: { other }, say: nothing }],
})
const remark = (seat: Seat, price: number): Happening => ({
  type: 'remark',
  n: ++n,
  at: 0,
  seat,
  to: 'A',
  verdict: 'priced',
  price,
  say: nothing,
})
const offer = (by: Seat, to: Seat): Offer => ({ by, to, sent: true, gives: [], wants: [] })
const asked = (): Asked => ({ id: 1, draft: blank('B'), to: ['B', 'C'], since: n })

test('answers stay with the offer, each with what was said', () => {
  const one = asked()
  const log = [
    played('offer-sent', 'A', 'B'),
    played('offer-sent', 'A', 'C'),
    played('offer-declined', 'B', 'A'),
    remark('B', 3),
  ]
  const replies = repliesTo(one, log, { offers: [offer('A', 'C')] }, 'A')
  expect(replies.map(({ state }) => state)).toEqual(['declined', 'waiting'])
  expect(replies[0]!.price).toBe(3)
  expect(isAnswered(replies)).toBe(false)
})

test('the first taker has it, the other is told that it is gone', () => {
  const one = asked()
  const log = [
    played('offer-sent', 'A', 'B'),
    played('offer-sent', 'A', 'C'),
    played('deal-made', 'A', 'C'),
    played('offer-withdrawn', 'A', 'B'),
  ]
  const replies = repliesTo(one, log, { offers: [] }, 'A')
  expect(replies.map(({ state }) => state)).toEqual(['gone', 'taken'])
  expect([isAnswered(replies), isTaken(replies)]).toEqual([true, true])
})

test('what happened to an earlier offer, or between others, is not its answer', () => {
  const before = played('offer-declined', 'B', 'A')
  const one = asked()
  const log = [
    before,
    played('offer-withdrawn', 'A', 'B'),
    played('offer-sent', 'A', 'B'),
    played('deal-made', 'B', 'C'),
  ]
  const [ben] = repliesTo(one, log, { offers: [offer('A', 'B')] }, 'A')
  expect(ben!.state).toBe('waiting')
})

test('a refusal with an offer in return is a counter-offer', () => {
  const one = asked()
  const log = [played('offer-sent', 'A', 'B'), played('offer-declined', 'B', 'A')]
  expect(repliesTo(one, log, { offers: [offer('B', 'A')] }, 'A')[0]!.state).toBe('countered')
})

test('a price goes from one side to the other', () => {
  const draft = blank('B')
  add(draft, 'wants', { when: 'now', kind: 'space', what: 5 })
  add(draft, 'gives', { when: 'promise', kind: 'coins', what: 9 })
  const dear = priced(draft, 2)
  expect([priceOf(draft), priceOf(dear), priceOf(priced(dear, -1))]).toEqual([0, 2, -1])
  expect(priced(dear, -1).wants.map(({ kind, what }) => [kind, what])).toEqual([
    ['coins', 1],
    ['space', 5],
  ])
  expect(priced(dear, 0).gives.map(({ when }) => when)).toEqual(['promise'])
})

test('a draft from elsewhere waits for its times', () => {
  const draft = drafted('B', ['C'], { gives: [{ kind: 'coins', what: 2 }], wants: [] })
  expect(draft.gives[0]).toMatchObject({ kind: 'coins', what: 2, when: 'now', fresh: true })
  expect(draft.also).toEqual(['C'])
})

test('who said yes to an offer of my choice can be chosen until something changes', () => {
  const one = asked()
  const log = [played('offer-sent', 'A', 'B'), played('offer-sent', 'A', 'C')]
  const facts = { offers: [offer('A', 'B'), offer('A', 'C')] }
  const yes = (agreed: boolean) => [{ by: 'A', to: 'C', agreed } as const]
  expect(repliesTo(one, log, facts, 'A', yes(true)).map(({ state }) => state)).toEqual([
    'waiting',
    'agreed',
  ])
  expect(isAnswered(repliesTo(one, log, facts, 'A', yes(true)).slice(1))).toBe(false)
  expect(repliesTo(one, log, facts, 'A', yes(false))[1]!.state).toBe('waiting')
})
