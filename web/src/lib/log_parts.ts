// The log in parts: turns and what is between them, each with its lines and what its digest counts.

import type { Digest, GameEvent, Phrase, LogStyle } from '../wire'
import { eventKey, type Happening } from './moments'
import type { Value } from './texts.svelte'

export type LogStyles = Record<string, LogStyle>

/** A line of the log: one event, several folded into one, or something beside the game. */
export interface Line {
  key: string
  n: number
  /** The name of its last event. */
  last: string
  events: GameEvent[]
  beside?: Happening
  gone: boolean
  /** Two others who bargain in it. */
  bargain?: string
}

/** A turn, or another part of a game with its own digest. */
export interface Part {
  key: string
  /** `turn`, or another name; empty before the first one. */
  opens: string
  seat: GameEvent['seat']
  head?: GameEvent
  lines: Line[]
}

/** What a player did in a part. */
export interface Deeds {
  seat: GameEvent['seat']
  items: Phrase[]
}

const TURN = 'turn'

/**
 * The parts of a log. An event opens each, except the first turn of some games: `firstTurn`.
 * A reader's own bargains are told line by line.
 */
export function partsOf(
  log: Happening[],
  logStyles: LogStyles,
  firstTurn: GameEvent['seat'] = null,
  reader: GameEvent['seat'] = null,
): Part[] {
  const undone = new Set(log.flatMap((item) => (item.type === 'taken-back' ? [item.back] : [])))
  const parts: Part[] = []
  for (const item of log) {
    const gone = undone.has(item.n)
    if (item.type === 'played') {
      item.events.forEach((event, index) => {
        const key = eventKey(item, index)
        const bargain = bargainOf(event, item.events, logStyles, reader)
        openPart(parts, key, event, logStyles, firstTurn)
        addEvent(
          parts.at(-1)!.lines,
          { key, last: key, n: item.n, events: [event], gone, bargain },
          logStyles,
        )
      })
    } else {
      if (!parts.length) parts.push({ key: 'start', opens: '', seat: null, lines: [] })
      const key = String(item.n)
      const line = { key, last: key, n: item.n, events: [], beside: item, gone }
      parts.at(-1)!.lines.push(line)
    }
  }
  return parts
}

function openPart(
  parts: Part[],
  key: string,
  event: GameEvent,
  logStyles: LogStyles,
  firstTurn: GameEvent['seat'],
): void {
  const opens = logStyles[event.kind]?.opens ?? ''
  const last = parts.at(-1)
  if (!opens && firstTurn && !last?.opens) {
    parts.push({ key, opens: TURN, seat: firstTurn, lines: [] })
    return
  }
  if (last && (!opens || (opens !== TURN && opens === last.opens))) return
  const seat = opens === TURN ? event.seat : null
  parts.push({ key, opens, seat, head: opens ? event : undefined, lines: [] })
}

/** Who bargains in an event, if two others do; `events` are those of its action. */
export function bargainOf(
  event: GameEvent,
  events: GameEvent[],
  logStyles: LogStyles,
  reader: GameEvent['seat'],
): string | undefined {
  const part = (one: GameEvent) => logStyles[one.kind]?.bargain
  const changesHands = ['gift', 'loan'].includes(part(event) ?? '')
  const talk = changesHands ? events.find((one) => part(one) === 'deal') : part(event) && event
  if (!talk || (changesHands && !isGiven(event, talk, events, logStyles))) return undefined
  const pair = [talk.seat, talk.fields.other]
  return pair.includes(reader) ? undefined : pair.sort().join(' ')
}

/** Does one of two who deal give this? What they do with what they were lent, they don't. */
function isGiven(
  { seat, fields }: GameEvent,
  deal: GameEvent,
  events: GameEvent[],
  logStyles: LogStyles,
): boolean {
  const pair = [deal.seat, deal.fields.other]
  if (!pair.includes(seat)) return false
  if (fields.other !== undefined) return fields.other !== seat && pair.includes(fields.other)
  const isLent = (one: GameEvent) =>
    logStyles[one.kind]?.bargain === 'loan' && one.fields.other === seat
  return !events.some(isLent)
}

/** Adds an event to the bargain it belongs to, if only passes and other bargains came between. */
function addToBargain(lines: Line[], line: Line, logStyles: LogStyles): boolean {
  const folds = ({ bargain, events }: Line) => bargain || logStyles[events[0]?.kind ?? '']?.folds
  const part = (one: GameEvent) => logStyles[one.kind]?.bargain ?? ''
  const at = lines.findLastIndex((one) => one.bargain === line.bargain || !folds(one))
  const known = lines[at]
  if (known?.bargain !== line.bargain || known?.gone !== line.gone) return false
  const isNew = !['gift', 'loan'].includes(part(line.events[0]!))
  if (isNew && known?.events.some((one) => part(one) === 'deal')) return false
  lines.splice(at, 1)
  lines.push({ ...line, key: known.key, events: [...known.events, ...line.events] })
  return true
}

/** Adds a line, or folds it into one before it. */
function addEvent(lines: Line[], line: Line, logStyles: LogStyles): void {
  if (line.bargain && addToBargain(lines, line, logStyles)) return
  const last = lines.at(-1)
  const { kind } = line.events[0]!
  const folds = logStyles[kind]?.folds && last?.gone === line.gone && last.events[0]?.kind === kind
  if (folds)
    lines[lines.length - 1] = { ...line, key: last.key, events: [...last.events, ...line.events] }
  else lines.push(line)
}

/** The events of a part that were not taken back. */
export const eventsIn = (part: Part): GameEvent[] =>
  part.lines.flatMap((line) => (line.gone ? [] : line.events))

/** What each player did, as items of a digest. */
export function deedsOf(events: GameEvent[], logStyles: LogStyles): Deeds[] {
  const found = new Map<string, { seat: GameEvent['seat']; digest: Digest; events: GameEvent[] }>()
  for (const event of events) {
    const digest = logStyles[event.kind]?.digest
    if (!digest) continue
    const each = digest.each ? event.fields[digest.each] : ''
    const key = [event.seat, digest.name, each].join(' ')
    const item = found.get(key) ?? { seat: event.seat, digest, events: [] }
    item.events.push(event)
    found.set(key, item)
  }
  const deeds: Deeds[] = []
  for (const { seat, digest, events: counted } of found.values()) {
    const said = itemOf(digest, counted, logStyles)
    const theirs = deeds.find((one) => one.seat === seat)
    if (said && theirs) theirs.items.push(said)
    else if (said) deeds.push({ seat, items: [said] })
  }
  return deeds
}

/** One item of a digest, or undefined if there is nothing to say. */
function itemOf(digest: Digest, events: GameEvent[], logStyles: LogStyles): Phrase | undefined {
  const args: Record<string, Value> = { ...events[0]!.say.args }
  args.count = events.reduce((sum, event) => sum + countOf(event, logStyles), 0)
  if (digest.lists) {
    const names = events.flatMap((event) => namesOf(event, digest.lists!))
    if (!names.length) return undefined
    args.names = names
  }
  return args.count ? { id: `digest-${digest.name}`, args } : undefined
}

/** Different kinds may share an item; each kind says what it adds. */
function countOf(event: GameEvent, logStyles: LogStyles): number {
  const adds = logStyles[event.kind]?.digest?.adds
  return adds ? Number(event.fields[adds] ?? 0) : 1
}

function namesOf(event: GameEvent, field: string): Phrase[] {
  const name = event.say.args?.[field]
  return typeof name === 'object' && !Array.isArray(name) ? [name] : []
}
