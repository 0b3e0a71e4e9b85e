import type { GameView } from '..'
import Board from './Board.svelte'
import SeatFacts from './SeatFacts.svelte'

export const view: GameView = { Board, SeatFacts }
