// The clock that all motion goes by: it can run faster or slower, stop, or jump to the end.

export interface Timers {
  now: () => number
  set: (run: () => void, milliseconds: number) => unknown
  clear: (timer: unknown) => void
}

/** Something that takes time. The clock sets its rate, and may tell it to finish at once. */
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
  /** Everything finishes at once for now. */
  hurried = false

  constructor(private readonly timers: Timers = BROWSER) {}

  /** 1 is real time, 0 is stopped. */
  get rate(): number {
    return this.#rate
  }

  set rate(rate: number) {
    if (rate === this.#rate) return
    this.#rate = rate
    for (const motion of this.#running) motion.rate(rate)
  }

  /** Runs a motion by this clock; call the returned function when it has ended. */
  run(motion: Motion): () => void {
    this.#running.add(motion)
    motion.rate(this.#rate)
    return () => this.#running.delete(motion)
  }

  /** Waits this many milliseconds of the clock, or until it is hurried. */
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

  /** Finishes everything that is running, and whatever starts before `takeTime`. */
  hurry(): void {
    this.hurried = true
    for (const motion of [...this.#running]) motion.end()
  }

  takeTime(): void {
    this.hurried = false
  }
}

/** This screen's clock. */
export const clock = new Clock()
