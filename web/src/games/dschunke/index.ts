import type { GameView } from '..'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Ending from './Ending.svelte'
import { guide } from './guide'
import SeatFacts from './SeatFacts.svelte'

const ON_BOARD = [
  'station',
  'place',
  'onto',
  'return',
  'take',
  'merchant',
  'lower',
  'upper',
  'load',
  'collect',
  'fetch',
  'move',
  'search',
]

export const view: GameView = {
  Board,
  SeatFacts,
  Ending,
  guide,
  Chip,
  onBoard: (choice) => ON_BOARD.includes(choice.kind),
  // Cards are counted in the tray on the board.
  bar: (_table, scene) =>
    scene.legal.filter(({ kind }) => kind !== 'mixed' && !kind.startsWith('bid-')),
}
