import type { GameView } from '..'
import type { Table } from '../../lib/table.svelte'
import type { Choice } from '../../wire'
import { CHARACTERS } from './art'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Ending from './Ending.svelte'
import { guide } from './guide'
import SeatFacts from './SeatFacts.svelte'
import { viewOf } from './scene'

const ON_BOARD = [
  'camel',
  'move',
  'take',
  'keep',
  'discard',
  'swap',
  'stow',
  'display',
  'give',
  'turn',
  'opponent',
]

const ROUND = 8

/** A move is labelled with its price and destination, a second lap with its price alone. */
function brief(table: Table, { kind, parameter }: Choice): string | undefined {
  const view = viewOf(table.scene!)
  if (kind === 'move' && Number(parameter) > ROUND) return ''
  const space =
    kind === 'move'
      ? (view.camel + Number(parameter)) % ROUND
      : kind === 'camel'
        ? Number(parameter) - 1
        : -1
  return space < 0 ? undefined : table.text(`character-${CHARACTERS[view.tiles[space]!]}`)
}

export const view: GameView = {
  Board,
  SeatFacts,
  Ending,
  guide,
  Chip,
  brief,
  seatAction: (seat) => `opponent ${seat}`,
  onBoard: (choice) => ON_BOARD.includes(choice.kind),
}
