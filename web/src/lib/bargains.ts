// What a bargain between two others came to, in one sentence.

import type { GameEvent } from '../wire'
import type { Line } from './log_parts'
import type { Table } from './table.svelte'
import { sentence } from './texts.svelte'

/** A line of the log that tells a bargain: its last word, or who gave what for what. */
export function bargainLine(table: Table, { bargain, events }: Line): string {
  const part = ({ kind }: GameEvent) => table.logStyles[kind]?.bargain
  const deal = events.find((event) => part(event) === 'deal')
  if (deal) return dealLine(table, deal, events)
  const players = listed(bargain!.split(' ').map((seat) => table.name(seat) ?? ''))
  const isOver = part(events.at(-1)!) === 'failure'
  return sentence(table.text(isOver ? 'bargain-failure' : 'bargain-offer', { players }))
}

function dealLine(table: Table, deal: GameEvent, events: GameEvent[]): string {
  const given = events.slice(events.indexOf(deal) + 1)
  const by = (giver: unknown) => given.filter(({ seat }) => seat === giver)
  if (!given.length) return table.say(deal.say)
  const [maker, partner] = [deal.seat!, String(deal.fields.other)]
  const [player, other] = by(maker).length ? [maker, partner] : [partner, maker]
  const [gives, gets] = [by(player), by(other)].map((some) => listed(some.map(gift)))
  const key = gets ? 'bargain-deal' : 'bargain-present'
  return sentence(table.text(key, { player, other, gives, gets }))

  function gift({ say }: GameEvent): string {
    return table.label({ ...say, id: say.id.replace(/^event-/, 'dealt-') })
  }
}

const listed = (items: string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(items)
