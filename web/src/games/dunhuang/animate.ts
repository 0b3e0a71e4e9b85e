// Events shown where they happen.

import { mount, unmount } from 'svelte'
import { animate, fly, pause, spot } from '../../lib/motion'
import type { Event } from '../../wire'
import { GOODS } from './art'
import Piece from './Piece.svelte'

type Kind = 'card' | 'token' | 'coin' | 'prestige'

/** What the board changes by itself while events are shown, until the next scene. */
export interface Changing {
  camel: number
  market: number[]
  gone: string[]
}

const STAGGER = 110
const MOST_AT_ONCE = 4

async function send(kind: Kind, from: string, to: string, good = 0, delay = 0): Promise<void> {
  const piece = mount(Piece, { target: document.body, props: { kind, good } })
  const element = document.body.lastElementChild as HTMLElement
  await fly(element, from, to, delay)
  void unmount(piece)
}

async function sendMany(kind: Kind, count: number, from: string, to: string): Promise<void> {
  const flights = Math.min(count, MOST_AT_ONCE)
  await Promise.all(Array.from({ length: flights }, (_, i) => send(kind, from, to, 0, i * STAGGER)))
}

const goodOf = (event: Event): number => GOODS.indexOf(event.fields.good as (typeof GOODS)[number])
const known = (event: Event): number => (event.fields.good == null ? 0 : goodOf(event))

/** Show one event. */
export async function show(event: Event, now: Changing): Promise<void> {
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
      return send('card', `space-${space}`, own, goodOf(event))
    case 'refilled':
      await send('card', 'pile', `space-${space}`, 0)
      now.market[space] = goodOf(event)
      return pause(120)
    case 'swapped-out':
      await send('card', own, `space-${space}`, goodOf(event))
      now.market[space] = goodOf(event)
      return
    case 'discarded':
      return send('card', own, 'out', goodOf(event))
    case 'moved-card':
      return send(
        'card',
        `${fields.place === 'hand' ? 'shop' : 'hand'}-${seat}`,
        own,
        goodOf(event),
      )
    case 'token-claimed':
      return send('token', `token-${goodOf(event)}`, `shop-${seat}`, goodOf(event))
    case 'token-lost':
      return send('token', `token-${goodOf(event)}`, 'well', goodOf(event))
    case 'token-turned':
    case 'token-protected':
      return flip(`token-${goodOf(event)}`)
    case 'token-paid':
      return sendMany('coin', Number(fields.coins), `coins-${seat}`, `coins-${fields.other}`)
    case 'coins-gained':
      return sendMany('coin', Number(fields.coins), 'supply-coins', `coins-${seat}`)
    case 'prestige-gained':
      return sendMany('prestige', Number(fields.prestige), 'supply-prestige', `prestige-${seat}`)
    case 'drew':
      return sendMany('card', Number(fields.count), 'pile', `hand-${seat}`)
    case 'returned':
      return sendMany('card', Number(fields.count), `hand-${seat}`, 'pile')
    case 'card-taken':
      return send('card', `hand-${fields.other}`, `hand-${seat}`, known(event))
    case 'card-given':
      return send('card', `hand-${seat}`, `hand-${fields.other}`, known(event))
    case 'ability-used':
      return pulse('camel-tile')
    case 'turn-began':
      return pause(150)
    case 'end-near':
      return pause(500)
  }
}

async function walk(event: Event, now: Changing): Promise<void> {
  const steps = Number(event.fields.steps)
  if (Number(event.fields.price)) {
    void sendMany('coin', Number(event.fields.price), `coins-${event.seat}`, 'supply-coins')
  }
  for (let step = 0; step < steps; step++) {
    now.camel += 1
    await pause(Math.max(130, 280 - steps * 15))
  }
}

async function flip(name: string): Promise<void> {
  const token = spot(name)
  if (token)
    await animate(
      token,
      [{ transform: 'rotateY(0)' }, { transform: 'rotateY(180deg) scale(1.2)' }],
      380,
    )
}

async function pulse(name: string): Promise<void> {
  const tile = spot(name)
  if (tile)
    await animate(tile, [{ scale: '1' }, { scale: '1.12', offset: 0.5 }, { scale: '1' }], 340)
}
