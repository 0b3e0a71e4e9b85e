import type { GameView } from '..'
import { rather } from './advice'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Ending from './Ending.svelte'
import { guide } from './guide'
import SeatFacts from './SeatFacts.svelte'
import { cheapestFirst, factsOf, playerOf } from './scene'

const ON_BOARD = ['play', 'task', 'camel', 'card', 'nth', 'product']
/** The other choices of an open turn are on the board and the deal table. */
const OPEN = ['end', 'pass', 'accept', 'decline', 'play', 'task']

export const view: GameView = {
  Board,
  SeatFacts,
  Ending,
  guide,
  Chip,
  seatAction: (seat) => `player ${seat}`,
  onBoard: (choice) => ON_BOARD.includes(choice.kind),
  brief: (table, { kind, parameter }) =>
    ['accept', 'decline'].includes(kind)
      ? table.text(`client-${kind}-of`, { player: parameter })
      : undefined,
  rather,
  bar(table, scene) {
    if (scene.decision === 'pay') return cheapestFirst(table, scene)
    if (!['main', 'last'].includes(scene.decision)) return scene.legal
    const making = table.seat && playerOf(factsOf(table, scene), table.seat).making
    return scene.legal.filter(({ kind }) => (making ? ['send', 'drop'] : OPEN).includes(kind))
  },
}
