// A table as this screen knows it: what it shows now, what is said of it, and what can be done.

import type { Choice, FromServer, Phrase, Presence, Problem, Scene, Snapshot } from '../wire'
import { Asking } from './asking.svelte'
import { Connection, type Line, type Request, type Wire } from './connection'
import { lastLooked } from './looked'
import type { Meant } from './references'
import { meantByRefusal } from './rulebook'
import { hurry } from './motion'
import { type Happening, Playback } from './playback.svelte'
import { changed } from './scene'
import type { Seat } from './seats'
import { type Offer, Sending } from './sending.svelte'
import { say, seatName, sentence, t } from './texts.svelte'

type About = Pick<Snapshot, 'game' | 'players' | 'options' | 'host' | 'you' | 'rules' | 'box'>

const NOTICE_TIME = 6_000

export class Table {
  about = $state.raw<About>()
  presence = $state.raw<Omit<Presence, 'type'>>({ seats: [], watching: 0, warming_up: false })
  line = $state<Line>('connecting')
  problem = $state.raw<Problem>()
  notice = $state.raw<{ text: string; kind: 'refusal' | 'news'; meant?: Meant }>()

  /** The number of what happened last when somebody looked here before. */
  readonly looked: number
  readonly playback: Playback
  readonly asking = new Asking(this)
  #connection: Wire
  #sending: Sending
  #noticed: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly seat: Seat | null,
    wire?: Wire,
  ) {
    this.looked = lastLooked(id, seat)
    this.playback = new Playback(id, seat, this.say, () => this.asking.reset())
    this.#connection = wire ?? this.#connect()
    this.#sending = new Sending(this.#connection, this.playback, this.refused)
  }

  /** A position to look at: nothing can be done there, and nothing happens. */
  static still(shown: Snapshot): Table {
    const table = new Table('', shown.you, { ask: () => new Promise(() => {}), close: () => {} })
    table.about = shown
    table.playback.scene = shown.scene
    return table
  }

  #connect(): Connection {
    return new Connection(
      this.id,
      this.seat,
      (message) => this.#hear(message),
      (line, problem) => {
        this.line = line
        this.problem = problem
      },
    )
  }

  close(): void {
    this.#connection.close()
    hurry()
    clearTimeout(this.#noticed)
  }

  #hear(message: FromServer): void {
    if (message.type === 'presence') this.#meet(message)
    if (message.type === 'snapshot') this.#begin(message)
    if (message.type === 'update') {
      this.playback.goOn(message, changed(this.playback.latest!, message.changes))
      this.asking.renew()
      this.#sending.heard()
    }
  }

  #meet(message: Presence): void {
    if (this.presence.warming_up && !message.warming_up) this.tell(t('client-warmed-up'), 'news')
    this.presence = message
  }

  #begin(message: Snapshot): void {
    const { game, players, options, host, you, rules, box } = message
    this.about = { game, players, options, host, you, rules, box }
    this.playback.begin(message)
    this.asking.renew()
  }

  // What it shows

  get scene(): Scene | undefined {
    return this.playback.scene
  }

  get log(): Happening[] {
    return this.playback.log
  }

  get moving(): boolean {
    return this.playback.moving
  }

  // Words

  get game(): string {
    return this.about?.game ?? ''
  }

  /** What a seat is called; undefined if there is no such seat. */
  name = (seat: string): string | undefined => {
    const found = this.scene?.seats.find((info) => info.seat === seat)
    return found && seatName(found)
  }

  say = (phrase: Phrase): string => sentence(say(phrase, this.game, this.name))
  label = (phrase: Phrase): string => say(phrase, this.game, this.name)
  text = (key: string, args = {}): string => t(key, args, this.game, this.name)

  tell(text: string, kind: 'refusal' | 'news', meant?: Meant): void {
    clearTimeout(this.#noticed)
    this.notice = { text, kind, meant }
    this.#noticed = setTimeout(() => (this.notice = undefined), NOTICE_TIME)
  }

  refused = (problem: Problem): void =>
    this.tell(this.say(problem.say), 'refusal', meantByRefusal(this, problem))

  // What can be done

  /** The choices that a person may take now. Others who act meanwhile hold nobody up. */
  get legal(): Choice[] {
    return this.playback.held || this.#sending.busy ? [] : (this.scene?.legal ?? [])
  }

  choice(action: string): Choice | undefined {
    return this.legal.find((choice) => choice.action === action)
  }

  /** Is this person to decide? */
  get mine(): boolean {
    return this.playback.mine
  }

  get pointed(): string | null {
    return this.asking.pointed
  }

  get advised(): string | null {
    return this.asking.advised
  }

  /** Do what was clicked; what is not allowed is asked about, and said. */
  async take(action: string): Promise<void> {
    if (this.asking.suggests(action)) return
    const choice = this.choice(action)
    if (!choice) return this.moving ? hurry() : this.asking.refuse(action)
    if (!this.asking.confirms(choice)) await this.act(action)
  }

  async act(action: string): Promise<void> {
    if (this.#sending.busy) return
    this.asking.suggested = this.asking.pointed = null
    await this.#sending.act(action)
  }

  undo(): void {
    if (this.moving) hurry()
    if (this.scene?.undo) void this.ask({ type: 'undo' })
    else this.tell(t('error-nothing-to-undo'), 'refusal')
  }

  ask = (request: Request): Promise<FromServer | undefined> => this.#sending.ask(request)
  propose = (offer: Offer): Promise<boolean> => this.#sending.propose(offer)
}
