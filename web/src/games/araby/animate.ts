// Events shown where they happen.

import { pulse as grow, send, sendMany, shake } from '../../board/effects'
import { bargainOf } from '../../lib/log_parts'
import type { GroupOf } from '../../lib/moments'
import type { Table } from '../../lib/table.svelte'
import type { GameEvent } from '../../wire'
import Piece from './Piece.svelte'

type Kind = 'card' | 'camel' | 'icon' | 'credit' | 'bandit'

/** What the board changes on its own while events are shown, until the next scene. */
export interface Changing {
  /** Spaces whose camel has left. */
  gone: string[]
}

const pulse = (name: string) => grow(name, 1.05)

/** What is one doing to people, in many events. */
const DOINGS = {
  arrival: ['caravan-resolves', 'camel-returned'],
  payday: ['camels-paid', 'caravan-began'],
  deeds: [
    ...['played', 'discarded', 'product-used', 'credit-used', 'coins-paid', 'coins-gained'],
    ...['tasked', 'made', 'card-picked', 'product-picked', 'converted', 'card-refreshed'],
    ...['drew', 'saw', 'milled', 'looked', 'arranged', 'fetched'],
    ...['camel-placed', 'camel-guarded', 'camel-picked', 'camel-shifted', 'camel-recalled'],
  ],
  draft: ['drafted', 'refilled'],
  deal: [
    ...['deal-made', 'coins-passed', 'card-passed', 'product-passed', 'credit-given'],
    ...['space-allowed', 'spaces-allowed', 'own-caravan-allowed', 'owed', 'card-owed', 'promised'],
  ],
  offer: [
    ...['offer-begun', 'offer-term', 'offer-sent', 'offer-declined', 'offer-withdrawn'],
    ...['offer-lapsed', 'offer-closed'],
  ],
  debts: ['settling', 'debt-called', 'debt-waits', 'debt-met', 'card-debt-met'],
}
/** What happens beside anything else, and takes no time. */
const BESIDE = ['passed', 'turn-ended', 'products-lost', 'entourage-refreshed', 'top-back']
/** What nothing moves for. */
const STILL = [
  ...['passed', 'turn-ended', 'products-lost', 'entourage-refreshed', 'saw'],
  ...['offer-begun', 'offer-term', 'offer-declined', 'offer-withdrawn', 'offer-lapsed'],
  ...['owed', 'card-owed', 'promised', 'settling', 'debt-waits', 'promise-settled'],
]
const DOING_OF = Object.fromEntries(
  Object.entries(DOINGS).flatMap(([doing, kinds]) => kinds.map((kind) => [kind, doing])),
)

/**
 * Events shown together: what somebody does with cards and camels, all that others bargain about,
 * and all of a deal.
 */
export function groups(table: Table): GroupOf {
  return (event, { events, seat }) => {
    if (bargainOf(event, events, table.logStyles, table.seat)) return 'bargain'
    const deal = events.findIndex(({ kind }) => kind === 'deal-made')
    if (deal >= 0 && events.indexOf(event) >= deal)
      return bargainOf(events[deal]!, events, table.logStyles, table.seat) ? 'bargain' : 'deal'
    if (BESIDE.includes(event.kind)) return ''
    const doing = DOING_OF[event.kind]
    return doing === 'deeds' ? `${doing} ${seat}` : doing
  }
}

/** What moves something. Of others' offers it is what they came to, of one to me, no answer of mine. */
export function moving(table: Table, events: GameEvent[]): GameEvent[] {
  const talks = events.filter((event) => bargainOf(event, [], table.logStyles, table.seat))
  const isOutcome = (event: GameEvent) => event === talks.at(-1) && event.kind !== 'offer-sent'
  const isAnswered = ({ kind, fields }: GameEvent) =>
    kind === 'offer-closed' && fields.other === table.seat
  return events.filter(
    (event) =>
      !STILL.includes(event.kind) &&
      !isAnswered(event) &&
      (!talks.includes(event) || isOutcome(event)),
  )
}

