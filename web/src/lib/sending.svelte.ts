// What a person sends to a table; what is refused is said.

import type { FromServer, Problem } from '../wire'
import { Refusal } from './api'
import type { Connection, Request } from './connection'
import { type Playback, sameChoices } from './playback.svelte'
import { tap } from './sound'

/** An action, and what is promised by it in words. */
export interface Act {
  action: string
  words?: string
}

const PATIENCE = 250

export class Sending {
  busy = $state(false)

  constructor(
    private readonly connection: Connection,
    private readonly playback: Playback,
    private readonly refused: (problem: Problem) => void,
  ) {}

  /** An answer, unless it is refused. */
  async ask(request: Request): Promise<FromServer | undefined> {
    try {
      return await this.connection.ask(request)
    } catch (error) {
      this.#tell(error)
      return undefined
    }
  }

  async act(action: string): Promise<void> {
    this.busy = true
    tap()
    await this.#send(action)
    this.busy = false
  }

  /** If somebody was faster with something that leaves these choices as they were, say it again. */
  async #send(action: string): Promise<void> {
    const { n: at, latest } = this.playback
    try {
      await this.connection.ask({ type: 'act', action, at })
    } catch (error) {
      const stale = error instanceof Refusal && error.problem.code === 'stale'
      const meanwhile = stale && this.playback.n > at
      if (meanwhile && sameChoices(latest, this.playback.latest)) return this.#send(action)
      this.#tell(error)
    }
  }

  /** Do these one after the other; how many were done. A refusal for one of the reasons `wait` is waited out. */
  async perform(actions: Act[], wait: string[] = []): Promise<number> {
    this.busy = true
    let done = 0
    try {
      for (const action of actions) {
        await this.#insist(action, wait)
        done += 1
      }
    } catch (error) {
      this.#tell(error)
    }
    this.busy = false
    return done
  }

  async #insist(action: Act, wait: string[]): Promise<void> {
    for (;;) {
      try {
        await this.connection.ask({ type: 'act', ...action })
        return
      } catch (error) {
        if (!(error instanceof Refusal) || !wait.includes(error.problem.code)) throw error
        await new Promise((again) => setTimeout(again, PATIENCE))
      }
    }
  }

  #tell(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.refused(error.problem)
  }
}
