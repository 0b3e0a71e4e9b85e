// Looking back at a game: where one is in its recording, and how one gets elsewhere.

import { clock } from '../lib/clock'
import { partsOf } from '../lib/log_parts'
import type { Happening, Look } from '../lib/playback.svelte'
import { changed } from '../lib/scene'
import type { Seat } from '../lib/seats'
import { pace } from '../lib/settings.svelte'
import { Table } from '../lib/table.svelte'
import type { Choice, Recording, Scene } from '../wire'

/** What can be stepped over at once. */
export type Stride = 'step' | 'turn' | 'round'

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

const BREATH = 350 // milliseconds between steps
const STILL = 900 // the same if nothing moves
const ROUND = 'round'

export class Replay {
  readonly table: Table
  readonly moments: Moment[]
  readonly stretches: Stretch[]
  /** The moments at which a round begins. */
  readonly rounds: number[]
  /** Which moment is shown, or is about to be. */
  at = $state(0)
  playing = $state(false)
  #sought = 0

  constructor(recording: Recording, seat: Seat | null) {
    this.moments = momentsOf(recording)
    this.table = Table.still({ ...recording.first, scene: this.moments[0]!.scene }, seat)
    const marks = marksOf(this.moments, this.table.logStyles)
    this.stretches = marks.turns.map(({ seat, from }, i) => ({
      seat,
      from,
      to: marks.turns[i + 1]?.from ?? this.moments.length,
    }))
    this.rounds = marks.rounds
  }

  get last(): number {
    return this.moments.length - 1
  }

  get move(): number {
    return this.moments[this.at]!.move
  }

  /** The number of the moment after so many actions. */
  momentOf(move: number): number {
    const after = this.moments.findIndex((moment) => moment.move > move)
    return after < 0 ? this.last : Math.max(0, after - 1)
  }

  /** Where a stride leads from here. */
  reach(stride: Stride, by: 1 | -1): number {
    if (stride === 'step') return Math.min(this.last, Math.max(0, this.at + by))
    const stops = stride === 'turn' ? this.stretches.map(({ from }) => from) : this.rounds
    return by > 0
      ? (stops.find((stop) => stop > this.at) ?? this.last)
      : (stops.findLast((stop) => stop < this.at) ?? 0)
  }

  /** Take a stride: one step is shown as it happened, more than that at once. */
  async go(stride: Stride, by: 1 | -1): Promise<void> {
    this.playing = false
    const to = this.reach(stride, by)
    if (stride === 'step' && !this.table.moving) await this.#show(to)
    else await this.seek(to)
  }

  async seek(to: number): Promise<void> {
    this.at = Math.min(this.last, Math.max(0, to))
    const sought = ++this.#sought
    await Promise.resolve()
    if (sought === this.#sought) await this.table.playback.jump(this.moments[this.at]!)
  }

  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false
      return
    }
    if (this.at === this.last) await this.seek(0)
    this.playing = true
    while (this.playing && this.at < this.last) {
      await this.#show(this.at + 1)
      await clock.wait(pace() ? BREATH : STILL)
    }
    this.playing = false
  }

  close(): void {
    this.playing = false
    this.table.close()
  }

  async #show(to: number): Promise<void> {
    const [now, next] = [this.at, this.moments[to]!]
    this.at = to
    const { playback } = this.table
    if (to > now) await playback.goOn({ n: next.n, happenings: next.news }, next.scene)
    else if (to < now) await playback.goBack(this.moments[now]!.news, next)
  }
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
  orders: [],
  order: null,
  undo: false,
})

/** Where turns and rounds begin. Without rounds of its own, a game's rounds begin with its first player. */
function marksOf(moments: Moment[], styles: Parameters<typeof partsOf>[1]) {
  const numbers = new Map(moments.flatMap(({ news }, at) => news.map(({ n }) => [n, at] as const)))
  const parts = partsOf(moments.at(-1)!.log, styles).map(({ key, seat, opens }) => ({
    from: numbers.get(Number(key.split('.')[0])) ?? 0,
    seat,
    opens,
  }))
  const turns = parts.filter(({ from }, i) => from !== parts[i + 1]?.from)
  const named = parts.filter(({ opens }) => opens === ROUND)
  const starter = parts.find(({ seat }) => seat)?.seat
  const rounds = named.length ? named : parts.filter(({ seat }) => seat && seat === starter)
  return { turns, rounds: [...new Set(rounds.map(({ from }) => from))] }
}
