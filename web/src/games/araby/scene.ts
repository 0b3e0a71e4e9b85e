// A game of Araby, from its view and facts, and the words for it.

import type { Phrase, Scene } from '../../wire'
import { type Seat, seatIndex, SEATS } from '../../lib/seats'
import type { Table } from '../../lib/table.svelte'
import { has, reader } from '../../lib/scene'
import type { Box, Facts as Sent, Offer, Term as Given, View } from './types'

export const PRODUCTS = ['magics', 'jewels', 'spices', 'fabrics'] as const
export const ICONS = [...PRODUCTS, 'coin'] as const
const KINDS = ['none', 'persona', 'merchant', 'ally', 'virtue', 'djinn'] as const
const OPS = [
  'none',
  'make',
  'coins',
  'opponent_coins',
  'coins_per_camel',
  'draw',
  'opponent_draw',
  'discard',
  'give_drawn',
  'refresh',
  'convert',
  'place_free',
  'shift',
  'recall',
  'guard_camel',
  'guard_caravan',
  'peek',
  'arrange_top',
  'mill',
  'may_mill',
  'from_discard',
  'swap_draft',
] as const

export type Side = 'gives' | 'wants'
export type When = Given['when']
export interface Term extends Given {
  /** Choices already made for a card tasked for the partner. */
  choices?: string[]
  /** What is promised, in words. */
  words?: string
}

const { viewOf, factsOf: sentOf, boxOf } = reader<View, Sent, Box>()
export { viewOf }

// What lies on the table, put together from box, view and facts

const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const WHOLE_CARAVAN = 9 // the bit after the spaces, in masks of guards
const LAST = 1 // of the stages
const TASKED = 1
const ZONES = { deck: 0, draft: 1, hand: 2, discard: 6, entourage: 9 }

const seatOf = (at: number): Seat => SEATS[at] as Seat
const spacesIn = (mask: number): boolean[] => SPACES.map((space) => has(mask, space))

const shown = new WeakMap<Scene, Facts>()

/** Everything a scene shows of the game. */
export function factsOf(table: Table, scene = table.scene!): Facts {
  let found = shown.get(scene)
  if (!found)
    shown.set(scene, (found = gathered(boxOf(table.about!), viewOf(scene), sentOf(scene))))
  return found
}

function gathered(box: Box, view: View, facts: Sent) {
  const seats = Array.from({ length: box.players }, (_, at) => at)
  const deck = cardsIn(box, view, facts, ZONES.deck).toReversed()
  const known = deck.map((card, i) => ({ ...card, depth: i + 1 })).filter(isKnown)
  return {
    ...facts,
    turn: view.turn,
    active: seatOf(view.active),
    stage: view.stage === LAST ? 'last' : 'main',
    top: backOf(box, facts.top),
    deck_known: known,
    discard: cardsIn(box, view, facts, ZONES.discard).map(({ card }) => card),
    draft: cardsIn(box, view, facts, ZONES.draft).map(({ card }) => card),
    due: countsOf(view.due),
    lost: PRODUCTS.filter((_, product) => has(facts.lost, product)) as string[],
    players: seats.map((at) => playerAt(box, view, facts, at)),
    caravans: seats
      .filter((at) => view.caravan[at]! >= 0)
      .map((at) => caravanAt(box, view, facts, at)),
  }
}
export type Facts = ReturnType<typeof gathered>

/** Which cards to task before paying for one. */
export const adviceIn = (table: Table): Sent['advice'] => sentOf(table.scene!).advice

/** How many there are of each icon or product, without zeros. */
const countsOf = (counts: number[]): Record<string, number> =>
  Object.fromEntries(ICONS.map((icon, i) => [icon, counts[i] ?? 0] as const).filter(([, n]) => n))

/** A back, if it is known: where bandits strike, what the rows pay. */
const backOf = (box: Box, back: number) =>
  back < 0 ? null : { bandit: box.bandit[back]! + 1, pays: box.pays[back]! }
export type Back = NonNullable<ReturnType<typeof backOf>>

/** The cards of a zone; an unknown one has no word. */
const cardsIn = (box: Box, { start, face, back, mark }: View, { names }: Sent, zone: number) => {
  const words = Object.keys(names)
  const types = box.copies.flatMap((copies) => (copies ? [words.shift()!] : ['']))
  return face.slice(start[zone], start[zone + 1]).map((type, i) => ({
    card: types[type] ?? '',
    back: backOf(box, back[start[zone]! + i]!),
    tasked: !!(mark[start[zone]! + i]! & TASKED),
  }))
}
const isKnown = ({ card }: { card: string }): boolean => card !== ''

