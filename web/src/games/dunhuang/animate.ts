// Events shown where they happen.

import { pulse, send, sendMany, stir } from '../../board/effects'
import { pause, time } from '../../lib/motion'
import type { GameEvent } from '../../wire'
import { GOODS } from './art'
import Piece from './Piece.svelte'

type Kind = 'card' | 'token' | 'coin' | 'prestige'

/** What the board changes on its own while events are shown, until the next scene. */
export interface Changing {
  camel: number
  market: number[]
  gone: string[]
}

const FLIP = [{ transform: 'rotateY(0)' }, { transform: 'rotateY(180deg) scale(1.2)' }]

const go = (kind: Kind, from: string, to: string, good = 0) => send(Piece, { kind, good }, from, to)
const several = (kind: Kind, count: unknown, from: string, to: string) =>
  sendMany(Piece, { kind }, Number(count), from, to)

const goodOf = (event: GameEvent): number =>
  GOODS.indexOf(event.fields.good as (typeof GOODS)[number])
const known = (event: GameEvent): number => (event.fields.good == null ? 0 : goodOf(event))

const END = ['hand-shown', 'good-scored', 'scored']

/** Events shown together: new cards, and what each player shows in the end. */
export const group = ({ kind, seat }: GameEvent): string | undefined =>
  kind === 'refilled' ? kind : END.includes(kind) ? `end-${seat}` : undefined

/** Show one event. */
export async function show(event: GameEvent, now: Changing): Promise<void> {
  const { seat, fields } = event
  const space = Number(fields.space) - 1
  const own = `${fields.place}-${seat}`
  switch (event.kind) {
    case 'camel-placed':
      now.camel = space
      return pause(400)
    case 'camel-moved':
      return walk(event, now)
    case 'took':
      now.market[space] = 0
      return go('card', `space-${space}`, own, goodOf(event))
    case 'refilled':
      await go('card', 'pile', `space-${space}`, 0)
      now.market[space] = goodOf(event)
      return pause(120)
    case 'swapped-out':
      await go('card', own, `space-${space}`, goodOf(event))
      now.market[space] = goodOf(event)
      return
    case 'discarded':
      return go('card', own, 'out', goodOf(event))
    case 'moved-card':
      return go('card', `${fields.place === 'hand' ? 'shop' : 'hand'}-${seat}`, own, goodOf(event))
    case 'token-claimed':
      return go('token', `token-${goodOf(event)}`, `shop-${seat}`, goodOf(event))
    case 'token-lost':
      return go('token', `token-${goodOf(event)}`, 'well', goodOf(event))
    case 'token-turned':
    case 'token-protected':
      return stir(`token-${goodOf(event)}`, FLIP, 380)
    case 'token-paid':
      return several('coin', fields.coins, `coins-${seat}`, `coins-${fields.other}`)
    case 'coins-gained':
      return several('coin', fields.coins, 'supply-coins', `coins-${seat}`)
    case 'prestige-gained':
      return several('prestige', fields.prestige, 'supply-prestige', `prestige-${seat}`)
    case 'drew':
      return several('card', fields.count, 'pile', `hand-${seat}`)
    case 'returned':
      return several('card', fields.count, `hand-${seat}`, 'pile')
    case 'card-taken':
      return go('card', `hand-${fields.other}`, `hand-${seat}`, known(event))
    case 'card-given':
      return go('card', `hand-${seat}`, `hand-${fields.other}`, known(event))
    case 'ability-used':
      return pulse('camel-tile', 1.12)
    case 'turn-began':
    case 'start-player':
    case 'scored':
    case 'won':
      return pulse(`seat-${seat}`, 1.04)
    case 'opponent-chosen':
      return pulse(`seat-${fields.other}`, 1.04)
    case 'token-left':
    case 'good-scored':
      return pulse(`token-${goodOf(event)}`, 1.12)
    case 'kept':
    case 'saw':
    case 'hand-shown':
      return pulse(`hand-${seat}`, 1.04)
    case 'end-near':
      return pause(500)
  }
}

async function walk(event: GameEvent, now: Changing): Promise<void> {
  const steps = Number(event.fields.steps)
  if (Number(event.fields.price)) {
    void several('coin', event.fields.price, `coins-${event.seat}`, 'supply-coins')
  }
  for (let step = 0; step < steps; step++) {
    now.camel += time.backwards ? -1 : 1
    await pause(Math.max(130, 280 - steps * 15))
  }
}
