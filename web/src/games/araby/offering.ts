// An offer being put together on this screen; it is sent all at once.

import type { Seat } from '../../lib/seats'
import type { Offer as Proposal } from '../../lib/sending.svelte'
import type { Scene, Term as Proposed } from '../../wire'
import { termsOf } from './scene'
import type { Facts, Side, Term, When } from './scene'
import type { Offer, Partner } from './types'

export interface Item extends Term {
  id: number
  /** Do we still have to learn when it could be given? */
  fresh?: boolean
}

export interface Draft {
  to: Seat
  /** Others who are offered the same; only one of them can have it. */
  also: Seat[]
  /** Is that the one I choose, and not the first to accept? */
  chooses: boolean
  /** Does it answer an offer, and decline it? */
  counter: boolean
  gives: Item[]
  wants: Item[]
}

export const WHENS: When[] = ['now', 'due', 'promise']
/** One of these is enough. */
const SINGLE = ['coins', 'spaces', 'own-caravan', 'words']

let last = 0
const item = (term: Term): Item => ({ ...term, id: ++last })

export const blank = (to: Seat): Draft => ({
  to,
  also: [],
  chooses: false,
  counter: false,
  gives: [],
  wants: [],
})

/** A counter-offer that starts from what was offered, seen from the other side. */
export function answer(scene: Scene, offer: Offer): Draft {
  const side = (name: Side) => termsOf(scene, offer, name).map(item)
  return { ...blank(offer.by), counter: true, gives: side('wants'), wants: side('gives') }
}

/** A draft of terms that were worked out elsewhere. */
export function drafted(
  to: Seat,
  also: Seat[],
  { gives, wants }: { gives: Proposed[]; wants: Proposed[] },
): Draft {
  const side = (terms: Proposed[]): Item[] =>
    terms.map(({ kind, what = null, when = 'now' }) => ({
      ...item({ kind, what, when }),
      fresh: when === 'now',
    }))
  return { ...blank(to), also, gives: side(gives), wants: side(wants) }
}

/** Everyone it is for. */
export const partnersOf = ({ to, also }: Draft): Seat[] => [to, ...also]

const isPrice = ({ kind, when }: Term): boolean => kind === 'coins' && when === 'now'

/** The coins I pay now, below 0 if I get some. */
export function priceOf({ gives, wants }: Draft): number {
  const coins = (terms: Item[]) =>
    terms.filter(isPrice).reduce((sum, { what }) => sum + Number(what), 0)
  return coins(gives) - coins(wants)
}

/** The same for another price. */
export function priced(draft: Draft, price: number): Draft {
  const without = (terms: Item[]) => terms.filter((term) => !isPrice(term))
  const coins = (what: number) => (what > 0 ? [item({ kind: 'coins', what, when: 'now' })] : [])
  return {
    ...draft,
    gives: [...coins(price), ...without(draft.gives)],
    wants: [...coins(-price), ...without(draft.wants)],
  }
}

const isSame = (one: Term, other: Term): boolean =>
  SINGLE.includes(one.kind) && one.kind === other.kind && one.when === other.when

export function add(draft: Draft, side: Side, term: Term, fresh = false): void {
  const same = draft[side].find((found) => isSame(found, term))
  if (!same) draft[side].push(item(term))
  else same.what = term.kind === 'coins' ? Number(same.what) + Number(term.what) : term.what
  if (fresh) (same ?? draft[side].at(-1)!).fresh = true
}

export function remove(draft: Draft, side: Side, id: number): void {
  draft[side] = draft[side].filter((found) => found.id !== id)
}

/** Change a term's time; two equal ones become one. Cards are set aside and choices made only for now. */
export function move(draft: Draft, side: Side, id: number, when: When): void {
  const moved = draft[side].find((found) => found.id === id)!
  const { fixed, choices, ...later } = moved
  remove(draft, side, id)
  add(draft, side, { ...(when === 'now' ? moved : later), when })
}

/** Where a term on a tray can go: a term that names nothing of its giver's fits on both. */
export const sidesFor = (side: Side, { kind, what, fixed }: Term): Side[] =>
  !fixed && (['coins', 'product', 'words'].includes(kind) || what === 'any')
    ? ['gives', 'wants']
    : [side]

/** Lay a term on a tray; the rules say when it could first be given. */
export const lay = (draft: Draft, side: Side, term: Term): void =>
  add(draft, side, { ...term, when: 'now' }, true)

/** Set the time of a new term: now two may be equal. */
export function settle(draft: Draft, side: Side, found: Item, when: When): void {
  delete found.fresh
  if (draft[side].some((other) => other !== found && isSame(other, { ...found, when })))
    move(draft, side, found.id, when)
  else {
    found.when = when
    if (when !== 'now') delete found.fixed
  }
}

/** Make the nth choice for a card to be tasked, or leave it and those after it to the partner. */
export function choose(term: Item, nth: number, action: string): void {
  term.choices = [...(term.choices ?? []).slice(0, nth), ...(action ? [action] : [])]
}

/** How many of a hand card the draft already gives or discards. */
export const spoken = (draft: Draft, card: string): number =>
  draft.gives.filter(
    ({ kind, what, when, fixed }) =>
      when === 'now' && (fixed === card || (kind === 'card' && what === card)),
  ).length

export const partnerOf = (facts: Facts, seat: Seat): Partner =>
  facts.partners.find((found) => found.seat === seat)!

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

/** A draft as it is sent; the server orders its terms. */
export const proposal = ({ to, also, chooses, counter, gives, wants }: Draft): Proposal => ({
  to,
  also,
  chooses: chooses && also.length > 0,
  counter,
  gives: gives.map(sent('gives')),
  wants: wants.map(sent('wants')),
})
