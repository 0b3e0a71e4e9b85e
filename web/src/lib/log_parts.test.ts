import { expect, test } from 'vitest'
import type { GameEvent } from '../wire'
import type { Happening } from './moments'
import { stub } from './stub'
import { deedsOf, eventsIn, partsOf, type LogStyles } from './log_parts'

const LOG_STYLES: LogStyles = {
  began: { opens: 'turn' },
  bid: { opens: 'bidding', folds: true },
  passed: { folds: true },
  camel: { digest: { name: 'camels' } },
  earned: { digest: { name: 'coins', adds: 'coins' } },
  gained: { digest: { name: 'coins', adds: 'coins' } },
  paid: { digest: { name: 'paid', adds: 'coins', each: 'other' } },
  played: { digest: { name: 'played', lists: 'card' } },
  offered: { bargain: 'offer' },
  closed: { bargain: 'failure' },
  dealt: { bargain: 'deal' },
  gave: { bargain: 'gift' },
  lent: { bargain: 'loan' },
  walked: { bargain: 'gift' },
}

type Fields = GameEvent['fields']

function event(kind: string, seat: string, fields: Fields = {}): GameEvent {
  const args = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [[name, typeof value === 'number' ? value : { id: value }]],
    ),
  )
  return stub<GameEvent>({ kind, seat, fields, say: { id: kind, args } })
}

const logOf = (...actions: GameEvent[][]): Happening[] =>
  actions.map((events, i) => stub<Happening>({ type: 'played', n: i + 1, seat: 'A', events }))

test('a turn is a part; what opens another part that goes on already opens none', () => {
  const log = logOf(
    [event('camel', 'A'), event('began', 'B')],
    [event('camel', 'B'), event('began', 'B')],
    [event('bid', 'A')],
    [event('bid', 'B')],
  )
  const parts = partsOf(log, LOG_STYLES).map(({ key, opens, seat }) => [key, opens, seat])
  expect(parts).toEqual([
    ['1.0', '', null],
    ['1.1', 'turn', 'B'],
    ['2.1', 'turn', 'B'],
    ['3.0', 'bidding', null],
  ])
})

test('the first turn is a part of its own though no event opens it', () => {
  const joined = stub<Happening>({ type: 'seated', n: 1, seat: 'A' })
  const [first, second] = logOf([event('camel', 'C')], [event('began', 'B')])
  const parts = partsOf([joined, { ...first!, n: 2 }, { ...second!, n: 3 }], LOG_STYLES, 'A')
  expect(parts.map(({ key, opens, seat }) => [key, opens, seat])).toEqual([
    ['start', '', null],
    ['2.0', 'turn', 'A'],
    ['3.0', 'turn', 'B'],
  ])
})

test('passes one after the other are one line, up to what is between them', () => {
  const log = logOf(
    [event('passed', 'A')],
    [event('passed', 'B')],
    [event('passed', 'C'), event('camel', 'C')],
    [event('passed', 'D')],
  )
  const lines = partsOf(log, LOG_STYLES)[0]!.lines
  expect(lines.map(({ events }) => events.map(({ seat }) => seat))).toEqual([
    ['A', 'B', 'C'],
    ['C'],
    ['D'],
  ])
  expect(lines.map(({ key, last }) => [key, last])).toEqual([
    ['1.0', '3.0'],
    ['3.1', '3.1'],
    ['4.0', '4.0'],
  ])
})

const kindsIn = (log: Happening[], reader: GameEvent['seat'] = 'A') =>
  partsOf(log, LOG_STYLES, null, reader)[0]!.lines.map(({ events, bargain }) => [
    bargain,
    events.map(({ kind }) => kind).join(' '),
  ])
const between = (kind: string, seat: string, other: string) => event(kind, seat, { other })

