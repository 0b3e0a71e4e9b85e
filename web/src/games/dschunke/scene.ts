// A game of Dschunke as its view, its facts and its log tell it.

import type { Event } from '../../wire'
import type { Seat } from '../../lib/seats'
import type { Happening } from '../../lib/playback.svelte'
import type { Table } from '../../lib/table.svelte'
import { reader } from '../../lib/scene'
import type { Facts, JunkFact, View } from './types'

export const JUNKS = ['grey', 'orange', 'purple', 'brown', 'white'] as const
export const GOODS = ['none', 'spice', 'vegetables', 'fish', 'rice'] as const
/** What a fist can hold: nothing, cards of one good, or one card each of two goods. */
export const FISTS: string[] = [
  ...GOODS,
  ...GOODS.slice(1).flatMap((one, i) => GOODS.slice(i + 2).map((other) => `${one}-${other}`)),
]
export const STACKS = ['square', 'circle', 'triangle', 'star'] as const
const PLAIN = ['none', 'extra-supply', 'win-ties', 'exchange', 'load', 'goods', 'move']
export const SPECIALS: string[] = [
  ...PLAIN,
  ...['money', 'eight', 'twelve'].flatMap((kind) => JUNKS.map((junk) => `${kind}-${junk}`)),
]
export const ROUNDS = 10

export type Junk = (typeof JUNKS)[number]
export type Good = (typeof GOODS)[number]

export const { viewOf, factsOf } = reader<View, Facts>()
export const goodOf = (junk: string): Good => GOODS[JUNKS.indexOf(junk as Junk)] ?? 'none'
export const junkOf = (good: string): Junk => JUNKS[GOODS.indexOf(good as Good)] ?? 'grey'

/** The junks as they lie side by side, clockwise from the first. */
export function moored(facts: Facts): JunkFact[] {
  const by = new Map(facts.junks.map((junk) => [junk.junk, junk]))
  const found = [facts.junks[0]!]
  while (found.length < facts.junks.length) found.push(by.get(found[found.length - 1]!.clockwise)!)
  return found
}

/** What a special card is, by its name: its kind, and the junks it is about. */
export interface Special {
  name: string
  kind: string
  junk?: Junk
  second?: Junk
}

export function specialOf(table: Table, name: string): Special {
  const [, kind, junk] = /^(money|eight|twelve)-(\w+)$/.exec(name) ?? []
  if (!kind) return { name, kind: name }
  const second = (table.about?.box.second as number[] | undefined)?.[JUNKS.indexOf(junk as Junk)]
  return {
    name,
    kind,
    junk: junk as Junk,
    second: kind === 'twelve' && second !== undefined ? JUNKS[second] : undefined,
  }
}

export function specialName(table: Table, special: Special): string {
  const junk = (name?: Junk) => (name ? table.text(`junk-${name}`) : '')
  return table.text(`special-${special.kind}`, {
    junk: junk(special.junk),
    second: junk(special.second),
  })
}

export const specialDoes = (table: Table, special: Special): string =>
  table.text(`special-${special.kind}-does`)

/** The special cards among counts, one entry a kind. */
export function specialsIn(table: Table, counts: number[]): { special: Special; count: number }[] {
  return SPECIALS.map((name, i) => ({ name, count: counts[i] ?? 0 }))
    .filter(({ count }, i) => i && count)
    .map(({ name, count }) => ({ special: specialOf(table, name), count }))
}

/** The goods sold in this bartering. */
export const soldIn = (facts: Facts): string[] => GOODS.filter((good) => facts.market[good]?.sold)

/** The goods among counts; unknown cards are not among them. */
export function goodsIn(counts: number[]): { good: Good; count: number }[] {
  return GOODS.map((good, i) => ({ good, count: counts[i] ?? 0 })).filter(
    ({ count }, i) => i && count,
  )
}

/** All that has happened, in order. */
export const eventsOf = (log: Happening[]): Event[] =>
  log.flatMap((item) => (item.type === 'played' ? item.events : []))

export interface Bid {
  /** What is in the fist, by its name in FISTS. */
  good: string
  count: number
  /** It sells nothing and counts as none. */
  bluff: boolean
}

/** The goods in a fist: one, or two of a mixed one. */
export const goodsOf = (fist: string): string[] => fist.split('-')

/** The action that holds out a fist. */
export const bidOf = (fist: string, count: number): string =>
  !count ? 'none' : fist.includes('-') ? `mixed ${fist}` : `bid-${fist} ${count}`

/** The bid that an event turns over, if it does. */
export function bidShown({ kind, fields }: Event): Bid | undefined {
  if (kind !== 'bid-shown' && kind !== 'bluff-shown') return undefined
  return { good: String(fields.good), count: Number(fields.count), bluff: kind === 'bluff-shown' }
}

/** A bid in words. */
export function bidName(table: Table, { good, count, bluff }: Bid): string {
  if (!count) return table.text('table-bid-none')
  const goods = goodsOf(good)
  const cards = goods
    .map((name) =>
      table.text('goods-of', { good: table.text(`good-${name}`), count: count / goods.length }),
    )
    .join(', ')
  return bluff ? table.text('table-bluff', { cards }) : cards
}

/** What a player showed last; with `round`, only if it was in this round. */
export function lastBid(log: Happening[], seat: Seat, round = false): Bid | undefined {
  const events = eventsOf(log)
  const since = round ? events.findLastIndex((event) => event.kind === 'round-began') : 0
  const found = events.findLast((event, i) => i >= since && event.seat === seat && bidShown(event))
  return found && bidShown(found)
}

/** Which kinds of action a special card stands for. */
export const EXTRA: Record<string, string> = {
  load: 'load',
  goods: 'fetch',
  move: 'move',
  money: 'collect',
}

/** What an action does: a space of the track such as "load 2", in words. */
export function spaceName(table: Table, space: string): string {
  const [kind, strips] = space.split(' ')
  return table.text(`space-${kind}`, { strips: Number(strips ?? 0) })
}
