// How fast a person watches what happens: a speed, a pause, and one event at a time.

import { Clock, clock } from './clock'
import { prefer, settings } from './settings.svelte'

export const SLOWEST = 0.5
export const FASTEST = 3
export const SPEED_STEP = 0.25

export class Pacing {
  /** Nothing goes on by itself. */
  paused = $state(false)
  /** So many events may be shown in a pause, with the present one. */
  #allowed = 0
  #waiting: (() => void)[] = []

  constructor(private readonly time: Clock) {
    this.#run()
  }

  /** Before each event, when the one before has ended: wait here while there is a pause. */
  async gate(): Promise<void> {
    this.#allowed = Math.max(0, this.#allowed - 1)
    this.#run()
    while (this.paused && !this.#allowed)
      await new Promise<void>((open) => this.#waiting.push(open))
  }

  /** What does not wait at the gate goes on in a pause too. */
  pass(): void {
    this.#allowed = Math.max(1, this.#allowed)
    this.#go()
  }

  pause(paused = !this.paused): void {
    this.paused = paused
    this.#allowed = 0
    this.#go()
  }

  /** Show one event, or what is left of one that stands still; then wait again. */
  step(): void {
    this.paused = true
    this.#allowed += 1
    if (this.#allowed > 1) this.time.hurry()
    this.#go()
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
    this.time.rate = this.paused && !this.#allowed ? 0 : settings.speed
  }
}

/** The pace of this screen. */
export const pacing = new Pacing(clock)
