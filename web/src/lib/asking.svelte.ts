// What a person asks, and is asked, before taking a choice.

import { untrack } from 'svelte'
import type { Choice, Hinted, Phrase } from '../wire'
import { settings } from './settings.svelte'
import { type Guard, guarded, isEarly, isFinal, MOMENT, open } from './slips'
import type { Table } from './table.svelte'
import { t } from './texts.svelte'

/** Choices that should come before an action, and why. */
export interface Rather {
  action: string
  say: string
  choices: Choice[]
}

export class Asking {
  /** The choice being looked at. */
  pointed = $state<string | null>(null)
  /** What a choice would bring about, by its action. */
  explained = $state.raw<Record<string, Phrase[]>>({})
  hint = $state.raw<Hinted | null>(null)
  /** A choice waiting for confirmation. */
  chosen = $state<Choice | null>(null)
  suggested = $state.raw<Rather | null>(null)

  #guard = $state.raw<Guard>(open)
  /** The time, as far as the guard has to know it. */
  #now = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What should be done before this? */
  rather: (action: string) => Rather | undefined = () => undefined

  constructor(private readonly table: Table) {}

  /** New choices: forget what was said about the last ones. */
  reset(): void {
    this.hint = this.chosen = this.suggested = null
  }

  /** Look at a choice before taking it. */
  point(action: string | null): void {
    this.pointed = action
    if (action) this.explain(action)
  }

  /** The server says what a choice would bring about. */
  explain(action: string): void {
    if (this.table.seat && !(action in this.explained)) void this.#ask(action)
  }

  /** Something happened: what was said about choices may be outdated, including the current one. */
  renew(): void {
    this.explained = {}
    this.point(this.pointed)
  }

  async #ask(action: string): Promise<void> {
    const { n } = this.table.playback
    this.explained = { ...this.explained, [action]: [] }
    const said = await this.table.ask({ type: 'explain', action })
    if (said?.type !== 'explained' || n !== this.table.playback.n) return
    this.explained = { ...this.explained, [action]: said.consequences }
  }

  /** Ask a strong bot; its answer is shown until something happens. */
  async askHint(): Promise<void> {
    const { n } = this.table.playback
    if (!(this.table.about?.hints ?? true))
      return this.table.tell(t('error-no-hints-here'), 'refusal')
    if (!this.table.legal.length) return this.table.tell(t('error-not-asked'), 'refusal')
    const said = await this.table.ask({ type: 'hint' })
    if (said?.type !== 'hinted' || n !== this.table.playback.n) return
    this.hint = said
    this.point(this.advised)
  }

  /** The action a hint suggests. */
  get advised(): string | null {
    return this.hint?.moves[0]?.action ?? null
  }

  /** Suggest, once, what should come first. */
  suggests(action: string): boolean {
    if (this.suggested?.action === action) return false
    this.suggested = (this.table.legal.length && this.rather(action)) || null
    if (this.suggested) this.table.playback.spoken = this.suggested.say
    return !!this.suggested
  }

  /** These can be chosen from now on, or this is to be confirmed. */
  offers(legal: Choice[]): void {
    const { chosen, suggested } = this
    const asked = [
      chosen?.action,
      suggested?.action,
      ...legal.map((one) => one.action + one.say.id),
    ]
    const before = untrack(() => this.#guard)
    this.#now = performance.now()
    this.#guard = guarded(before, asked.join(), this.#now)
    if (this.#guard === before) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#now = performance.now()), MOMENT + 20)
  }

  /**
   * Is it too early for this choice, which a click for the one before it could hit? On the board a
   * place has one meaning; in the bar it has another one each time.
   */
  holds(choice: Choice, inBar: boolean): boolean {
    const again = this.chosen?.action === choice.action
    const matters = again || (inBar ? isFinal(choice) : choice.gives_up)
    return settings.guard && !!matters && isEarly(this.#guard, this.#now)
  }

  /** Ask for a second click, if this person wants that of such a choice. */
  confirms(choice: Choice): boolean {
    const again = this.chosen?.action === choice.action
    this.chosen = this.#isDoubted(choice) && !again ? choice : null
    return !!this.chosen
  }

  #isDoubted(choice: Choice): boolean {
    switch (settings.confirm) {
      case 'first':
        return !!choice.gives_up && this.table.isFirst
      case 'turn':
        return isFinal(choice)
      default:
        return settings.confirm === 'each'
    }
  }

  /** Say why this cannot be done now. */
  async refuse(action: string): Promise<void> {
    if (!this.table.seat) return this.table.tell(t('error-only-watching'), 'refusal')
    const said = await this.table.ask({ type: 'explain', action })
    if (said?.type === 'explained' && said.refused) this.table.refused(said.refused)
  }
}
