// A table as this screen knows it: what has happened, what it shows now, and what it may ask.

import type {
  Choice,
  Event,
  FromServer,
  Hinted,
  Phrase,
  Played,
  Presence,
  Problem,
  Scene,
  Snapshot,
  Update,
} from '../wire'
import { Refusal } from './api'
import { Connection, type Line, type Request } from './connection'
import { lastLooked, looksNow } from './looked'
import { hurry } from './motion'
import { changed } from './scene'
import type { Seat } from './seats'
import { pace, settings } from './settings.svelte'
import { bell, tap } from './sound'
import { say, seatName, sentence, t } from './texts.svelte'

export type Happening = Snapshot['happenings'][number]
export type About = Pick<
  Snapshot,
  'game' | 'players' | 'options' | 'host' | 'you' | 'rules' | 'ruled' | 'box'
>

/** Shows an event where it happens. `before` is what the board still shows. */
export type Animator = (event: Event, before: Scene, played: Played) => Promise<void>

/** Choices that had better come before an action, and why. */
export interface Rather {
  action: string
  say: string
  choices: Choice[]
}

interface Step {
  happenings: Happening[]
  scene: Scene
}

const MOST_TO_ANIMATE = 12
const NOTICE_TIME = 6_000
const PATIENCE = 250

export class Table {
  about = $state.raw<About>()
  log = $state.raw<Happening[]>([])
  scene = $state.raw<Scene>()
  presence = $state.raw<Pick<Presence, 'seats' | 'watching'>>({ seats: [], watching: 0 })
  line = $state<Line>('connecting')
  problem = $state.raw<Problem>()
  notice = $state<{ text: string; kind: 'refusal' | 'news' }>()
  spoken = $state('')
  caption = $state('')
  moving = $state(false)
  sending = $state(false)
  pointed = $state<string | null>(null)
  chosen = $state<Choice | null>(null)
  suggested = $state.raw<Rather | null>(null)
  hint = $state.raw<Hinted | null>(null)
  /** What moves now changes what this person may choose. */
  held = $state(false)
  explained = $state.raw<Record<string, Phrase[]>>({})

  /** The number of what happened last when somebody looked here before. */
  readonly looked: number
  animator: Animator | null = null
  /** Does this choice end the turn of whoever takes it? */
  passes: (choice: Choice) => boolean = () => false
  /** What had better be done before this? */
  rather: (action: string) => Rather | undefined = () => undefined
  #connection: Connection
  #steps: Step[] = []
  #latest: Scene | undefined // which the board may not show yet
  #noticed: ReturnType<typeof setTimeout> | undefined
  #n = 0

