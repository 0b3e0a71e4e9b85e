import { beforeAll, expect, test, vi } from 'vitest'
import type { Phrase } from '../wire'
import { digestOf } from './digest'
import { partsOf } from './log_parts'
import type { Happening } from './moments'
import { stub } from './stub'
import type { Table } from './table.svelte'

vi.mock('./texts.svelte', () => ({ sentence: (text: string) => text, t: (key: string) => key }))
beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))

const STYLES = { bid: { opens: 'bidding', folds: true }, began: { opens: 'turn' } }
const table = stub<Table>({
  logStyles: STYLES,
  name: (seat: string) => seat,
  say: ({ id }: Phrase) => `${id}.`,
  text: (key: string, { players }: { players: string }) => `${key} ${players}.`,
})

function digest(...events: [kind: string, seat: string][]): string {
  const log = events.map(([kind, seat], i) =>
    stub<Happening>({
      type: 'played',
      n: i,
      seat,
      events: [{ kind, seat, fields: {}, say: { id: kind } }],
    }),
  )
  return digestOf(table, partsOf(log, STYLES).at(-1)!)
}

test('lines that are folded in the log are folded in its digest', () => {
  expect(digest(['bid', 'A'], ['bid', 'B'])).toBe('event-bid-together A and B.')
})

test('the event that only opens a part is not told again', () => {
  expect(digest(['began', 'A'], ['rests', 'A'])).toBe('rests.')
})
