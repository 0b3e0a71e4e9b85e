// The seats of a table, by their letters.

import type { SeatInfo } from '../wire'

export type Seat = SeatInfo['seat']

export const SEATS = 'ABCDEFGH'
export const seatIndex = (seat: string): number => SEATS.indexOf(seat)
