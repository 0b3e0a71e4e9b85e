// What happens, shown one moment after the other: caption, log, motion and board go by one clock.

import { tick } from 'svelte'
import type { GameEvent, Played, Scene, Snapshot, Update } from '../wire'
import { clock } from './clock'
import { looksNow } from './looked'
import {
  countTogether,
  eventKey,
  type GroupOf,
  type Happening,
  type Moment,
  momentsOf,
  withMoment,
} from './moments'
import { clearLanded, pieces, time } from './motion'
import { pacing } from './pacing.svelte'
import type { Seat } from './seats'
import { pace } from './settings.svelte'
import { bell } from './sound'

export type { Happening } from './moments'

/** How a board shows events where they happen. */
export interface Animator {
  /** Show an event; `played` is the action that brought it about. */
  show: (event: GameEvent, played: Played) => Promise<void>
  /** Events of one group, one after the other, are shown together. */
  group?: GroupOf
  /** Which of the events shown together move something; all of them, unless it says otherwise. */
  moving?: (events: GameEvent[]) => GameEvent[]
}

/** How a table looks at some moment, and what has happened by then. n: of the last happening. */
export interface Look {
  n: number
  log: Happening[]
  scene: Scene
}

const MOST_TO_ANIMATE = 12 // happenings of one update
const APART = 40 // milliseconds between motions that are shown together
const MOST_APART = 320 // milliseconds between the first and the last of them
const MOST_WAITING = 200 // moments; somebody who is further behind catches up

export class Playback {
  log = $state.raw<Happening[]>([])
  scene = $state.raw<Scene>()
  /** What is happening: for the eye while it is shown, and for screen readers. */
  caption = $state('')
  spoken = $state('')
  /** The first and the last event shown now, by their names in the log. */
  first = $state('')
  last = $state('')
  /** The event that is shown now, the last of several. */
  told = $state.raw<GameEvent>()
  /** The number of the happening after which the board looks as it does. */
  boardAt = $state(0)
  moving = $state(false)
  /** What moves now changes what this person may choose. */
  held = $state(false)
  animator: Animator | null = null

  /** The number of the last happening, and the scene after it, which the board may not show yet. */
  n = 0
  latest: Scene | undefined
  #waiting: Moment[] = []
  /** So many of the moments that wait are shown at once. */
  #skipped = 0
  /** The number of the last happening that is shown. */
  #shown = 0
  #playing: Promise<void> = Promise.resolve()

  constructor(
    private readonly table: string,
    private readonly seat: Seat | null,
    private readonly say: (events: GameEvent[]) => string,
    private readonly askedAnew: () => void,
  ) {}

  /** Is this person to decide? */
  get mine(): boolean {
    return !!this.seat && !!this.scene?.waiting_for.includes(this.seat)
  }

  /** Begin with a snapshot, or go on with what it has that is new. */
  begin(message: Snapshot): void {
    const goesOn = this.scene && message.happenings.every((item) => item.n > this.n)
    if (goesOn) return void this.goOn(message, message.scene)
    this.#look({ n: message.n, log: message.happenings, scene: message.scene })
  }

