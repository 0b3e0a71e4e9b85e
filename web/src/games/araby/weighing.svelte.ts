// What the rules say about an offer being put together. The last answer holds until there is
// another; after several changes only the last is asked about.

import { tick } from 'svelte'
import type { Offer } from '../../lib/sending.svelte'
import type { Problem, Weight, Weighed } from '../../wire'
import { type Draft, type Item, settle, WHENS } from './offering'
import type { Side } from './scene'

const SIDES: Side[] = ['gives', 'wants']
/** What is assumed about a term without an answer. */
const UNSAID: Weight = { times: WHENS, first: 'now', cards: [] }

export class Weighing {
  /** How many terms each side has room for. */
  room = $state.raw<Record<Side, number>>({ gives: 1, wants: 1 })
  /** Why it cannot be sent. */
  refused = $state.raw<Problem | null>(null)
  #weights = $state.raw<Record<number, Weight>>({})
  #next: [Draft, Offer] | null = null
  #going: Promise<void> | null = null

  constructor(private readonly ask: (offer: Offer) => Promise<Weighed | undefined>) {}

  of = ({ id }: Item): Weight => this.#weights[id] ?? UNSAID

  /** Ask about the current draft. */
  weigh(draft: Draft, offer: Offer): void {
    this.#next = [draft, offer]
    this.#going ??= this.#goOn()
  }

  /** Wait until every term has its time. */
  async settled(): Promise<void> {
    while (this.#going) {
      await this.#going
      await tick()
    }
  }

  async #goOn(): Promise<void> {
    while (this.#next) {
      const [draft, offer] = this.#next
      this.#next = null
      const ids = [...draft.gives, ...draft.wants].map(({ id }) => id)
      const said = await this.ask(offer)
      if (!this.#next) this.#take(draft, ids, said)
    }
    this.#going = null
  }

  #take(draft: Draft, ids: number[], said: Weighed | undefined): void {
    if (said) {
      const weights = [...said.gives.terms, ...said.wants.terms]
      this.#weights = Object.fromEntries(ids.map((id, i) => [id, weights[i] ?? UNSAID]))
      this.room = { gives: said.gives.room, wants: said.wants.room }
    }
    if (!this.#settle(draft)) this.refused = said?.refused ?? null
  }

  /** Give new terms their first time; did that change the offer? */
  #settle(draft: Draft): boolean {
    let changes = false
    for (const side of SIDES)
      for (const found of draft[side].filter(({ fresh }) => fresh)) {
        const { first } = this.of(found)
        changes ||= first !== found.when
        settle(draft, side, found, first)
      }
    return changes
  }
}
