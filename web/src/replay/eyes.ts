// Whose eyes a replay is seen through, as it stands in the address.

import type { Seat } from '../lib/seats'
import type { TableInfo } from '../wire'

export interface Eyes {
  /** Whose place is shown; nobody's for spectators. */
  seat: Seat | null
  /** Are all cards open? */
  open: boolean
}

/** Which recording shows it. */
export const recordingFor = ({ seat, open }: Eyes): string => (open ? 'all' : (seat ?? 'public'))

/** The eyes that an address names, or those of whoever looks. */
export function eyesIn(query: string, info: TableInfo): Eyes {
  const asked = new URLSearchParams(query)
  const named = info.seats.find(({ seat }) => seat === asked.get('eyes'))?.seat
  const own = info.yours[0] ?? null
  const isOver = info.phase === 'over' || info.phase === 'aborted'
  if (!isOver) return { seat: named && info.yours.includes(named) ? named : own, open: false }
  return {
    seat: asked.get('eyes') === 'public' ? null : (named ?? own ?? info.seats[0]!.seat),
    open: asked.has('open'),
  }
}

/** The address of a moment, for others to see the same. */
export function addressOf(
  table: string,
  move: number,
  { seat, open }: Eyes,
  asks = false,
  reviews = false,
): string {
  const more = (open ? '&open' : '') + (asks ? '&ask' : '') + (reviews ? '&review' : '')
  return `/replay/${table}?at=${move}&eyes=${seat ?? 'public'}${more}`
}
