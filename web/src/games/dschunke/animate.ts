// Events shown where they happen.

import { mount, unmount } from 'svelte'
import { animate, fly, pause, spot } from '../../lib/motion'
import type { Event, Played } from '../../wire'
import Piece from './Piece.svelte'
import { type Bid, bidShown } from './scene'

type Kind = 'good' | 'strip' | 'coin' | 'special'

/** What the board changes by itself while events are shown, until the next scene. */
export interface Changing {
  /** Bids that have been turned over, by seat. */
  shown: Record<string, Bid>
}

const STAGGER = 100
const MOST_AT_ONCE = 4
const REVEAL = 1400

async function send(kind: Kind, from: string, to: string, of = '', delay = 0): Promise<void> {
  const piece = mount(Piece, { target: document.body, props: { kind, of } })
  const element = document.body.lastElementChild as HTMLElement
  await fly(element, from, to, delay)
  void unmount(piece)
}

async function sendMany(
  kind: Kind,
  count: number,
  from: string,
  to: string,
  of = '',
): Promise<void> {
  const flights = Math.min(count, MOST_AT_ONCE)
  await Promise.all(
    Array.from({ length: flights }, (_, i) => send(kind, from, to, of, i * STAGGER)),
  )
}

/** Show one event. Bids are turned over together, with the first of them. */
export async function show(event: Event, played: Played, now: Changing): Promise<void> {
  const { seat, fields } = event
  switch (event.kind) {
    case 'merchant-used':
      return pulse(`merchant-${fields.merchant}`)
    case 'trainee-used':
      return pulse(`trainee-${fields.trainee === 'upper' ? 1 : 0}`)
    case 'loaded':
      return sendMany(
        'strip',
        Number(fields.strips),
        `strips-${seat}`,
        `hold-${fields.junk}`,
        seat!,
      )
    case 'strip-placed':
      return send('strip', `strips-${seat}`, `hold-${fields.junk}`, String(fields.owner))
    case 'strip-moved':
      return send('strip', `hold-${fields.origin}`, `hold-${fields.junk}`, seat!)
    case 'earned':
      return sendMany('coin', Number(fields.yuan), `junk-${fields.junk}`, `coins-${seat}`)
    case 'took':
    case 'resupplied':
      return sendMany(
        'good',
        Number(fields.count ?? 1),
        `goods-${fields.good}`,
        `hand-${seat}`,
        String(fields.good),
      )
    case 'returned':
      return send('good', `hand-${seat}`, `goods-${fields.good}`, String(fields.good))
    case 'searched':
      return pulse(`stack-${fields.stack}`)
    case 'kept':
    case 'laid-open':
      return send('special', `stack-${fields.stack}`, `special-${seat}`)
    case 'card-played':
      return send('special', `special-${seat}`, 'market')
    case 'bid': // others go on choosing meanwhile
      return void pulse(`fist-${seat}`)
    case 'bid-shown':
    case 'bluff-shown':
      return reveal(played, now)
    case 'sold':
      return sendMany('coin', Number(fields.yuan), `market-${fields.good}`, `coins-${seat}`)
    case 'special-won':
    case 'special-tied':
      return pulse(`market-${fields.good}`)
    case 'yuan-instead':
      return sendMany('coin', Number(fields.yuan), 'market', `coins-${seat}`)
    case 'bonus-met':
      return sendMany('coin', Number(fields.yuan), `special-${seat}`, `coins-${seat}`)
    case 'junks-scored':
      return sendMany('coin', Number(fields.yuan), 'harbour', `coins-${seat}`)
    case 'declared':
      await pulse(`coins-${seat}`)
      return pause(400)
    case 'market-shown':
    case 'market-special':
      return pause(60)
    case 'round-began':
      return pause(400)
    case 'turn-began':
      return pause(120)
  }
}

async function reveal(played: Played, now: Changing): Promise<void> {
  if (Object.keys(now.shown).length) return
  for (const event of played.events) {
    const bid = bidShown(event)
    if (bid && event.seat) now.shown[event.seat] = bid
  }
  await pause(REVEAL)
}

async function pulse(name: string): Promise<void> {
  const element = spot(name)
  if (element)
    await animate(element, [{ scale: '1' }, { scale: '1.14', offset: 0.5 }, { scale: '1' }], 320)
}
