// Things that move on the table, by the clock of what is shown.

import { clock } from './clock'
import { pace } from './settings.svelte'

/** A pause that belongs to what is shown. */
export async function pause(milliseconds: number): Promise<void> {
  if (pace()) await clock.wait(milliseconds)
}

/** Animate an element; resolves when it is done, or skipped. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing = 'cubic-bezier(.3,.1,.2,1)',
): Promise<void> {
  if (!pace() || clock.hurried) return
  const animation = element.animate(frames, { duration, easing, fill: 'both' })
  const done = clock.run({
    rate: (rate) => (animation.playbackRate = rate),
    end: () => {
      animation.playbackRate = 1 // one that stands still has no end
      animation.finish()
    },
  })
  try {
    await animation.finished
  } catch {
    // removed from the page meanwhile
  }
  done()
  animation.cancel()
}

/** The element of something on the board, by its name. */
export function spot(name: string): Element | null {
  const found = [...document.querySelectorAll(`[data-spot~="${name}"]`)]
  const seen = found.find((element) => element.getClientRects().length > 0)
  const seat = /-([A-D])$/.exec(name)
  return seen ?? (seat && !name.startsWith('seat-') ? spot(`seat-${seat[1]}`) : null)
}

const FLIGHT = 240

/**
 * Is time shown the other way round? Then pieces fly back to where they came from.
 * Is it jumped over? Then what is different has not changed just now.
 */
export const time = { backwards: false, jumps: false }

/** The event that pieces fly for, by its name in the log. */
export const pieces = { event: '' }
const landed = new Set<() => void>()

/** What has landed stays where it is until the board has it. */
export function land(takeAway: () => void): void {
  landed.add(takeAway)
}

/** The board has what has landed on it, or is elsewhere on the screen. */
export function clearLanded(): void {
  for (const takeAway of landed) takeAway()
  landed.clear()
}

/** Let a piece fly from one place to another, if both are to be seen. */
export async function fly(piece: HTMLElement, from: string, to: string, delay = 0): Promise<void> {
  const [first, last] = time.backwards ? [to, from] : [from, to]
  const start = spot(first)?.getBoundingClientRect()
  const end = spot(last)?.getBoundingClientRect()
  piece.hidden = !start || !end || !pace()
  if (!start || !end || !pace()) return
  const size = piece.getBoundingClientRect()
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.x + (box.width - size.width) / 2}px, ${box.y + (box.height - size.height) / 2}px) scale(${scale})`
  const middle = new DOMRect(
    (start.x + end.x) / 2,
    (start.y + end.y) / 2 - 24,
    (start.width + end.width) / 2,
    (start.height + end.height) / 2,
  )
  piece.style.transform = at(start, 1)
  if (delay) await pause(delay)
  await animate(
    piece,
    [
      { transform: at(start, 1) },
      { transform: at(middle, 1.12), offset: 0.5 },
      { transform: at(end, 0.9) },
    ],
    FLIGHT,
    'ease-in-out',
  )
  piece.style.transform = at(end, 0.9)
}
