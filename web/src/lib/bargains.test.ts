import { beforeAll, expect, test, vi } from 'vitest'
import type { GameEvent, Phrase } from '../wire'
import { bargainLine } from './bargains'
import { captionOf } from './digest'
import { type LogStyles, partsOf } from './log_parts'
import type { Happening } from './moments'
import { stub } from './stub'
import type { Table } from './table.svelte'

vi.mock('./texts.svelte', () => ({ sentence: (text: string) => text, t: (key: string) => key }))
beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))

const STYLES: LogStyles = {
  offered: { bargain: 'offer' },
  closed: { bargain: 'failure' },
  dealt: { bargain: 'deal' },
  gave: { bargain: 'gift' },
}

/** A table where these things have happened to others. */
function table(...actions: GameEvent[][]): Table {
  const log = actions.map((events, i) => stub<Happening>({ type: 'played', n: i, events }))
  return stub<Table>({
    logStyles: STYLES,
    parts: partsOf(log, STYLES, null, 'A'),
    name: (seat: string) => seat.toLowerCase(),
    say: ({ id }: Phrase) => id,
    label: ({ id, args }: Phrase) => `${id} ${args!.what as string}`,
    text: (key: string, args: Record<string, string>) =>
      [key, ...Object.values(args)].filter(Boolean).join(', '),
  })
}

const event = (kind: string, seat: string, other: string, what = ''): GameEvent =>
  stub({ kind, seat, fields: { other }, say: { id: `event-${kind}`, args: { what } } })
const told = (...actions: GameEvent[][]) => {
  const shown = table(...actions)
  return shown.parts[0]!.lines.map((line) => bargainLine(shown, line))
}

test('a bargain is told by its last word', () => {
  const [offered, closed] = [event('offered', 'C', 'B'), event('closed', 'C', 'B')]
  expect(told([offered])).toEqual(['bargain-offer, b and c'])
  expect(told([offered], [closed])).toEqual(['bargain-failure, b and c'])
  expect(told([offered], [closed, event('offered', 'B', 'C')])).toEqual(['bargain-offer, b and c'])
})

test('a deal says who gives what for what', () => {
  const dealt = event('dealt', 'B', 'C')
  const [coins, space, other] = [
    event('gave', 'B', 'C', 'coins'),
    event('gave', 'C', 'B', 'space 5'),
    event('gave', 'C', 'B', 'space 6'),
  ]
  expect(told([dealt])).toEqual(['event-dealt'])
  expect(told([dealt, space, coins, other])).toEqual([
    'bargain-deal, B, C, dealt-gave coins, dealt-gave space 5 and dealt-gave space 6',
  ])
  expect(told([dealt, space])).toEqual(['bargain-present, C, B, dealt-gave space 5'])
})

test('a caption tells what bargains that are shown together came to', () => {
  const [first, second] = [event('closed', 'C', 'B'), event('offered', 'B', 'D')]
  const shown = table([event('offered', 'C', 'B')], [first], [second])
  expect(captionOf(shown, [first])).toBe('bargain-failure, b and c')
  expect(captionOf(shown, [first, second])).toBe('bargain-failure, b and c bargain-offer, b and d')
})
