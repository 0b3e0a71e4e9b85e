// A game of Dschunke, from its view, facts and log.

import type { GameEvent, Phrase, Scene } from '../../wire'
import { type Seat, SEATS } from '../../lib/seats'
import type { Happening } from '../../lib/playback.svelte'
import type { Table } from '../../lib/table.svelte'
import { has, reader } from '../../lib/scene'
import type { Box, Facts, View } from './types'

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
const WORKERS = ['load', 'goods', 'money', 'lower', 'upper'] as const
const MERCHANTS = 3
const TRACK_EVENTS = ['', 'S', 'Y']
const SPECIAL_CARD = 10 // on a market card, instead of Yuan
const LAYER = 3 // strips
export const ROUNDS = 10

export type Junk = (typeof JUNKS)[number]
export type Good = (typeof GOODS)[number]

export const { viewOf, factsOf, boxOf } = reader<View, Facts, Box>()
export const goodOf = (junk: string): Good => GOODS[JUNKS.indexOf(junk as Junk)] ?? 'none'
export const junkOf = (good: string): Junk => JUNKS[GOODS.indexOf(good as Good)] ?? 'grey'

/** The junks as they lie side by side, clockwise from the first. */
export function junksOf(
  { clockwise, players }: Box,
  { hold, size, stations, supply }: View,
  facts: Facts,
) {
  const order = [0]
  while (order.length < JUNKS.length) order.push(clockwise[order.at(-1)!]!)
  return order.map((at) => ({
    junk: JUNKS[at]!,
    layers: hold[at]!.slice(0, Math.ceil(size[at]! / LAYER)).map(ownersOf),
    face_down: has(stations, at),
    goods: at && supply[at]! >= 0 ? supply[at]! : null,
    any_goods: supply[at] !== 0,
    visible: facts.visible[at]!.slice(0, players),
  }))
}
export type JunkFact = ReturnType<typeof junksOf>[number]

/** Whose strips are in a layer: two bits per player give the number. */
const ownersOf = (layer: number): string =>
  [...SEATS].map((seat, at) => seat.repeat((layer >> (2 * at)) & 3)).join('')

/** The strips that the choice looked at would lay on a junk, as the server says. */
export function ghostOn(table: Table, junk: Junk): string {
  const told = (table.pointed && table.asking.explained[table.pointed]) || []
  const laid = told.find(
    ({ id, args }) => id === 'consequence-crates' && (args!.junk as Phrase).id === `junk-${junk}`,
  )
  return table.seat && laid ? table.seat.repeat(Math.max(0, Number(laid.args!.strips))) : ''
}

/** Where each merchant is now, and next round. */
export const merchantsOf = ({ clockwise }: Box, { merchants, round, face_down }: View) =>
  merchants.map((at, i) => ({
    merchant: WORKERS[i]!,
    junk: JUNKS[at] ?? null,
    next: (round < ROUNDS && JUNKS[clockwise[at]!]) || null,
    face_down: has(face_down, i),
  }))
export type MerchantFact = ReturnType<typeof merchantsOf>[number]

/** What a trainee does in a round. */
export interface Space {
  work: string
  strips: number
}

/** What each round brings: the trainees' actions, and the event. */
export const trackOf = ({ players, track, track_strips, events }: Box) =>
  events.map((event, i) => ({
    spaces: track
      .slice(0, players - 2)
      .map((row, at): Space => ({ work: WORKERS[row[i]!]!, strips: track_strips[at]![i]! })),
    event: TRACK_EVENTS[event]!,
  }))

/** The trainees, and what they do this round. */
export const traineesOf = (box: Box, { round, face_down }: View) =>
  trackOf(box)[round - 1]!.spaces.map((space, row) => ({
    trainee: WORKERS[MERCHANTS + row]!,
    space,
    face_down: has(face_down, MERCHANTS + row),
  }))

/** What a good is worth this round: Yuan, or a special card. */
export function worthOf({ worth }: Facts, good: string): number | 'S' | '?' {
  const found = worth[GOODS.indexOf(good as Good)]!
  return found === SPECIAL_CARD ? 'S' : found < 0 ? '?' : found
}

/** What a player has, has declared, and would get if the game ended now. */
export function playerOf(scene: Scene, at: number) {
  const view = viewOf(scene)
  const facts = factsOf(scene)
  return {
    money: view.money[at]!,
    money_shown: has(facts.money_shown, at),
    declared: view.declared[at]!,
    has_bid: has(view.has_bid, at),
    strips: view.strips[at]!,
    hand_size: facts.hand_size[at]!,
    hidden_cards: facts.hidden_cards[at]!,
    junks: facts.junks[at]!,
    junk_bonus: facts.junk_bonus[at]!,
    card_bonus: facts.card_bonus[at]!,
    end_cards: facts.end_cards[at]!,
  }
}

/** A special card by its name: its kind, and the junks it is about. */
export interface Special {
  name: string
  kind: string
  junk?: Junk
  second?: Junk
}

export function specialOf(table: Table, name: string): Special {
  const [, kind, junk] = /^(money|eight|twelve)-(\w+)$/.exec(name) ?? []
  if (!kind) return { name, kind: name }
  const second = boxOf(table.about!).second[JUNKS.indexOf(junk as Junk)]!
  return {
    name,
    kind,
    junk: junk as Junk,
    second: kind === 'twelve' ? JUNKS[second] : undefined,
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

/** The special cards among counts, one entry per kind. */
export function specialsIn(table: Table, counts: number[]): { special: Special; count: number }[] {
  return SPECIALS.map((name, i) => ({ name, count: counts[i] ?? 0 }))
    .filter(({ count }, i) => i && count)
    .map(({ name, count }) => ({ special: specialOf(table, name), count }))
}

/** The goods sold in this bartering. */
export const soldIn = ({ sold }: View): string[] => GOODS.filter((_, i) => has(sold, i))

/** The goods among counts, without unknown cards. */
export function goodsIn(counts: number[]): { good: Good; count: number }[] {
  return GOODS.map((good, i) => ({ good, count: counts[i] ?? 0 })).filter(
    ({ count }, i) => i && count,
  )
}

/** Everything that has happened, in order. */
export const eventsOf = (log: Happening[]): GameEvent[] =>
  log.flatMap((item) => (item.type === 'played' ? item.events : []))

export interface Bid {
  /** What is in the fist, by its name in FISTS. */
  good: string
  count: number
  /** It sells nothing and counts as no bid. */
  bluff: boolean
}

/** The goods in a fist: one, or two if it is mixed. */
export const goodsOf = (fist: string): string[] => fist.split('-')

/** The action that holds out a fist. */
export const bidOf = (fist: string, count: number): string =>
  !count ? 'none' : fist.includes('-') ? `mixed ${fist}` : `bid-${fist} ${count}`

/** The bid that an event turns over, if it does. */
export function bidShown({ kind, fields }: GameEvent): Bid | undefined {
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

/** What a trainee does, in words. */
export const spaceName = (table: Table, { work, strips }: Space): string =>
  table.text(`space-${work}`, { strips })
