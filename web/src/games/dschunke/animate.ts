// Events shown where they happen.

import { pulse as grow, send, sendMany, shake } from '../../board/effects'
import { pause } from '../../lib/motion'
import type { GameEvent, Played } from '../../wire'
import Piece from './Piece.svelte'
import { type Bid, bidShown } from './scene'

type Kind = 'good' | 'strip' | 'coin' | 'special'

/** What the board changes on its own while events are shown, until the next scene. */
export interface Changing {
  /** Bids that have been turned over, by seat. */
  shown: Record<string, Bid>
}

const REVEAL = 1400

const pulse = (name: string) => grow(name, 1.14)
const go = (kind: Kind, from: string, to: string, of = '') => send(Piece, { kind, of }, from, to)
const several = (kind: Kind, count: unknown, from: string, to: string, of = '') =>
  sendMany(Piece, { kind, of }, Number(count), from, to)

const GROUPS: Record<string, string> = {
  'goods-counted': 'market',
  'market-shown': 'market',
  'market-special': 'market',
  'bid-shown': 'reveal',
  'bluff-shown': 'reveal',
  sold: 'sold',
}

/** Events shown together: the market card, bids, and what one player takes or sees. */
export const group = ({ kind, seat }: GameEvent): string | undefined =>
  GROUPS[kind] ?? (['resupplied', 'saw'].includes(kind) ? `${kind}-${seat}` : undefined)

/** Show one event. All bids are turned over together, at the first one. */
export async function show(event: GameEvent, played: Played, now: Changing): Promise<void> {
  const { seat, fields } = event
  switch (event.kind) {
    case 'merchant-used':
      return pulse(`merchant-${fields.merchant}`)
    case 'trainee-used':
      return pulse(`trainee-${fields.trainee === 'upper' ? 1 : 0}`)
    case 'loaded':
      return several('strip', fields.strips, `strips-${seat}`, `hold-${fields.junk}`, seat!)
    case 'strip-placed':
      return go('strip', `strips-${seat}`, `hold-${fields.junk}`, String(fields.owner))
    case 'strip-moved':
      return go('strip', `hold-${fields.origin}`, `hold-${fields.junk}`, seat!)
    case 'earned':
      return several('coin', fields.yuan, `junk-${fields.junk}`, `coins-${seat}`)
    case 'took':
    case 'resupplied':
      return several(
        'good',
        fields.count ?? 1,
        `goods-${fields.good}`,
        `hand-${seat}`,
        String(fields.good),
      )
    case 'returned':
      return go('good', `hand-${seat}`, `goods-${fields.good}`, String(fields.good))
    case 'searched':
      return pulse(`stack-${fields.stack}`)
    case 'kept':
    case 'laid-open':
      return go('special', `stack-${fields.stack}`, `special-${seat}`)
    case 'card-played':
      return go('special', `special-${seat}`, 'market')
    case 'bid': // others are still choosing
      return void pulse(`fist-${seat}`)
    case 'bid-shown':
    case 'bluff-shown':
      return reveal(played, now)
    case 'sold':
      return several('coin', fields.yuan, `market-${fields.good}`, `coins-${seat}`)
    case 'special-won':
    case 'special-tied':
      return pulse(`market-${fields.good}`)
    case 'yuan-instead':
      return several('coin', fields.yuan, 'market', `coins-${seat}`)
    case 'bonus-met':
      return several('coin', fields.yuan, `special-${seat}`, `coins-${seat}`)
    case 'junks-scored':
      return several('coin', fields.yuan, 'harbour', `coins-${seat}`)
    case 'declared':
      await pulse(`coins-${seat}`)
      return pause(400)
    case 'market-shown':
    case 'market-special':
      return pulse(`market-${fields.good}`)
    case 'goods-counted':
      return pulse(`goods-${fields.good}`)
    case 'round-began':
      return pulse('market')
    case 'merchant-shown':
      return pulse(`merchant-${fields.merchant}`)
    case 'station-chosen':
      return pulse(`junk-${fields.junk}`)
    case 'strip-lifted':
      return pulse(`hold-${fields.origin}`)
    case 'bonus-missed':
      return shake(`special-${seat}`)
    case 'turn-began':
    case 'start-player':
    case 'scored':
    case 'won':
      return grow(`seat-${seat}`, 1.04)
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
