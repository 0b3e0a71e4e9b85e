import type { GameView } from '..'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Ending from './Ending.svelte'
import SeatFacts from './SeatFacts.svelte'

const ON_BOARD = ['camel', 'move', 'take', 'keep', 'discard', 'swap', 'stow', 'display', 'give', 'turn', 'opponent']

export const view: GameView = {
  Board, SeatFacts, Ending, Chip, seatAction: (seat) => `opponent ${seat}`, onBoard: (choice) => ON_BOARD.includes(choice.kind),
}
