// How fast a person watches what happens: a speed, a pause, and one event at a time.

import { Clock, clock } from './clock'
import { prefer, settings } from './settings.svelte'

export const SLOWEST = 0.5
export const FASTEST = 3
export const SPEED_STEP = 0.25

export class Pacing {
  /** Nothing goes on by itself. */
  paused = $state(false)
  #stepping = false
  #waiting: (() => void)[] = []

  constructor(private readonly time: Clock) {
    this.#run()
  }

  /** Before each event: wait here while there is a pause. A step ends where the next event waits. */
  async gate(): Promise<void> {
    this.#stepping = false
    this.#run()
    while (this.paused && !this.#stepping)
      await new Promise<void>((open) => this.#waiting.push(open))
  }

  pause(paused = !this.paused): void {
    this.paused = paused
    this.#stepping = false
    this.#go()
  }

  /** Show one event, or what is left of the present one; then wait again. */
  step(): void {
    this.paused = this.#stepping = true
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
    this.time.rate = this.paused && !this.#stepping ? 0 : settings.speed
  }
}

/** The pace of this screen. */
export const pacing = new Pacing(clock)
