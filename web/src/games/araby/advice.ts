// What to keep in mind: cards to task before paying, what would go to waste, permissions held.

import type { Seat } from '../../lib/seats'
import type { Rather } from '../../lib/asking.svelte'
import type { Table } from '../../lib/table.svelte'
import type { Choice } from '../../wire'
import { adviceIn, caravanOf, cardName, cardsOf, iconName } from './scene'
import type { CaravanFact, Facts, Term } from './scene'
import type { Advice } from './types'

/** Permission is given now, and lasts until the turn ends, or is promised. */
const LEAVE = ['space', 'spaces', 'own-caravan']
export const isLeave = ({ kind }: Pick<Term, 'kind'>): boolean => LEAVE.includes(kind)

/** Before playing a card whose cost one of your untasked cards could make. */
export function rather(table: Table, action: string): Rather | undefined {
  const [kind, card] = action.split(' ')
  const found = kind === 'play' ? adviceIn(table).filter((one) => one.card === card) : []
  const choices = [...new Set(found.flatMap(({ tasks }) => tasks))].flatMap(
    (task) => table.choice(`task ${task}`) ?? [],
  )
  return choices.length
    ? { action, say: found.map((one) => `${adviceText(table, one)}.`).join(' '), choices }
    : undefined
}

const adviceText = (table: Table, { card, icon, tasks }: Advice): string =>
  table.say({
    id: 'advice-task',
    args: {
      card: cardName(table, card),
      icon: iconName(table, icon),
      tasks: namesOf(table, tasks),
      count: tasks.length,
    },
  })

/** A way to pay that discards no hand card. */
export const freeWay = (ways: Choice[]): Choice | undefined =>
  ways.find(({ kind }) => kind !== 'card')

export const namesOf = (table: Table, cards: string[]): string =>
  cards.map((card) => cardName(table, card)).join(', ')

/** Would one of your cards, tasked in the last passes, only make what is lost? */
export function inVain(table: Table, facts: Facts, card: string): boolean {
  const made = (cardsOf(table).get(card)?.effects ?? []).filter(({ op }) => op === 'make')
  const lost = (product: string) =>
    facts.lost.includes(product) || (product === 'any' && facts.lost.length === 4)
  return facts.stage === 'last' && made.length > 0 && made.every(({ product }) => lost(product))
}

/** Is a caravan locked to its owner because its turn is in its last passes? */
export const inLastPasses = (facts: Facts, { owner }: CaravanFact): boolean =>
  facts.stage === 'last' && owner === facts.active

/** The permission a player has from another, until the turn ends. */
export function leaveOf(
  facts: Facts,
  giver: Seat,
  receiver: Seat,
): { spaces: number[]; any: number; own: boolean } {
  const held = caravanOf(facts, giver)?.guests.find(({ seat }) => seat === receiver)
  return {
    spaces: held?.spaces ?? [],
    any: held?.any ?? 0,
    own: giver === facts.active && !!caravanOf(facts, receiver)?.unlocked,
  }
}

/** Is this permission held already? General permission for every empty space covers each of them. */
export function isHeld(
  facts: Facts,
  giver: Seat,
  receiver: Seat,
  { kind, what }: Pick<Term, 'kind' | 'what'>,
): boolean {
  const { spaces, any, own } = leaveOf(facts, giver, receiver)
  const empty = emptySpaces(caravanOf(facts, giver))
  if (kind === 'space') return spaces.includes(Number(what)) || (any > 0 && any >= empty)
  return kind === 'spaces' ? any > 0 && any + Number(what) > empty : kind === 'own-caravan' && own
}

export const emptySpaces = (caravan?: CaravanFact): number =>
  caravan?.camels.filter((camel) => !camel).length ?? 0
