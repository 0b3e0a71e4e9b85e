// What keeps a slip from costing anything: choices that cannot be taken back wait a moment once the
// choices have changed, and a number key takes what its number stands beside.

import type { Choice } from '../wire'

/** How long, in milliseconds, a click may still be meant for what was there before. */
export const MOMENT = 500

export interface Guard {
  /** What could be chosen last. */
  shown: string
  until: number
}

export const open: Guard = { shown: '', until: 0 }

/** Something else can be chosen: from now on a moment passes. */
export const guarded = (guard: Guard, shown: string, now: number): Guard =>
  shown === guard.shown ? guard : { shown, until: now + MOMENT }

/** May a click now still be meant for what was there before? */
export const isEarly = ({ until }: Guard, now: number): boolean => now < until

/** Does this end a turn, or let something go? */
export const isFinal = ({ ends, gives_up }: Choice): boolean => !!ends || !!gives_up

export interface Keyed {
  choice: Choice
  /** The key that takes it, or none. */
  key: string
}

/** Choices as a bar shows them: what lets something go comes last, with a key of its own. */
export function keyed(choices: Choice[]): Keyed[] {
  const plain = choices.filter(({ gives_up }) => !gives_up)
  const apart = choices.filter(({ gives_up }) => gives_up)
  return [
    ...plain.map((choice, i) => ({ choice, key: i < 9 ? `${i + 1}` : '' })),
    ...apart.map((choice, i) => ({ choice, key: i ? '' : '0' })),
  ]
}
