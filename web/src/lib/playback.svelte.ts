// Happenings shown one after the other: the board follows, a little behind what the server says.

import type { GameEvent, Phrase, Played, Scene, Snapshot, Update } from '../wire'
import { looksNow } from './looked'
import type { Seat } from './seats'
import { pace } from './settings.svelte'
import { bell } from './sound'

export type Happening = Snapshot['happenings'][number]

/** Shows an event where it happens. `before` is what the board still shows. */
export type Animator = (event: GameEvent, before: Scene, played: Played) => Promise<void>

interface Step {
  happenings: Happening[]
  scene: Scene
}

const MOST_TO_ANIMATE = 12

export class Playback {
  log = $state.raw<Happening[]>([])
  scene = $state.raw<Scene>()
  /** What has just happened: for the eye while it is shown, and for screen readers. */
  caption = $state('')
  spoken = $state('')
  moving = $state(false)
  /** What moves now changes what this person may choose. */
  held = $state(false)
  animator: Animator | null = null

  /** The number of the last happening, and the scene after it, which the board may not show yet. */
  n = 0
  latest: Scene | undefined
  #steps: Step[] = []

  constructor(
    private readonly table: string,
    private readonly seat: Seat | null,
    private readonly say: (phrase: Phrase) => string,
    private readonly askedAnew: () => void,
  ) {}

  /** Is this person to decide? */
  get mine(): boolean {
    return !!this.seat && !!this.scene?.waiting_for.includes(this.seat)
  }

  /** Begin with a snapshot, or go on with what it has that is new. */
  begin(message: Snapshot): void {
    const goesOn = this.scene && message.happenings.every((item) => item.n > this.n)
    if (goesOn) return this.goOn(message, message.scene)
    this.log = message.happenings
    this.n = message.n
    this.latest = message.scene
    this.#show(message.scene)
  }

  goOn({ n, happenings }: Update | Snapshot, scene: Scene): void {
    this.n = n
    const own = happenings.some((item) => item.type === 'played' && item.seat === this.seat)
    if (own || !sameChoices(this.latest, scene)) this.held = true
    this.latest = scene
    this.#steps.push({ happenings, scene })
    if (!this.moving) void this.#play()
  }

  async #play(): Promise<void> {
    this.moving = true
    for (let step = this.#steps.shift(); step; step = this.#steps.shift())
      await this.#showStep(step)
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
    if (!sameChoices(this.scene, scene)) this.askedAnew()
    this.scene = scene
    if (!document.hidden) looksNow(this.table, this.seat, this.log.at(-1)?.n ?? 0)
    if (this.mine) this.caption = ''
    if (this.mine && !asked) bell()
  }
}

/** Is a person asked the same in both? */
export function sameChoices(one: Scene | undefined, other: Scene | undefined): boolean {
  const actions = (scene?: Scene) => scene?.legal.map((choice) => choice.action).join()
  return actions(one) === actions(other)
}
