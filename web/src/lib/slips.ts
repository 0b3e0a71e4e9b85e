// Protection against slips: after the choices change, a final one can't be taken for a moment, and a
// number key takes the choice that shows its number.

import type { Choice } from '../wire'

/** How many milliseconds a click may still be meant for the earlier choices. */
export const MOMENT = 500

export interface Guard {
  /** The last choices shown. */
  shown: string
  until: number
}

export const open: Guard = { shown: '', until: 0 }

/** Starts the wait anew if the choices have changed. */
export const guarded = (guard: Guard, shown: string, now: number): Guard =>
  shown === guard.shown ? guard : { shown, until: now + MOMENT }

/** May a click still be meant for the earlier choices? */
export const isEarly = ({ until }: Guard, now: number): boolean => now < until

/** Does this end a turn or give something up? */
export const isFinal = ({ ends, gives_up }: Choice): boolean => !!ends || !!gives_up

export interface Keyed {
  choice: Choice
  /** The key that takes it, or none. */
  key: string
}

/** Choices in the bar's order: those that give something up come last, with their own key. */
export function keyed(choices: Choice[]): Keyed[] {
  const plain = choices.filter(({ gives_up }) => !gives_up)
  const apart = choices.filter(({ gives_up }) => gives_up)
  return [
    ...plain.map((choice, i) => ({ choice, key: i < 9 ? `${i + 1}` : '' })),
    ...apart.map((choice, i) => ({ choice, key: i ? '' : '0' })),
  ]
}
