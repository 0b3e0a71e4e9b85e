// An offer put together on this screen: nothing of it is sent before all of it is.

import type { Seat } from '../../lib/seats'
import type { Table } from '../../lib/table.svelte'
import type { Offer as Proposal } from '../../lib/sending.svelte'
import type { Scene, Term as Proposed } from '../../wire'
import { emptySpaces, isHeld, isLeave } from './advice'
import { playerOf, caravanOf, cardsOf, termsOf } from './scene'
import type { Facts, Side, Term, When } from './scene'
import type { Offer, Partner } from './types'

export interface Item extends Term {
  id: number
}

export interface Draft {
  to: Seat
  /** Is it an answer to an offer, which it declines? */
  counter: boolean
  gives: Item[]
  wants: Item[]
}

export const WHENS: When[] = ['now', 'due', 'promise']
/** Of these one is enough. */
const SINGLE = ['coins', 'spaces', 'own-caravan', 'words']
export const MOST_COINS = 63

let last = 0
const item = (term: Term): Item => ({ ...term, id: ++last })

export const blank = (to: Seat): Draft => ({ to, counter: false, gives: [], wants: [] })

/** An answer that begins with what was offered, seen from the other side. */
export function answer(scene: Scene, offer: Offer): Draft {
  const side = (name: Side) => termsOf(scene, offer, name).map(item)
  return { ...blank(offer.by), counter: true, gives: side('wants'), wants: side('gives') }
}

export function add(draft: Draft, side: Side, term: Term): void {
  const same = SINGLE.includes(term.kind)
    ? draft[side].find(({ kind, when }) => kind === term.kind && when === term.when)
    : undefined
  if (!same) draft[side].push(item(term))
  else if (term.kind === 'coins')
    same.what = Math.min(MOST_COINS, Number(same.what) + Number(term.what))
  else same.what = term.what
}

export function remove(draft: Draft, side: Side, id: number): void {
  draft[side] = draft[side].filter((found) => found.id !== id)
}

/** Another time for a term; two that are alike then become one. Cards are set aside and choices made only for now. */
export function move(draft: Draft, side: Side, id: number, when: When): void {
  const moved = draft[side].find((found) => found.id === id)!
  const { fixed, choices, ...later } = moved
  remove(draft, side, id)
  add(draft, side, { ...(when === 'now' ? moved : later), when })
}

/** Where a term that lies on a tray can be laid: what names nothing of its giver fits on both. */
export const sidesFor = (side: Side, { kind, what, fixed }: Term): Side[] =>
  !fixed && (['coins', 'product', 'words'].includes(kind) || what === 'any')
    ? ['gives', 'wants']
    : [side]

/** Lay a term on a tray, for the first time at which it could be given. */
export function lay(facts: Facts, draft: Draft, side: Side, term: Term, me: Seat): void {
  const allowed = whens(facts, draft, side, term, me)
  const giver = playerOf(facts, side === 'gives' ? me : draft.to)
  const what = String(term.what)
  const unmade =
    side === 'wants' &&
    ((term.kind === 'product' && !giver.products[what]) ||
      (term.kind === 'camel' && !partnerOf(facts, draft.to).camels.wants.includes(what)))
  const first: When = unmade ? 'due' : 'now'
  add(draft, side, { ...term, when: allowed.includes(first) ? first : (allowed[0] ?? 'promise') })
}

/** Make the nth choice for a card to be tasked, or leave it and those after it to the other. */
export function choose(term: Item, nth: number, action: string): void {
  term.choices = [...(term.choices ?? []).slice(0, nth), ...(action ? [action] : [])]
}

// When something can be given, as far as this screen can see

const used = (draft: Draft, side: Side, but: Term, same: (term: Term) => boolean) =>
  draft[side].filter((term) => term !== but && term.when === 'now' && same(term)).length

/** How many of a hand card the draft already gives or discards. */
export const spoken = (draft: Draft, card: string, but?: Term): number =>
  used(
    draft,
    'gives',
    but as Term,
    (term) => term.fixed === card || (term.kind === 'card' && term.what === card),
  )

/** When the giver of a side could give this. */
export function whens(facts: Facts, draft: Draft, side: Side, term: Term, me: Seat): When[] {
  if (term.kind === 'words') return ['promise']
  if (term.kind === 'own-caravan') return partnerOf(facts, draft.to).opens[side]
  const [giver, receiver] = side === 'gives' ? [me, draft.to] : [draft.to, me]
  const now =
    !isHeld(facts, giver, receiver, term) && (side === 'wants' || holds(facts, draft, term, me))
  return WHENS.filter((when) => (when === 'now' ? now : when === 'promise' || !isLeave(term)))
}

