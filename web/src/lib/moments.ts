// An update as moments, which are shown one after the other.

import type { GameEvent, Played, Scene, Snapshot } from '../wire'

export type Happening = Snapshot['happenings'][number]

/** One event, or something else that happened. */
export interface Moment {
  happening?: Happening
  event?: GameEvent
  /** The index of the event in its happening. */
  index: number
  /** How the table looks afterwards; missing if the same action goes on. */
  scene?: Scene
  /** Told without motion. */
  still: boolean
}

/** The moments of an update. The last one gets the scene. */
export function momentsOf(happenings: Happening[], scene: Scene, still: boolean): Moment[] {
  const moments = happenings.flatMap((happening): Moment[] =>
    happening.type === 'played' && happening.events.length
      ? happening.events.map((event, index) => ({ happening, event, index, still }))
      : [{ happening, index: 0, still }],
  )
  if (!moments.length) moments.push({ index: 0, still })
  moments.at(-1)!.scene = scene
  return moments
}

/** The group of an event, or undefined if it is shown alone. What goes with any group is in ''. */
export type GroupOf = (event: GameEvent, played: Played) => string | undefined

/** How many moments at the front are shown together. */
export function countTogether(moments: Moment[], groupOf: GroupOf): number {
  let group = ''
  for (const [i, moment] of moments.entries()) {
    const its = groupOfMoment(moment, groupOf)
    const goesOn = its !== undefined && (!its || !group || its === group)
    if (!goesOn || moment.still !== moments[0]!.still) return Math.max(1, i)
    group ||= its
  }
  return Math.max(1, moments.length)
}

/** A step that tells nothing, such as one of many that make an offer, parts no group. */
function groupOfMoment({ event, happening }: Moment, groupOf: GroupOf): string | undefined {
  if (event) return groupOf(event, happening as Played)
  return !happening || happening.type === 'played' ? '' : undefined
}

/** The name of an event in the log. */
export const eventKey = ({ n }: Happening, index: number): string => `${n}.${index}`

/** The log with this moment added. */
export function withMoment(log: Happening[], { happening, event, index }: Moment): Happening[] {
  if (!happening) return log
  if (!event) return [...log, happening]
  const told = {
    ...(happening as Played),
    events: (happening as Played).events.slice(0, index + 1),
  }
  return [...(index ? log.filter(({ n }) => n !== happening.n) : log), told]
}