  constructor(
    readonly id: string,
    readonly seat: Seat | null,
  ) {
    this.looked = lastLooked(id, seat)
    this.#connection = new Connection(
      id,
      seat,
      (m) => this.#hear(m),
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

  // What can be done

  /** The choices that a person may take now. Others who act meanwhile hold nobody up. */
  get legal(): Choice[] {
    return this.held || this.sending ? [] : (this.scene?.legal ?? [])
  }

  choice(action: string): Choice | undefined {
    return this.legal.find((choice) => choice.action === action)
  }

  get mine(): boolean {
    return !!this.seat && !!this.scene?.waiting_for.includes(this.seat)
  }

  /** Do what was clicked; what is not allowed is asked about, and said. */
  async take(action: string): Promise<void> {
    if (this.#advise(action)) return
    const choice = this.choice(action)
    if (!choice) return this.moving ? hurry() : this.refuse(action)
    const asked =
      settings.confirm === 'each' || (settings.confirm === 'turn' && this.passes(choice))
    if (asked && this.chosen?.action !== action) {
      this.chosen = choice
      return
    }
    this.chosen = null
    await this.act(action)
  }

  /** Suggest what had better come first, once. */
  #advise(action: string): boolean {
    if (this.suggested?.action === action) return false
    this.suggested = (this.legal.length && this.rather(action)) || null
    if (this.suggested) this.spoken = this.suggested.say
    return !!this.suggested
  }

  async act(action: string): Promise<void> {
    if (this.sending) return
    this.sending = true
    this.suggested = null
    this.pointed = null
    tap()
    await this.#send(action)
    this.sending = false
  }

  /** If somebody was faster with something that leaves these choices as they were, say it again. */
  async #send(action: string): Promise<void> {
    const [at, chosenFrom] = [this.#n, this.#latest]
    try {
      await this.#connection.ask({ type: 'act', action, at })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const meanwhile = error.problem.code === 'stale' && this.#n > at
      if (meanwhile && sameChoices(chosenFrom, this.#latest)) return this.#send(action)
      this.tell(this.say(error.problem.say), 'refusal')
    }
  }

  /** Do these one after the other; how many were done. A refusal for one of the reasons `wait` is waited out. */
  async perform(
    actions: { action: string; words?: string }[],
    wait: string[] = [],
  ): Promise<number> {
    this.sending = true
    let done = 0
    try {
      for (const action of actions) {
        await this.#insist(action, wait)
        done += 1
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.tell(this.say(error.problem.say), 'refusal')
    }
    this.sending = false
    return done
  }

  async #insist(action: { action: string; words?: string }, wait: string[]): Promise<void> {
    for (;;) {
      try {
        await this.#connection.ask({ type: 'act', ...action })
        return
      } catch (error) {
        if (!(error instanceof Refusal) || !wait.includes(error.problem.code)) throw error
        await new Promise((again) => setTimeout(again, PATIENCE))
      }
    }
  }

  /** Say why this cannot be done now. */
  async refuse(action: string): Promise<void> {
    if (!this.seat) return this.tell(t('error-only-watching'), 'refusal')
    const said = await this.ask({ type: 'explain', action })
    if (said?.type === 'explained' && said.refused) this.tell(this.say(said.refused.say), 'refusal')
  }

  undo(): void {
    if (this.moving) hurry()
    if (this.scene?.undo) void this.ask({ type: 'undo' })
    else this.tell(t('error-nothing-to-undo'), 'refusal')
  }

  async ask(request: Request): Promise<FromServer | undefined> {
    try {
      return await this.#connection.ask(request)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.tell(this.say(error.problem.say), 'refusal')
      return undefined
    }
  }

  /** Look at a choice before taking it: the server says what it would bring about. */
  point(action: string | null): void {
    this.pointed = action
    if (action && this.seat && !(action in this.explained)) void this.#explain(action)
  }

  async #explain(action: string): Promise<void> {
    const n = this.#n
    this.explained = { ...this.explained, [action]: [] }
    const said = await this.ask({ type: 'explain', action })
    if (said?.type !== 'explained' || n !== this.#n) return
    this.explained = { ...this.explained, [action]: said.consequences }
  }

  /** Ask a strong bot; what it thinks is shown until something happens. */
  async askHint(): Promise<void> {
    if (!this.legal.length) return this.tell(t('error-not-asked'), 'refusal')
    const n = this.#n
    const said = await this.ask({ type: 'hint' })
    if (said?.type !== 'hinted' || n !== this.#n) return
    this.hint = said
    this.point(this.advised)
  }

  /** The action that a hint would take. */
  get advised(): string | null {
    return this.hint?.moves[0]?.action ?? null
  }

  tell(text: string, kind: 'refusal' | 'news'): void {
    clearTimeout(this.#noticed)
    this.notice = { text, kind }
    this.#noticed = setTimeout(() => (this.notice = undefined), NOTICE_TIME)
  }

  // What arrives

  #hear(message: FromServer): void {
    if (message.type === 'snapshot') this.#begin(message)
    else if (message.type === 'update') this.#goOn(message, changed(this.#latest!, message.changes))
    else if (message.type === 'presence') this.presence = message
  }

  #begin(message: Snapshot): void {
    const { game, players, options, host, you, rules, ruled, box } = message
    this.about = { game, players, options, host, you, rules, ruled, box }
    if (!this.scene || message.happenings.some((item) => item.n <= this.#n)) {
      this.log = message.happenings
      this.#n = message.n
      this.#latest = message.scene
      this.#show(message.scene)
    } else {
      this.#goOn(message, message.scene)
    }
  }

  #goOn(message: Update | Snapshot, scene: Scene): void {
    this.#n = message.n
    this.explained = {}
    const own = message.happenings.some((item) => item.type === 'played' && item.seat === this.seat)
    if (own || !sameChoices(this.#latest, scene)) this.held = true
    this.#latest = scene
    this.#steps.push({ happenings: message.happenings, scene })
    if (!this.moving) void this.#play()
  }

  async #play(): Promise<void> {
    this.moving = true
    while (this.#steps.length) {
      const step = this.#steps.shift()!
      await this.#showStep(step)
    }
    this.moving = this.held = false
  }

  async #showStep({ happenings, scene }: Step): Promise<void> {
    const before = this.scene
    const few = happenings.length <= MOST_TO_ANIMATE && this.#steps.length < 3 * MOST_TO_ANIMATE
    for (const happening of happenings) {
      this.log = [...this.log, happening]
      if (happening.type !== 'played') continue
      for (const event of happening.events) {
        this.spoken = this.caption = this.say(event.say)
        if (before && few && !document.hidden && pace())
          await this.animator?.(event, before, happening)
      }
    }
    this.#show(scene)
  }

  #show(scene: Scene): void {
    const asked = this.mine
    if (!sameChoices(this.scene, scene)) this.hint = this.chosen = this.suggested = null
    this.scene = scene
    if (!document.hidden) looksNow(this.id, this.seat, this.log.at(-1)?.n ?? 0)
    if (this.mine) this.caption = ''
    if (this.mine && !asked) bell()
  }
}

/** Is a person asked the same in both? */
function sameChoices(one: Scene | undefined, other: Scene | undefined): boolean {
  const actions = (scene?: Scene) => scene?.legal.map((choice) => choice.action).join()
  return actions(one) === actions(other)
}
