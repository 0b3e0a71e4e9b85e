// The one time of everything that is shown: it runs faster or slower, stands still, or jumps to the end.

export interface Timers {
  now: () => number
  set: (run: () => void, milliseconds: number) => unknown
  clear: (timer: unknown) => void
}

/** Something that takes time: it is told how fast time runs, and when to be at its end at once. */
export interface Motion {
  rate: (rate: number) => void
  end: () => void
}

const BROWSER: Timers = {
  now: () => performance.now(),
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
}

export class Clock {
  #rate = 1
  #running = new Set<Motion>()
  /** Nothing takes any time now. */
  hurried = false

  constructor(private readonly timers: Timers = BROWSER) {}

  /** How fast time runs: 1 as it is, 0 not at all. */
  get rate(): number {
    return this.#rate
  }

  set rate(rate: number) {
    if (rate === this.#rate) return
    this.#rate = rate
    for (const motion of this.#running) motion.rate(rate)
  }

  /** Let a motion go by this clock; call what is returned when it has ended. */
  run(motion: Motion): () => void {
    this.#running.add(motion)
    motion.rate(this.#rate)
    return () => this.#running.delete(motion)
  }

  /** So many milliseconds of this clock, or until it is hurried. */
  wait(milliseconds: number): Promise<void> {
    if (this.hurried) return Promise.resolve()
    return new Promise((resolve) => {
      let left = milliseconds
      let since = this.timers.now()
      let running = 0
      let timer: unknown
      const end = () => {
        this.timers.clear(timer)
        done()
        resolve()
      }
      const rate = (next: number) => {
        const now = this.timers.now()
        this.timers.clear(timer)
        left -= (now - since) * running
        since = now
        running = next
        timer = next ? this.timers.set(end, left / next) : undefined
      }
      const done = this.run({ rate, end })
    })
  }

  /** Whatever takes time now is at its end, and so is what follows until time is taken again. */
  hurry(): void {
    this.hurried = true
    for (const motion of [...this.#running]) motion.end()
  }

  takeTime(): void {
    this.hurried = false
  }
}

/** The clock of this screen. */
export const clock = new Clock()
