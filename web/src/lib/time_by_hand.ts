// For tests: time that passes when they say so.

import type { Timers } from './clock'

/** Timers that run when the test says so. */
export function byHand(): Timers & { pass: (milliseconds: number) => Promise<void> } {
  let time = 0
  let due: { at: number; run: () => void }[] = []
  return {
    now: () => time,
    set: (run, milliseconds) => {
      const timer = { at: time + milliseconds, run }
      due.push(timer)
      return timer
    },
    clear: (timer) => (due = due.filter((one) => one !== timer)),
    async pass(milliseconds) {
      const end = time + milliseconds
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        time = next.at
        due = due.filter((one) => one !== next)
        next.run()
        await settled()
      }
      time = end
      await settled()
    },
  }
}

/** Waits until all pending promises are settled. */
export const settled = () => new Promise((done) => setTimeout(done))
