// One person's bargaining at one table: the offer on the tray, those sent this turn, ideas.

import type { Seat } from '../../lib/seats'
import { settings } from '../../lib/settings.svelte'
import type { Table } from '../../lib/table.svelte'
import type { Idea } from '../../wire'
import type { Asked } from './answers'
import { add, blank, type Draft, drafted, partnersOf, priced, proposal, remove } from './offering'
import { factsOf, playerOf } from './scene'
import type { Facts, Side, Term } from './scene'

export class Bargain {
  draft = $state<Draft | null>(null)
  /** Is the tray open? */
  open = $state(false)
  /** Offers of this turn, the newest first. */
  asked = $state.raw<Asked[]>([])
  ideas = $state.raw<Idea[] | null>(null)
  /** An idea or offer that is looked at, to be shown on the board. */
  looked = $state.raw<Draft | null>(null)
  #last = 0

  constructor(private readonly table: Table) {}

  /** Can this person bargain now? */
  get isPossible(): boolean {
    const { seat, scene, isPlayed } = this.table
    return !!seat && isPlayed && scene?.phase === 'playing' && !scene.lesson
  }

  /** Offers lapse with the turn: drop what nobody could accept any more. */
  reset(): void {
    this.draft = this.ideas = this.looked = null
    this.open = false
    this.asked = []
  }

  begin(seat: Seat): void {
    if (this.draft?.to !== seat || this.draft.also.length) this.draft = blank(seat)
    this.open = true
  }

  edit(draft: Draft): void {
    this.draft = structuredClone($state.snapshot(draft))
    this.open = true
  }

  clear(): void {
    this.draft = null
    this.open = false
  }

  /** A click on the board: ask its owner for something, or offer something of mine. */
  about(side: Side, term: Omit<Term, 'when'>, owner?: Seat): void {
    if (!this.isPossible) return
    const draft = this.#draftFor(owner)
    if (!draft) return
    const laid = draft[side].find(({ kind, what }) => kind === term.kind && what === term.what)
    if (laid && this.open) return remove(draft, side, laid.id)
    const isNew = !draft.gives.length && !draft.wants.length
    add(draft, side, { ...term, when: 'now' }, true)
    this.draft = isNew ? priced(draft, this.#firstPrice(side)) : draft
    this.open = true
  }

  /** The draft on the tray, if it goes to them, or a new one. */
  #draftFor(owner?: Seat): Draft | null {
    if (this.open && this.draft && (!owner || partnersOf(this.draft).includes(owner)))
      return this.draft
    const [first, ...others] = owner ? [owner] : this.#everybody
    if (!first) return null
    this.draft = { ...blank(first), also: others }
    return this.draft
  }

  get #facts(): Facts {
    return factsOf(this.table)
  }

  /** Everybody to whom an offer can be made; one that waits is replaced. */
  get #everybody(): Seat[] {
    return this.#facts.offers_left ? this.#facts.partners.map(({ seat }) => seat) : []
  }

  /** A coin for what I ask for, if I have one, or for what I offer. */
  #firstPrice(side: Side): number {
    if (side === 'gives') return -1
    return playerOf(this.#facts, this.table.seat!).coins ? 1 : 0
  }

  /** Offer it to those who have not taken it; offers that wait are replaced. */
  async send(draft: Draft): Promise<boolean> {
    const asked = $state.snapshot(draft)
    const since = this.table.playback.n
    const made = await this.table.propose({ ...proposal(asked), again: true })
    if (!made) return false
    const to = partnersOf(asked)
    this.asked = [
      { id: ++this.#last, draft: asked, to, since },
      ...this.asked.filter((before) => !before.to.every((seat) => to.includes(seat))),
    ]
    if (this.draft) this.clear()
    return true
  }

  forget({ id }: Asked): void {
    this.asked = this.asked.filter((one) => one.id !== id)
  }

  /** Deals that might help me and somebody else. */
  async askIdeas(): Promise<void> {
    const said = await this.table.ask({ type: 'suggest' })
    if (said?.type === 'suggested') this.ideas = said.deals
  }

  /** A line of the chat that makes an offer becomes a draft. */
  async read(text: string): Promise<void> {
    if (!this.isPossible) return
    const said = await this.table.ask({ type: 'read', text, language: settings.language })
    if (said?.type !== 'read' || !said.is_offer) return
    const [first, ...others] = said.to ? [said.to] : this.#everybody
    if (!first) return
    this.edit(drafted(first, others, said))
    this.table.tell(this.table.text('client-read-as-offer'), 'news')
  }

  /** The spaces that the offer on the tray, or one that is looked at, is about: such as B5. */
  get spaces(): string[] {
    const draft = this.looked ?? (this.open ? this.draft : null)
    if (!draft) return []
    const on = (terms: Term[], owners: Seat[]) =>
      terms.flatMap(({ kind, what }) =>
        kind === 'space'
          ? owners.map((owner) => `${owner}${what}`)
          : kind === 'camel'
            ? [String(what)]
            : [],
      )
    return [...on(draft.gives, [this.table.seat!]), ...on(draft.wants, partnersOf(draft))]
  }

  /** Is a caravan's owner one of those who make the deal on the tray? */
  concerns(owner: Seat): boolean {
    const draft = this.open ? this.draft : null
    return !!draft && (owner === this.table.seat || partnersOf(draft).includes(owner))
  }
}

const bargains = new WeakMap<Table, Bargain>()

export function bargainAt(table: Table): Bargain {
  let found = bargains.get(table)
  if (!found) bargains.set(table, (found = new Bargain(table)))
  return found
}
