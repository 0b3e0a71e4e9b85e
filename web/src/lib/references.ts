// Which entry of a rulebook explains what is asked, chosen, refused or told. The server's
// engine/rulebook.py says what references are.

import type { Explains, GameEvent, Phrase, RulebookInfo } from '../wire'

/**
 * Something that an entry explains, with what was asked and what had happened by then. For a thing on
 * the board, its reference is known at once.
 */
export interface Meant {
  reference?: string
  place: keyof Explains
  name: string
  say: Phrase
  before: GameEvent[]
  asked: Phrase | null
}

/** The id of a message without what its kind begins with. */
export const without = (prefix: string, { id }: Phrase) => id.replace(new RegExp(`^${prefix}-`), '')

/** The id of the entry that explains it. */
export function entryOf(book: RulebookInfo, meant: Meant): string | undefined {
  const known = new Set(book.chapters.flatMap((chapter) => chapter.entries.map(({ id }) => id)))
  const reference = meant.reference ?? book.explains[meant.place][meant.name] ?? ''
  const found = reference.split(' ').map((part) => named(book, meant, part))
  return found.find((id) => id !== undefined && known.has(id))
}

function named(book: RulebookInfo, meant: Meant, part: string): string | undefined {
  if (part === '@prompt') return byPrompt(book, meant)
  if (part.startsWith('@')) return byEarlier(book, meant, part.slice(1))
  const argument = /^{(.+)}$/.exec(part)?.[1]
  return argument ? phraseIn(meant.say, argument)?.id : part
}

function byPrompt(book: RulebookInfo, { asked }: Meant): string | undefined {
  if (!asked) return undefined
  const name = without('prompt', asked)
  return entryOf(book, { place: 'prompts', name, say: asked, before: [], asked: null })
}

function byEarlier(book: RulebookInfo, { before }: Meant, part: string): string | undefined {
  const [kinds, until] = part.split('/')
  const at = before.findLastIndex(({ kind }) => kinds!.split(',').includes(kind))
  const ended = until ? before.findLastIndex(({ kind }) => kind === until) : -1
  const event = at > ended ? before[at] : undefined
  if (!event) return undefined
  const meant = { name: event.kind, say: event.say, before: before.slice(0, at), asked: null }
  return entryOf(book, { place: 'events', ...meant })
}

/** The phrase that a message, or a phrase within it, has for an argument. */
function phraseIn(say: Phrase, argument: string): Phrase | undefined {
  const args = Object.entries(say.args ?? {})
  const phrases = args.flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? [[name, value] as const] : [],
  )
  const own = phrases.find(([name]) => name === argument)?.[1]
  return own ?? phrases.map(([, value]) => phraseIn(value, argument)).find(Boolean)
}
