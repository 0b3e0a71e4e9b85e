// How fast events are shown: a speed, a pause, and one event at a time.

import { Clock, clock } from './clock'
import { prefer, settings } from './settings.svelte'

export const SLOWEST = 0.5
export const FASTEST = 3
export const SPEED_STEP = 0.25
const MANY = 16 // waiting events that double the speed
const MOST = 2.5 // times the speed somebody chose, to catch up

export class Pacing {
  /** Events wait for `step`. */
  paused = $state(false)
  /** How many events may be shown during a pause, including the current one. */
  #allowed = 0
  /** How many times faster than usual, because much is waiting. */
  #haste = 1
  #waiting: (() => void)[] = []

  constructor(private readonly time: Clock) {
    this.#run()
  }

  /** Called before each event: waits while paused. */
  async gate(): Promise<void> {
    this.#allowed = Math.max(0, this.#allowed - 1)
    this.#run()
    while (this.paused && !this.#allowed)
      await new Promise<void>((open) => this.#waiting.push(open))
  }

  /** Lets an event through that need not wait at the gate. */
  pass(): void {
    this.#allowed = Math.max(1, this.#allowed)
    this.#go()
  }

  pause(paused = !this.paused): void {
    this.paused = paused
    this.#allowed = 0
    this.#go()
  }

  /** Shows one event, or the rest of one stopped halfway, and waits again. */
  step(): void {
    this.paused = true
    this.#allowed += 1
    if (this.#allowed > 1) this.time.hurry()
    this.#go()
  }

  /** Goes faster the more events wait, so that others' turns don't take longer than they are worth. */
  catchUp(waiting: number): void {
    this.#haste = Math.min(MOST, 1 + waiting / MANY)
    this.#run()
  }

  setSpeed(speed: number): void {
    prefer('speed', Math.min(FASTEST, Math.max(SLOWEST, speed)))
    this.#run()
  }

  #go(): void {
    this.#run()
    for (const open of this.#waiting.splice(0)) open()
  }

  #run(): void {
    this.time.rate = this.paused && !this.#allowed ? 0 : settings.speed * this.#haste
  }
}

/** This screen's pace. */
export const pacing = new Pacing(clock)
