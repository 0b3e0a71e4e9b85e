// What a person sends to a table; refusals are shown.

import type { FromServer, Problem, Propose } from '../wire'
import { Refusal } from './api'
import type { Request, Wire } from './connection'
import { type Playback, sameChoices } from './playback.svelte'
import { tap } from './sound'

export type Offer = Omit<Propose, 'type' | 'key'>

export class Sending {
  busy = $state(false)
  #waiting: (() => void)[] = []

  constructor(
    private readonly connection: Wire,
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

  /** If somebody was faster but these choices stayed the same, send it again. */
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

  /** Offer a deal in one step; was it made? During another decision it waits for news. */
  async propose(offer: Offer): Promise<boolean> {
    this.busy = true
    let made = false
    try {
      while (!made) made = await this.#offered(offer)
    } catch (error) {
      this.#tell(error)
    }
    this.busy = false
    return made
  }

  async #offered(offer: Offer): Promise<boolean> {
    const news = this.#next()
    try {
      await this.connection.ask({ type: 'propose', ...offer })
      return true
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.code !== 'not-your-decision') throw error
      await news
      return false
    }
  }

  /** Called when something happens at the table. */
  heard(): void {
    for (const tell of this.#waiting.splice(0)) tell()
  }

  #next(): Promise<void> {
    return new Promise((tell) => this.#waiting.push(tell))
  }

  #tell(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.refused(error.problem)
  }
}