/** The product that a camel carries to a space. */
const carried = (facts: Facts, place: string): string =>
  caravanOf(facts, place[0]!)?.spaces[Number(place[1]) - 1] ?? ''

/** Has the giver a product for this camel, and a camel, besides what the draft gives already? */
function camelHolds(facts: Facts, draft: Draft, term: Term, me: Seat): boolean {
  const place = String(term.what)
  const product = carried(facts, place)
  const also = used(
    draft,
    'gives',
    term,
    ({ kind, what }) =>
      (kind === 'product' && what === product) ||
      (kind === 'camel' && carried(facts, String(what)) === product),
  )
  const camels = used(draft, 'gives', term, ({ kind }) => kind === 'camel')
  const own = playerOf(facts, me)
  return (
    partnerOf(facts, draft.to).camels.gives.includes(place) &&
    (own.products[product] ?? 0) > also &&
    own.camels > camels
  )
}

function holds(facts: Facts, draft: Draft, term: Term, me: Seat): boolean {
  const own = playerOf(facts, me)
  const also = (kind: string) =>
    used(draft, 'gives', term, (other) => other.kind === kind && other.what === term.what)
  const has = (count: number) => count > also(term.kind)
  const held = (card: string) =>
    own.hand.filter((found) => found.card === card).length > spoken(draft, card, term)
  switch (term.kind) {
    case 'coins':
      return (own.coins ?? 0) >= Number(term.what)
    case 'product':
      return has(own.products[String(term.what)] ?? 0)
    case 'entourage':
      return has(own.entourage.filter(({ card }) => card === term.what).length)
    case 'task':
      return (
        partnerOf(facts, draft.to).tasks.includes(String(term.what)) &&
        has(own.entourage.filter(({ card, tasked }) => card === term.what && !tasked).length)
      )
    case 'camel':
      return camelHolds(facts, draft, term, me)
    case 'space':
      return !!caravanOf(facts, me) && !caravanOf(facts, me)!.camels[Number(term.what) - 1]
    case 'spaces':
      return emptySpaces(caravanOf(facts, me)) >= Number(term.what)
    default:
      return term.fixed
        ? held(term.fixed)
        : term.what !== 'any' && term.kind === 'card' && held(String(term.what))
  }
}

/** Hand cards that could be set aside for a term given now which still wants one. */
export function candidates(
  table: Table,
  facts: Facts,
  draft: Draft,
  side: Side,
  term: Term,
): string[] {
  const unnamed = term.kind === 'credit' || (term.kind === 'card' && term.what === 'any')
  if (side === 'wants' || term.when !== 'now' || term.fixed || !unnamed) return []
  const hand = playerOf(facts, table.seat!).hand.map(({ card }) => card)
  const fits = (card: string) =>
    term.kind === 'card' || cardsOf(table).get(card)?.icons.includes(String(term.what))
  return [...new Set(hand)].filter(
    (card) => fits(card) && hand.filter((held) => held === card).length > spoken(draft, card),
  )
}

export const partnerOf = (facts: Facts, seat: Seat): Partner =>
  facts.partners.find((found) => found.seat === seat)!

/** How many terms a side has; choices made for a card count too. */
export const lengthOf = (terms: Term[]): number =>
  terms.reduce((sum, { choices }) => sum + 1 + (choices?.length ?? 0), 0)

/** Why this draft cannot be sent: the side that is too long, or that it is empty. */
export function trouble(facts: Facts, draft: Draft, me: Seat): 'empty' | 'long' | 'missing' | null {
  if (!draft.gives.length && !draft.wants.length) return 'empty'
  if (Math.max(lengthOf(draft.gives), lengthOf(draft.wants)) > facts.side_terms) return 'long'
  return draft.gives.some((term) => !whens(facts, draft, 'gives', term, me).includes(term.when))
    ? 'missing'
    : null
}

// What is sent

const sent =
  (side: Side) =>
  ({ kind, what, when, fixed, choices, words }: Term): Proposed => ({
    kind,
    what,
    when,
    fixed: side === 'gives' && when === 'now' ? (fixed ?? '') : '',
    choices: choices ?? [],
    words: words?.trim() ?? '',
  })

/** A draft as the server takes it, which knows the order of its terms. */
export const proposal = ({ to, counter, gives, wants }: Draft): Proposal => ({
  to,
  counter,
  gives: gives.map(sent('gives')),
  wants: wants.map(sent('wants')),
})
