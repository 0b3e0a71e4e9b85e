// What became of an offer of mine, partner by partner, from what happened since.

import type { Seat } from '../../lib/seats'
import type { Happening } from '../../lib/playback.svelte'
import type { Choosing, GameEvent, Phrase } from '../../wire'
import type { Draft } from './offering'
import type { Facts } from './scene'
import type { Offer } from './types'

/** An offer that was sent. since: the number of the last happening before it. */
export interface Asked {
  id: number
  draft: Draft
  to: Seat[]
  since: number
}

export interface Reply {
  seat: Seat
  state: 'waiting' | 'agreed' | 'declined' | 'countered' | 'taken' | 'gone'
  /** What they said, and the coins they would take for it; below 0, what they would pay. */
  say?: Phrase
  price?: number | null
}

const CLOSES: Record<string, Reply['state']> = {
  'offer-declined': 'declined',
  'deal-made': 'taken',
  'offer-withdrawn': 'gone',
  'offer-lapsed': 'gone',
}

/** Who answered, in these events. */
function closed({ kind, seat, fields }: GameEvent, me: Seat): Reply | undefined {
  const state = CLOSES[kind]
  const partner = (kind === 'offer-declined' ? seat : fields.other) as Seat
  const maker = kind === 'offer-declined' ? fields.other : seat
  return state && maker === me ? { seat: partner, state } : undefined
}

/** What each partner has answered so far. */
export function repliesTo(
  { to, since }: Asked,
  log: Happening[],
  facts: Pick<Facts, 'offers'>,
  me: Seat,
  choosing: Choosing[] = [],
): Reply[] {
  const later = log.filter(({ n }) => n > since)
  return to.map((seat) => {
    const waits = facts.offers.some(
      ({ by, to: other, sent }) => by === me && other === seat && sent,
    )
    const reply: Reply = { seat, state: waits ? 'waiting' : 'gone' }
    let sent = false
    for (const item of later) {
      if (item.type === 'remark' && item.seat === seat && item.to === me)
        Object.assign(reply, { say: item.say, price: item.price })
      for (const event of item.type === 'played' ? item.events : []) {
        if (event.kind === 'offer-sent' && event.seat === me && event.fields.other === seat) {
          sent = true
          reply.state = 'waiting'
        }
        const found = sent ? closed(event, me) : undefined
        if (found?.seat === seat) reply.state = found.state
      }
    }
    const counters = ({ by, to: other, sent: is }: Offer) => by === seat && other === me && is
    const agrees = choosing.some(
      ({ by, to: other, agreed }) => by === me && other === seat && agreed,
    )
    if (reply.state === 'waiting' && agrees) reply.state = 'agreed'
    if (reply.state === 'declined' && facts.offers.some(counters)) reply.state = 'countered'
    return reply
  })
}

/** Has everybody answered, so that it can only be asked again? */
export const isAnswered = (replies: Reply[]): boolean =>
  replies.every(({ state }) => !['waiting', 'agreed'].includes(state))
export const isTaken = (replies: Reply[]): boolean => replies.some(({ state }) => state === 'taken')