const playerAt = (box: Box, view: View, facts: Sent, at: number) => ({
  seat: seatOf(at),
  coins: has(facts.coins_shown, at) ? view.coins[at]! : null,
  hand_size: facts.hand_size[at]!,
  hand: cardsIn(box, view, facts, ZONES.hand + at).filter(isKnown),
  entourage: cardsIn(box, view, facts, ZONES.entourage + at),
  products: countsOf(view.pool[at]!),
  credits: countsOf(view.credit[at]!),
  camels: facts.camels[at]!,
  passed: has(facts.passed, at),
  making: view.maker[at] ? seatOf(view.maker[at] - 1) : null,
  defaults: view.defaults[at]!,
})
export type PlayerFact = ReturnType<typeof playerAt>

const caravanAt = (box: Box, view: View, facts: Sent, at: number) => {
  const camels = view.board[at]!.map((owner) => (owner ? seatOf(owner - 1) : null))
  const others = view.board.map((_, guest) => guest).filter((guest) => guest !== at)
  return {
    owner: seatOf(at),
    /** Its index among the cities. */
    city: view.caravan[at]!,
    spaces: box.caravans[view.caravan[at]!]!.map((product): string => PRODUCTS[product]!),
    camels,
    full: spacesIn(facts.full[at]!),
    guarded: spacesIn(view.guarded[at]!),
    all_guarded: has(view.guarded[at]!, WHOLE_CARAVAN),
    /** May its owner not add to it now? */
    locked: has(facts.locked, at),
    /** Has the active player opened it to its owner, until the turn ends? */
    unlocked: has(view.leave_own, at),
    earns: facts.earns[at]!,
    pays: Object.fromEntries(
      camels.flatMap((seat) => (seat ? [[seat, facts.pays[at]![seatIndex(seat)]!]] : [])),
    ) as Record<string, number>,
    /** Who may add camels, and until whose turn ends. */
    guests: others
      .filter((guest) => guest < box.players)
      .map((guest) => ({
        seat: seatOf(guest),
        spaces: SPACES.filter((space) => has(view.leave_space[at]![guest]!, space)).map(
          (space) => space + 1,
        ),
        any: view.leave_spaces[at]![guest]!,
        until: seatOf(view.active),
      })),
    open: spacesIn(facts.open[at]!),
  }
}
export type CaravanFact = ReturnType<typeof caravanAt>

export const playerOf = (facts: Facts, seat: string): PlayerFact => facts.players[seatIndex(seat)]!
export const caravanOf = (facts: Facts, seat: string): CaravanFact | undefined =>
  facts.caravans.find((found) => found.owner === seat)
/** The city of a caravan in the reader's language, or as in the data file. */
export function cityOf(table: Table, { city }: CaravanFact): string {
  const name = sentOf(table.scene!).cities[city]!
  const key = `city-${name.toLowerCase().replace(/\s+/g, '-')}`
  const said = table.text(key)
  return said === key ? name : said
}

// Cards: what is printed on them, from the box; their words, from the rules in brief.

export interface Effect {
  op: string
  product: string
  number: number
}

export interface CardInfo {
  word: string
  index: number
  kind: string
  cost: string[]
  icons: string[]
  effects: Effect[]
  about?: Phrase
}

const made = new WeakMap<object, Map<string, CardInfo>>()

/** All cards of this game by their words. */
export function cardsOf(table: Table): Map<string, CardInfo> {
  const about = table.about!
  let found = made.get(about)
  if (!found && table.scene?.facts) made.set(about, (found = read(table)))
  return found ?? new Map<string, CardInfo>()
}

function read(table: Table): Map<string, CardInfo> {
  const box = boxOf(table.about!)
  const about = table.about!.rules.filter((phrase) =>
    ['rules-persona', 'rules-card'].includes(phrase.id),
  )
  const words = Object.keys(sentOf(table.scene!).names)
  const indices = box.copies
    .map((copies, index) => (copies ? index : -1))
    .filter((index) => index >= 0)
  return new Map(words.map((word, i) => [word, cardInfo(box, word, indices[i]!, about[i])]))
}

function cardInfo(box: Box, word: string, index: number, about?: Phrase): CardInfo {
  return {
    word,
    index,
    about,
    kind: KINDS[box.kind[index]!] ?? 'none',
    cost: ICONS.flatMap((icon, i) => Array.from({ length: box.cost[index]![i]! }, () => icon)),
    icons: ICONS.filter((_, i) => (box.icons[index]! >> i) & 1),
    effects: box.op[index]!.map((op, step) => ({
      op: OPS[op]!,
      product: PRODUCTS[box.which[index]![step]!] ?? 'any',
      number: box.number[index]![step]!,
    })).filter(({ op }) => op !== 'none'),
  }
}

