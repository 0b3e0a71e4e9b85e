// What a turn came to, in one line.

import type { GameEvent } from '../wire'
import type { Table } from './table.svelte'
import { bargainLine } from './bargains'
import { deedsOf, type Deeds, eventsIn, type Line, type Part } from './log_parts'
import { sentence, t } from './texts.svelte'

const MOST_SENTENCES = 2
const BETWEEN = ', '
const BETWEEN_PLAYERS = '; '

/** The heading of a part. */
export function titleOf(table: Table, part: Part): string {
  if (part.seat) return table.name(part.seat) ?? ''
  if (!part.opens) return t('client-log-start')
  return table.text(`part-${part.opens}`, part.head?.say.args)
}

/** What happened in a part. In a turn, its own player comes first, or `alone`. */
export function digestOf(table: Table, part: Part, alone = false): string {
  const events = eventsIn(part)
  const deeds = deedsOf(events, table.logStyles)
  if (!deeds.length) return sentences(table, part)
  const own = deeds.filter(({ seat }) => seat === part.seat)
  const others = alone ? [] : deeds.filter(({ seat }) => seat !== part.seat)
  return [...own, ...others].map((one) => said(table, one, part.seat)).join(BETWEEN_PLAYERS)
}

/** Nothing to count: the first lines, without one that only opens the part. */
function sentences(table: Table, { head, lines }: Part): string {
  const opens = ({ events }: Line) => events.length === 1 && events[0] === head
  return lines
    .filter((line) => !line.gone && line.events.length && !opens(line))
    .slice(0, MOST_SENTENCES)
    .map((line) => lineOf(table, line))
    .join(' ')
}

function said(table: Table, { seat, items }: Deeds, owner: Part['seat']): string {
  const list = items.map(table.label).join(BETWEEN)
  if (seat === owner || !seat) return list
  return t('client-digest-other', { player: table.name(seat) ?? '', items: list })
}

/**
 * A caption for events that are shown together: what others' bargains came to, the sum of the events
 * if they have one, or the last of them.
 */
export function captionOf(table: Table, events: GameEvent[]): string {
  const bargains = (table.parts.at(-1)?.lines ?? [])
    .filter((line) => line.bargain && line.events.some((event) => events.includes(event)))
    .map((line) => lineOf(table, line))
  if (bargains.length) return bargains.slice(-MOST_SENTENCES).join(' ')
  const [deeds, others] = events.length > 1 ? deedsOf(events, table.logStyles) : []
  const said = [...new Set(events.map(({ say }) => table.say(say)))]
  if (!deeds?.seat || others) return said.slice(-MOST_SENTENCES).join(' ')
  const items = deeds.items.map(table.label).join(BETWEEN)
  return t('client-digest', { who: table.name(deeds.seat) ?? '', items })
}

/** A line of the log. Folded events name all their players. */
export function lineOf(table: Table, line: Line): string {
  if (line.bargain) return bargainLine(table, line)
  const { events } = line
  const [first] = events
  if (events.length < 2) return table.say(first!.say)
  const players = [...new Set(events.map(({ seat }) => seat && table.name(seat)))]
  if (players.length < 2) return table.say(first!.say)
  const all = new Intl.ListFormat(document.documentElement.lang).format(players.map(String))
  return sentence(table.text(`event-${first!.kind}-together`, { players: all }))
}