  #look({ n, log, scene }: Look): void {
    this.log = log
    this.n = this.#shown = this.boardAt = n
    this.latest = scene
    this.#show(scene)
  }

  /** Show at once how the table looked at another moment. */
  async jump(look: Look): Promise<void> {
    this.#waiting = []
    clock.hurry()
    await this.#playing
    clock.takeTime()
    this.caption = ''
    time.jumps = true
    this.#look(look)
    await tick()
    time.jumps = false
  }

  /** Show what happened last the other way round, and then the table as it was before. */
  goBack(undone: Happening[], before: Look): Promise<void> {
    this.#playing = this.#playBack(undone, before)
    return this.#playing
  }

  async #playBack(undone: Happening[], before: Look): Promise<void> {
    const moments = momentsOf(undone, before.scene, false)
    const groups: Moment[][] = []
    while (moments.length) groups.push(moments.splice(0, countTogether(moments, this.#groupOf)))
    this.moving = time.backwards = true
    this.log = before.log
    for (const group of groups.reverse()) {
      await this.#moveAll(group.filter((moment) => moment.event && this.#moves(moment)))
    }
    this.moving = time.backwards = false
    clock.takeTime()
    this.#look(before)
  }

  /** Resolves when all of it has been shown. */
  goOn({ n, happenings }: Pick<Update, 'n' | 'happenings'>, scene: Scene): Promise<void> {
    this.n = n
    const own = happenings.some((item) => item.type === 'played' && item.seat === this.seat)
    if (own || !sameChoices(this.latest, scene)) this.held = true
    this.latest = scene
    const still = happenings.length > MOST_TO_ANIMATE
    const isChat = ({ type }: Happening) => ['chat', 'remark'].includes(type) // said now, whatever is shown
    this.log = [...this.log, ...happenings.filter(isChat)]
    const others = happenings.filter((item) => !isChat(item))
    this.#waiting.push(...momentsOf(others, scene, still))
    if (own) pacing.pass()
    if (!this.moving) this.#playing = this.#play()
    return this.#playing
  }

  /** Show at once all that has happened by now. */
  skip(): void {
    this.#skipped = this.#waiting.length
    if (pacing.paused) pacing.pass()
    clock.hurry()
  }

  async #play(): Promise<void> {
    this.moving = true
    while (this.#waiting.length) {
      if (this.#isGated()) await pacing.gate()
      else pacing.pass()
      await this.#showTogether(this.#next())
    }
    clock.takeTime()
    pacing.catchUp(0)
    this.moving = this.held = false
    this.first = this.last = ''
  }

  /** One's own doings, and what is shown before them, go on in a pause too. */
  #isGated(): boolean {
    const isOwn = ({ happening }: Moment) => !!this.seat && happening?.seat === this.seat
    return !!this.#waiting[0]!.event && !this.#skipped && !this.#waiting.some(isOwn)
  }

  #next(): Moment[] {
    const alone = pacing.paused || !this.#moves(this.#waiting[0]!)
    return this.#waiting.splice(0, alone ? 1 : countTogether(this.#waiting, this.#groupOf))
  }

  #groupOf: GroupOf = (event, played) => this.animator?.group?.(event, played)

  #moves({ event, still }: Moment): boolean {
    const behind = this.#skipped || (this.#waiting.length > MOST_WAITING && !pacing.paused)
    return !!event && !!this.scene && !still && !behind && !document.hidden && pace() > 0
  }

  async #showTogether(moments: Moment[]): Promise<void> {
    const moves = this.#moves(moments[0]!)
    this.#skipped = Math.max(0, this.#skipped - moments.length)
    clock.takeTime()
    pacing.catchUp(this.#waiting.length)
    this.log = moments.reduce(withMoment, this.log)
    this.#shown = moments.at(-1)!.happening?.n ?? this.#shown
    const told = moments.filter(({ event }) => event)
    if (told.length) this.#tell(told)
    if (moves) await this.#moveAll(told)
    const last = moments.findLast((moment) => moment.scene)
    if (!last?.scene) return
    this.boardAt = last.happening?.n ?? this.boardAt
    this.#show(last.scene)
  }

  #tell(moments: Moment[]): void {
    this.first = nameOf(moments[0]!)
    this.last = pieces.event = nameOf(moments.at(-1)!)
    this.told = moments.at(-1)!.event
    this.spoken = this.caption = this.say(moments.map(({ event }) => event!))
  }

  async #moveAll(told: Moment[]): Promise<void> {
    const events = told.map(({ event }) => event!)
    const moving = this.animator?.moving?.(events) ?? events
    const moments = told.filter(({ event }) => moving.includes(event!))
    const apart = Math.min(APART, MOST_APART / moments.length)
    await Promise.all(moments.map((moment, i) => this.#move(moment, i * apart)))
  }

  async #move({ event, happening }: Moment, delay: number): Promise<void> {
    if (delay) await clock.wait(delay)
    await this.animator?.show(event!, happening as Played)
  }

  #show(scene: Scene): void {
    const asked = this.mine
    if (!sameChoices(this.scene, scene)) this.askedAnew()
    if (this.scene && this.scene.lesson?.scene !== scene.lesson?.scene) this.log = []
    this.scene = scene
    clearLanded()
    if (!this.table) return // looked at, not played
    if (!document.hidden) looksNow(this.table, this.seat, this.#shown)
    if (this.mine) this.caption = ''
    if (this.mine && !asked) bell()
  }
}

const nameOf = ({ happening, index }: Moment): string => eventKey(happening!, index)

/** Is a person asked the same in both? */
export function sameChoices(one: Scene | undefined, other: Scene | undefined): boolean {
  const actions = (scene?: Scene) => scene?.legal.map((choice) => choice.action).join()
  return actions(one) === actions(other)
}
