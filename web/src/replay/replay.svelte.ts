// Looking back at a game: where one is in its recording, and how one gets elsewhere.

import { clock } from '../lib/clock'
import type { Seat } from '../lib/seats'
import { pace } from '../lib/settings.svelte'
import { Table } from '../lib/table.svelte'
import type { Recording } from '../wire'
import { marksOf, type Moment, momentsOf, type Stretch } from './recording'

/** What can be stepped over at once. */
export type Stride = 'step' | 'turn' | 'round'

const BREATH = 350 // milliseconds between steps
const STILL = 900 // the same if nothing moves

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
    const { stretches, rounds } = marksOf(this.moments, this.table.logStyles)
    this.stretches = stretches
    this.rounds = rounds
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