/** Show one event. */
export async function show(table: Table, event: GameEvent, now: Changing): Promise<void> {
  const { seat, fields } = event
  const card = fields.card == null || fields.card === 'any' ? '' : String(fields.card)
  const space = `${fields.caravan}${fields.space}`
  const go = (kind: Kind, of: string, from: string, to: string) =>
    send(Piece, { table, kind, of }, from, to)
  const several = (kind: Kind, of: string, count: unknown, from: string, to: string) =>
    sendMany(Piece, { table, kind, of }, Number(count), from, to)
  switch (event.kind) {
    case 'turn-began':
      return pulse(`seat-${seat}`)
    case 'caravan-began':
      return pulse(`caravan-${seat}`)
    case 'caravan-resolves':
      if (!Number(fields.bandit)) return pulse(`caravan-${seat}`)
      await go('bandit', '', 'deck', `space-${seat}${fields.bandit}`)
      return shake(`space-${seat}${fields.bandit}`)
    case 'camel-returned':
      if (fields.why === 'bandits') await shake(`space-${space}`)
      now.gone = [...now.gone, space]
      return go('camel', seat!, `space-${space}`, `camels-${seat}`)
    case 'camels-paid':
      return several('icon', 'coin', fields.coins, `caravan-${fields.caravan}`, `coins-${seat}`)
    case 'coins-gained':
      return several('icon', 'coin', fields.coins, 'deck', `coins-${seat}`)
    case 'coins-paid':
      return go('icon', 'coin', `coins-${seat}`, 'discard')
    case 'coins-passed':
      return several('icon', 'coin', fields.coins, `coins-${seat}`, `coins-${fields.other}`)
    case 'played':
      return go('card', card, `hand-${seat}`, `entourage-${seat}`)
    case 'discarded':
      return go('card', card, `hand-${seat}`, 'discard')
    case 'tasked':
      return pulse(`entourage-${seat}`)
    case 'made':
      return several(
        'icon',
        String(fields.product),
        fields.count,
        `entourage-${seat}`,
        `pool-${seat}`,
      )
    case 'product-used':
      return go('icon', String(fields.product), `pool-${seat}`, 'discard')
    case 'product-passed':
      return go('icon', String(fields.product), `pool-${seat}`, `pool-${fields.other}`)
    case 'credit-given':
      return go('credit', String(fields.icon), `hand-${seat}`, `pool-${fields.other}`)
    case 'drew':
      return several('card', '', fields.count, 'deck', `hand-${seat}`)
    case 'card-passed':
      return go('card', card, `hand-${seat}`, `hand-${fields.other}`)
    case 'entourage-passed':
      return go('card', card, `entourage-${seat}`, `entourage-${fields.other}`)
    case 'camel-placed':
      return go('camel', seat!, `camels-${seat}`, `space-${space}`)
    case 'camel-shifted':
      now.gone = [...now.gone, space]
      return go('camel', seat!, `space-${space}`, `space-${fields.caravan}${fields.to}`)
    case 'camel-recalled':
      now.gone = [...now.gone, space]
      return go('camel', seat!, `space-${space}`, `camels-${seat}`)
    case 'camel-guarded':
      return pulse(`space-${space}`)
    case 'caravan-guarded':
      return pulse(`caravan-${fields.caravan}`)
    case 'milled':
      return go('card', card, 'deck', 'discard')
    case 'fetched':
      return go('card', card, 'discard', `hand-${seat}`)
    case 'swapped-out':
      return go('card', card, `hand-${seat}`, 'draft')
    case 'drafted':
    case 'swapped-in':
      return go('card', card, `draft-${card}`, `hand-${seat}`)
    case 'refilled':
      return go('card', card, 'deck', 'draft')
    case 'deal-made':
      await Promise.all([pulse(`seat-${seat}`), pulse(`seat-${fields.other}`)])
      return
    case 'defaulted':
    case 'card-defaulted':
      return shake(`seat-${seat}`)
    case 'deck-turned':
    case 'looked':
    case 'arranged':
    case 'top-back':
      return pulse('deck')
    case 'card-picked':
    case 'card-refreshed':
      return pulse(`entourage-${seat}`)
    case 'product-picked':
    case 'converted':
    case 'credit-used':
      return pulse(`pool-${seat}`)
    case 'camel-picked':
      return pulse(`space-${space}`)
    case 'space-allowed':
    case 'spaces-allowed':
    case 'own-caravan-allowed':
      return pulse(`caravan-${seat}`)
    case 'offer-sent':
    case 'debt-called':
      return pulse(`seat-${fields.other}`)
    case 'offer-closed':
    case 'promise-broken':
      return shake(`seat-${seat}`)
    case 'promise-kept':
    case 'debt-met':
    case 'card-debt-met':
    case 'scored':
    case 'won':
      return pulse(`seat-${seat}`)
  }
}
