// The review of a finished game, asked for until it is complete.

import { Refusal, review } from '../lib/api'
import { clock } from '../lib/clock'
import { say } from '../lib/texts.svelte'
import type { Review } from '../wire'

const PAUSE = 1_000 // milliseconds between two looks

export class Reviewing {
  review = $state.raw<Review>()
  trouble = $state('')
  #begun = false
  #closed = false

  constructor(readonly table: string) {}

  /** Ask, and go on asking; once is enough. */
  async begin(): Promise<void> {
    if (this.#begun) return
    this.#begun = true
    try {
      while (!this.#closed && !this.review?.complete) {
        this.review = await review(this.table)
        if (!this.review.complete) await clock.wait(PAUSE)
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.trouble = say(error.problem.say)
      this.#begun = false
    }
  }

  close(): void {
    this.#closed = true
  }
}