/** A card's name in the reader's language. */
export function cardName(table: Table, word: string | null): string {
  if (word === 'any') return table.text('any-card')
  const name = word === null ? undefined : cardsOf(table).get(word)?.about?.args?.name
  if (name === undefined || Array.isArray(name)) return table.text('unknown-card')
  return typeof name === 'object' ? table.label(name) : String(name)
}

/** Everything printed on a card, in a sentence. */
export function cardText(table: Table, word: string): string {
  const about = cardsOf(table).get(word)?.about
  return about ? table.label(about) : ''
}

export const iconName = (table: Table, icon: string): string => table.text(`icon-${icon}`)

/** A number of a product, or of coins. */
export const someOf = (table: Table, icon: string, count: number): string =>
  table.text(`some-${icon}`, { count })

/** A number of icons that somebody else pays. */
export const paidFor = (table: Table, icon: string, count: number): string =>
  table.text('a-credit', { what: someOf(table, icon, count) })

/** What a term names, in the form its text needs. */
function named(table: Table, term: Pick<Term, 'kind' | 'what'>): string | number {
  if (['card', 'entourage', 'task'].includes(term.kind))
    return cardName(table, term.what as string | null)
  if (['product', 'credit'].includes(term.kind)) return someOf(table, String(term.what), 1)
  if (term.kind === 'camel') return choiceText(table, `camel ${term.what}`)
  return term.what ?? 0
}

/** A term without when it is due. */
export const termText = (table: Table, term: Pick<Term, 'kind' | 'what'>): string =>
  table.text(`term-${term.kind}`, { what: named(table, term) })

/** The same in a word or two, where the icon says the rest. */
export const briefText = (table: Table, term: Pick<Term, 'kind' | 'what'>): string =>
  table.text(`brief-${term.kind}`, { what: named(table, term) })

/** Who may add to whose caravan, until the turn ends. */
export const leaveIn = (facts: Facts) =>
  facts.caravans.flatMap(({ owner, guests }) =>
    guests
      .filter(({ spaces, any }) => spaces.length || any)
      .map((guest) => ({ by: owner, ...guest })),
  )

const caravanName = (table: Table, owner: string): string =>
  owner === table.seat ? table.text('caravan-yours') : table.text('caravan-of', { owner })

/** A choice an offer makes for a card tasked for the partner. */
export function choiceText(table: Table, action: string): string {
  const [kind, what = ''] = action.split(' ')
  switch (kind) {
    case 'product':
      return iconName(table, what)
    case 'card':
      return cardName(table, what)
    case 'camel':
      return table.text('fixed-camel', {
        caravan: caravanName(table, what[0]!),
        space: Number(what.slice(1)),
      })
    case 'player':
      return table.text('choice-player', { other: what })
    default:
      return table.text(`fixed-${kind}`)
  }
}

/** The terms of one side of an offer, each with the choices made for it and with its words. */
export function termsOf(scene: Scene, offer: Offer, side: Side): Term[] {
  const found: Term[] = []
  for (const term of offer[side]) {
    if (term.kind === 'choice') found.at(-1)!.choices!.push(String(term.what))
    else
      found.push({
        ...term,
        choices: [],
        words:
          term.kind === 'words' ? scene.words[`offer ${offer.by}${offer.to} ${side}`] : undefined,
      })
  }
  return found
}

/** Where the cards lie that a decision's `card X` choices are about. */
const CARD_PLACES: Record<string, string> = {
  draft: 'draft',
  'swap-for': 'draft',
  refresh: 'entourage',
  fetch: 'discard',
  discard: 'hand',
  give: 'hand',
  swap: 'hand',
  name: 'hand',
  pay: 'hand',
}
export const cardPlace = (scene: Scene): string => CARD_PLACES[scene.decision] ?? 'none'

/** The choices, cheapest first: credits and products are lost anyway. */
export function cheapestFirst(table: Table, scene: Scene): Scene['legal'] {
  const worth = (kind: string, card: string) =>
    ({ credit: 0, product: 1, coins: 2 })[kind] ?? 3 + (cardsOf(table).get(card)?.icons.length ?? 0)
  return [...scene.legal].sort((a, b) => worth(a.kind, a.parameter) - worth(b.kind, b.parameter))
}
