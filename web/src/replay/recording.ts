// A recording as moments, one after the other, and where its turns and rounds begin.

import { type LogStyles, partsOf } from '../lib/log_parts'
import type { Happening, Look } from '../lib/playback.svelte'
import { changed } from '../lib/scene'
import type { Seat } from '../lib/seats'
import type { Choice, Recording, Scene } from '../wire'

const ROUND = 'round'

/** A moment: how the table looks then, and what has just happened. */
export interface Moment extends Look {
  /** How many actions there have been. */
  move: number
  news: Happening[]
  /** What the owner of the eyes could have done. */
  choices: Choice[]
}

/** A stretch of the game that belongs to one player, or to nobody. */
export interface Stretch {
  seat: Seat | null
  /** The numbers of its first moment, and of the first one after it. */
  from: number
  to: number
}

/** Moments from a recording; what tells nothing belongs to the moment before it. */
export function momentsOf({ first, steps }: Recording): Moment[] {
  const [n, log] = [first.n, first.happenings]
  let scene = first.scene
  const look = () => ({ scene: calm(scene), choices: scene.legal })
  const moments: Moment[] = [{ move: 0, n, log, news: [], ...look() }]
  for (const { move, update } of steps) {
    scene = changed(scene, update.changes)
    const before = moments.at(-1)!
    const news = update.happenings
    if (news.length)
      moments.push({ move, n: update.n, log: [...before.log, ...news], news, ...look() })
    else moments[moments.length - 1] = { ...before, move, ...look() }
  }
  return moments
}

/** A scene in which nothing is asked any more. */
const calm = (scene: Scene): Scene => ({
  ...scene,
  prompt: null,
  legal: [],
  choosing: [],
  orders: [],
  order: null,
  undo: false,
})

/** Where turns and rounds begin. Without rounds of its own, a game's rounds begin with its first player. */
export function marksOf(moments: Moment[], styles: LogStyles) {
  const numbers = new Map(moments.flatMap(({ news }, at) => news.map(({ n }) => [n, at] as const)))
  const parts = partsOf(moments.at(-1)!.log, styles).map(({ key, seat, opens }) => ({
    from: numbers.get(Number(key.split('.')[0])) ?? 0,
    seat,
    opens,
  }))
  const stretches: Stretch[] = parts
    .filter(({ from }, i) => from !== parts[i + 1]?.from)
    .map(({ seat, from }, i, all) => ({ seat, from, to: all[i + 1]?.from ?? moments.length }))
  const named = parts.filter(({ opens }) => opens === ROUND)
  const starter = parts.find(({ seat }) => seat)?.seat
  const rounds = named.length ? named : parts.filter(({ seat }) => seat && seat === starter)
  return { stretches, rounds: [...new Set(rounds.map(({ from }) => from))] }
}
