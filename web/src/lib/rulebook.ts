// The rulebook of a game, and what of a table leads to its entries.

import type { Choice, GameEvent, Phrase, Problem, RulebookInfo } from '../wire'
import { rulebook } from './api'
import { type Meant, without } from './references'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'
import { load, rulesOf } from './texts.svelte'

const books: Record<string, Promise<RulebookInfo>> = {}

/** The rulebook of a game, once its texts are here too. */
export async function bookOf(game: string): Promise<RulebookInfo> {
  const [book] = await Promise.all([
    (books[game] ??= rulebook(game)),
    load(settings.language, game, rulesOf(game)),
  ])
  return book
}

const eventsOf = (table: Table): GameEvent[] =>
  table.log.flatMap((item) => (item.type === 'played' ? item.events : []))

export function meantByPrompt(table: Table): Meant | null {
  const say = table.scene?.prompt
  if (!say) return null
  return { place: 'prompts', name: without('prompt', say), say, before: [], asked: null }
}

export function meantByChoice(table: Table, { say }: Choice): Meant {
  const asked = table.scene?.prompt ?? null
  return { place: 'choices', name: without('choice', say), say, before: [], asked }
}

export function meantByEvent(table: Table, event: GameEvent): Meant {
  const all = eventsOf(table)
  const before = all.slice(0, Math.max(0, all.indexOf(event)))
  return { place: 'events', name: event.kind, say: event.say, before, asked: null }
}

/** Undefined if it is not a rule that forbids it. */
export function meantByRefusal(table: Table, { code, say }: Problem): Meant | undefined {
  if (!say.id.startsWith('refusal-')) return undefined
  return { place: 'refusals', name: code, say, before: [], asked: table.scene?.prompt ?? null }
}

/** A card, tile or piece on the board, which has its reference beside it. */
export const meantByThing = (reference: string): Meant => ({
  reference,
  place: 'brief',
  name: '',
  say: { id: '' },
  before: [],
  asked: null,
})

export const meantByBrief = (say: Phrase): Meant => ({
  place: 'brief',
  name: without('rules', say),
  say,
  before: [],
  asked: null,
})