test('a bargain of two others is one line, whatever passes and bargains come between', () => {
  const log = logOf(
    [between('offered', 'B', 'C')],
    [event('passed', 'D')],
    [between('offered', 'D', 'B')],
    [between('closed', 'B', 'C'), between('offered', 'C', 'B')],
    [event('camel', 'D')],
    [between('closed', 'C', 'B')],
  )
  expect(kindsIn(log)).toEqual([
    [undefined, 'passed'],
    ['B D', 'offered'],
    ['B C', 'offered closed offered'],
    [undefined, 'camel'],
    ['B C', 'closed'],
  ])
  const line = partsOf(log, LOG_STYLES, null, 'A')[0]!.lines[2]!
  expect([line.key, line.last, line.n]).toEqual(['1.0', '4.1', 4])
})

test("a reader's own bargains are told line by line", () => {
  const log = logOf([between('offered', 'B', 'A')], [between('closed', 'B', 'A')])
  expect(kindsIn(log)).toEqual([
    [undefined, 'offered'],
    [undefined, 'closed'],
  ])
  expect(kindsIn(log, null)).toEqual([['A B', 'offered closed']])
})

test('what changes hands in a deal is part of it, and what comes of it is not', () => {
  const log = logOf(
    [between('offered', 'B', 'C')],
    [
      between('dealt', 'B', 'C'),
      between('gave', 'B', 'C'),
      between('lent', 'C', 'B'),
      event('walked', 'B'),
      event('camel', 'B'),
    ],
    [between('gave', 'B', 'C')],
  )
  expect(kindsIn(log)).toEqual([
    ['B C', 'offered dealt gave lent'],
    [undefined, 'walked'],
    [undefined, 'camel'],
    [undefined, 'gave'],
  ])
})

test('after a deal the same two begin another line', () => {
  const log = logOf(
    [between('dealt', 'B', 'C'), event('walked', 'B')],
    [between('offered', 'C', 'B')],
  )
  expect(kindsIn(log)).toEqual([
    ['B C', 'dealt walked'],
    ['B C', 'offered'],
  ])
})

test('a digest counts, adds up, names, and tells players apart', () => {
  const events = [
    event('earned', 'C', { coins: 7 }),
    event('played', 'C', { card: 'courage' }),
    event('camel', 'C'),
    event('paid', 'C', { other: 'B', coins: 2 }),
    event('camel', 'C'),
    event('gained', 'C', { coins: 1 }),
    event('paid', 'C', { other: 'A', coins: 1 }),
    event('paid', 'C', { other: 'B', coins: 3 }),
    event('earned', 'A', { coins: 0 }),
    event('gained', 'B', { coins: 4 }),
    event('played', 'C', { card: 'wisdom' }),
  ]
  const said = deedsOf(events, LOG_STYLES).map(({ seat, items }) => [
    seat,
    items.map(({ id, args }) => [id, args!.count, args!.names ?? args!.other]),
  ])
  expect(said).toEqual([
    [
      'C',
      [
        ['digest-coins', 8, undefined],
        ['digest-played', 2, [{ id: 'courage' }, { id: 'wisdom' }]],
        ['digest-camels', 2, undefined],
        ['digest-paid', 5, { id: 'B' }],
        ['digest-paid', 1, { id: 'A' }],
      ],
    ],
    ['B', [['digest-coins', 4, undefined]]],
  ])
})

test('what a reader may not know is in no digest', () => {
  const hidden = event('played', 'B', { card: null })
  expect(deedsOf([hidden], LOG_STYLES)).toEqual([])
})

test('what was taken back stands in the log and not in the digest', () => {
  const log = [
    ...logOf([event('began', 'A')], [event('camel', 'A')]),
    stub<Happening>({ type: 'taken-back', n: 3, back: 2, seat: 'A' }),
  ]
  const [turn] = partsOf(log, LOG_STYLES)
  expect(turn!.lines.map(({ gone }) => gone)).toEqual([false, true, false])
  expect(eventsIn(turn!).map(({ kind }) => kind)).toEqual(['began'])
})
