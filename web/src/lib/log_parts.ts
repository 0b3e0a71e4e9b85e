// The log as it is read: in parts, each with lines and a digest, made from what this reader was told.

import type { Digest, GameEvent, Phrase, LogStyle } from '../wire'
import { eventKey, type Happening } from './moments'
import type { Value } from './texts.svelte'

export type LogStyles = Record<string, LogStyle>

/** A line of the log: an event, several that are told as one, or something beside the game. */
export interface Line {
  key: string
  n: number
  /** The name of its last event. */
  last: string
  events: GameEvent[]
  beside?: Happening
  gone: boolean
}

/** A turn, or another part of a game that a digest stands for. */
export interface Part {
  key: string
  /** What it is: `turn`, or another name; nothing before the first one. */
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

/** The parts of a log, each from an event that opens one. firstTurn: whose turn opens without one. */
export function partsOf(
  log: Happening[],
  logStyles: LogStyles,
  firstTurn: GameEvent['seat'] = null,
): Part[] {
  const undone = new Set(log.flatMap((item) => (item.type === 'taken-back' ? [item.back] : [])))
  const parts: Part[] = []
  for (const item of log) {
    const gone = undone.has(item.n)
    if (item.type === 'played') {
      item.events.forEach((event, index) => {
        const key = eventKey(item, index)
        openPart(parts, key, event, logStyles, firstTurn)
        addEvent(
          parts.at(-1)!.lines,
          { key, last: key, n: item.n, events: [event], gone },
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

/** A line more, unless the last one says the same of others. */
function addEvent(lines: Line[], line: Line, logStyles: LogStyles): void {
  const last = lines.at(-1)
  const { kind } = line.events[0]!
  const folds = logStyles[kind]?.folds && last?.gone === line.gone && last.events[0]?.kind === kind
  if (folds)
    lines[lines.length - 1] = { ...line, key: last.key, events: [...last.events, ...line.events] }
  else lines.push(line)
}

/** What stands in a part. */
export const eventsIn = (part: Part): GameEvent[] =>
  part.lines.flatMap((line) => (line.gone ? [] : line.events))

/** What each player did by these events, as items of a digest. */
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

/** One item of a digest, unless it would say nothing. */
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

/** Events of several kinds may tell the same: each is counted in its own way. */
function countOf(event: GameEvent, logStyles: LogStyles): number {
  const adds = logStyles[event.kind]?.digest?.adds
  return adds ? Number(event.fields[adds] ?? 0) : 1
}

function namesOf(event: GameEvent, field: string): Phrase[] {
  const name = event.say.args?.[field]
  return typeof name === 'object' && !Array.isArray(name) ? [name] : []
}
