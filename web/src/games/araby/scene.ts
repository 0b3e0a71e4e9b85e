// A game of Araby as its view and facts tell it, and the words for what is in it.

import type { Phrase, Scene } from '../../wire'
import { seatIndex } from '../../lib/seats'
import type { Table } from '../../lib/table.svelte'
import { reader } from '../../lib/scene'
import type { Box, CaravanFact, Facts, Offer, PlayerFact, Side, Term, View } from './types'

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

export const { viewOf, factsOf, boxOf } = reader<View, Facts, Box>()
export const playerOf = (facts: Facts, seat: string): PlayerFact => facts.players[seatIndex(seat)]!
export const caravanOf = (facts: Facts, seat: string): CaravanFact | undefined =>
  facts.caravans.find((found) => found.owner === seat)
export const cityOf = (table: Table, { city }: CaravanFact): string =>
  factsOf(table.scene!).cities[city]!

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
  const words = Object.keys(factsOf(table.scene!).names)
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

/** All that is printed on a card, in a sentence. */
export function cardText(table: Table, word: string): string {
  const about = cardsOf(table).get(word)?.about
  return about ? table.label(about) : ''
}

export const iconName = (table: Table, icon: string): string => table.text(`icon-${icon}`)

/** What a term names, as its text wants it. */
function named(table: Table, term: Pick<Term, 'kind' | 'what'>): string | number {
  if (['card', 'entourage', 'task'].includes(term.kind))
    return cardName(table, term.what as string | null)
  if (['product', 'credit'].includes(term.kind)) return iconName(table, String(term.what))
  if (term.kind === 'camel') return choiceText(table, `camel ${term.what}`)
  return term.what ?? 0
}

/** A term without when it is due. */
export const termText = (table: Table, term: Pick<Term, 'kind' | 'what'>): string =>
  table.text(`term-${term.kind}`, { what: named(table, term) })

/** A choice that an offer makes for a card tasked for the other. */
export function choiceText(table: Table, action: string): string {
  const [kind, what = ''] = action.split(' ')
  switch (kind) {
    case 'product':
      return iconName(table, what)
    case 'card':
      return cardName(table, what)
    case 'camel':
      return table.text('fixed-camel', { owner: what[0], space: Number(what.slice(1)) })
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

/** Which choices `card X` of a decision are about: where those cards lie. */
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

/** The choices in the order in which they cost least: credits and products are lost anyway. */
export function cheapestFirst(table: Table, scene: Scene): Scene['legal'] {
  const worth = (kind: string, card: string) =>
    ({ credit: 0, product: 1, coins: 2 })[kind] ?? 3 + (cardsOf(table).get(card)?.icons.length ?? 0)
  return [...scene.legal].sort((a, b) => worth(a.kind, a.parameter) - worth(b.kind, b.parameter))
}
