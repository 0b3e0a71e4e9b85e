// A table as this screen knows it: what it shows, its texts, and what can be done.

import type {
  Choice,
  FromServer,
  GameEvent,
  Phrase,
  Presence,
  Problem,
  Scene,
  Snapshot,
} from '../wire'
import { Asking } from './asking.svelte'
import { clock } from './clock'
import { Connection, type Line, type Request, type Wire } from './connection'
import { captionOf } from './digest'
import { finishGame, isFirstGame } from './first_games'
import { lastLooked } from './looked'
import type { Meant } from './references'
import { meantByRefusal } from './rulebook'
import { type Happening, Playback } from './playback.svelte'
import { changed } from './scene'
import type { Seat } from './seats'
import { settings } from './settings.svelte'
import { type Offer, Sending } from './sending.svelte'
import { partsOf, type LogStyles } from './log_parts'
import { lessonsOf, say, seatName, sentence, t } from './texts.svelte'

type About = Pick<
  Snapshot,
  | 'game'
  | 'players'
  | 'options'
  | 'host'
  | 'hints'
  | 'you'
  | 'rules'
  | 'log_styles'
  | 'first_turn'
  | 'box'
>

const NOTICE_TIME = 6_000

export class Table {
  about = $state.raw<About>()
  presence = $state.raw<Omit<Presence, 'type'>>({ seats: [], watching: 0, warming_up: false })
  line = $state<Line>('connecting')
  problem = $state.raw<Problem>()
  /** What a lesson says about a choice that it doesn't wait for. */
  answer = $state('')
  notice = $state.raw<{ text: string; kind: 'refusal' | 'news'; meant?: Meant }>()

  /** Called with what this person has said in the chat. */
  said: (text: string) => void = () => {}

  /** Is this one of the first games of its kind that this person plays? */
  isFirst = false
  /** Is what to aim for and why it matters said here? */
  get helps(): boolean {
    if (this.scene?.lesson) return false
    return settings.help === 'always' || (settings.help === 'first' && this.isFirst)
  }

  /** The number of the last happening at the previous visit. */
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
    this.playback = new Playback(id, seat, this.#caption, () => this.asking.reset())
    this.#connection = wire ?? this.#connect()
    this.#sending = new Sending(this.#connection, this.playback, this.refused)
  }

  /** A position to look at: nothing can be done there, and nothing happens. */
  static still(shown: Snapshot, seat = shown.you): Table {
    const table = new Table('', seat, { ask: () => new Promise(() => {}), close: () => {} })
    table.about = shown
    table.presence = { ...table.presence, seats: shown.scene.seats.map(({ seat }) => seat) }
    table.playback.begin(shown)
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
    clock.hurry()
    clearTimeout(this.#noticed)
  }

  #hear(message: FromServer): void {
    if (message.type === 'presence') this.#meet(message)
    if (message.type === 'snapshot') this.#begin(message)
    if (message.type === 'update') {
      void this.playback.goOn(message, changed(this.playback.latest!, message.changes))
      const over = message.changes.phase === 'over' && !this.scene?.lesson
      if (this.seat && over) finishGame(this.game, this.id)
      this.asking.renew()
      this.#sending.heard()
    }
  }

  #meet(message: Presence): void {
    if (this.presence.warming_up && !message.warming_up) this.tell(t('client-warmed-up'), 'news')
    this.presence = message
  }

  #begin(message: Snapshot): void {
    const { game, players, options, host, hints, you, rules, log_styles, first_turn, box } = message
    this.about = { game, players, options, host, hints, you, rules, log_styles, first_turn, box }
    this.isFirst = !!this.seat && !message.scene.lesson && isFirstGame(game, this.id)
    this.playback.begin(message)
    this.asking.renew()
  }

  /** Can people do something here, or only look? */
  get isPlayed(): boolean {
    return !!this.id
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

  /** The log in parts: turns, and what is between them. */
  parts = $derived.by(() => partsOf(this.log, this.logStyles, this.about?.first_turn, this.seat))

  get logStyles(): LogStyles {
    return this.about?.log_styles ?? {}
  }

  // Words

  get game(): string {
    return this.about?.game ?? ''
  }

  /** The name of a seat; undefined if there is no such seat. */
  name = (seat: string): string | undefined => {
    const found = this.scene?.seats.find((info) => info.seat === seat)
    return found && seatName(found)
  }

  say = (phrase: Phrase): string => sentence(say(phrase, this.game, this.name))
  /** In a lesson, which has texts of its own. */
  taught = (phrase: Phrase): string => sentence(say(phrase, lessonsOf(this.game), this.name))
  label = (phrase: Phrase): string => say(phrase, this.game, this.name)
  text = (key: string, args = {}): string => t(key, args, this.game, this.name)

  #caption = (events: GameEvent[]): string => captionOf(this, events)

  tell(text: string, kind: 'refusal' | 'news', meant?: Meant): void {
    clearTimeout(this.#noticed)
    this.notice = { text, kind, meant }
    this.#noticed = setTimeout(() => (this.notice = undefined), NOTICE_TIME)
  }

  refused = (problem: Problem): void => {
    if (this.scene?.lesson) this.answer = this.taught(problem.say)
    else this.tell(this.say(problem.say), 'refusal', meantByRefusal(this, problem))
  }

  // What can be done

  /** The choices a person may take now. Others acting meanwhile don't get in the way. */
  get legal(): Choice[] {
    return this.playback.held || this.#sending.busy ? [] : (this.scene?.legal ?? [])
  }

  choice(action: string): Choice | undefined {
    return this.legal.find((choice) => choice.action === action)
  }

  /** Is this no choice, although nothing is on its way? */
  isIdle(action: string): boolean {
    const known = this.scene?.legal.some((choice) => choice.action === action)
    return !known && !this.moving && !this.#sending.busy
  }

  /** Does this person have to decide? */
  get mine(): boolean {
    return this.playback.mine
  }

  get pointed(): string | null {
    return this.asking.pointed
  }

  get advised(): string | null {
    return this.asking.advised
  }

  /** Do what was clicked; if it isn't allowed, ask the server why and say so. */
  async take(action: string, inBar = false): Promise<void> {
    if (this.asking.suggests(action)) return
    const choice = this.choice(action)
    if (!choice) return this.moving ? this.playback.skip() : this.asking.refuse(action)
    if (this.asking.holds(choice, inBar)) return
    if (!this.asking.confirms(choice)) await this.act(action)
  }

  async act(action: string): Promise<void> {
    if (this.#sending.busy) return
    this.asking.suggested = this.asking.pointed = null
    await this.#sending.act(action)
  }

  undo(): void {
    if (this.moving) this.playback.skip()
    if (this.scene?.undo) void this.ask({ type: 'undo' })
    else this.tell(t('error-nothing-to-undo'), 'refusal')
  }

  ask = (request: Request): Promise<FromServer | undefined> => this.#sending.ask(request)
  propose = (offer: Offer): Promise<boolean> => this.#sending.propose(offer)
}
