// Things that move on the table. A tap skips to the end of everything.

import { pace } from './settings.svelte'

const running = new Set<() => void>()

/** End all current motion at once. */
export function hurry(): void {
  for (const end of [...running]) end()
}

/** A pause that is part of the show. */
export function pause(milliseconds: number): Promise<void> {
  const length = milliseconds * pace()
  if (!length) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      running.delete(end)
      resolve()
    }
    const timer = setTimeout(end, length)
    running.add(end)
  })
}

/** Animate an element; resolves when it is done, or skipped. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  milliseconds: number,
  easing = 'cubic-bezier(.3,.1,.2,1)',
): Promise<void> {
  const duration = milliseconds * pace()
  if (!duration) return
  const animation = element.animate(frames, { duration, easing, fill: 'both' })
  const end = () => animation.finish()
  running.add(end)
  try {
    await animation.finished
  } catch {
    // removed from the page meanwhile
  }
  running.delete(end)
  animation.cancel()
}

/** The element of something on the board, by its name. */
export function spot(name: string): Element | null {
  const found = [...document.querySelectorAll(`[data-spot~="${name}"]`)]
  const seen = found.find((element) => element.getClientRects().length > 0)
  const seat = /-([A-D])$/.exec(name)
  return seen ?? (seat && !name.startsWith('seat-') ? spot(`seat-${seat[1]}`) : null)
}

/** Let a piece fly from one place to another, and remove it on arrival. */
export async function fly(piece: HTMLElement, from: string, to: string, delay = 0): Promise<void> {
  const start = spot(from)?.getBoundingClientRect()
  const end = spot(to)?.getBoundingClientRect()
  if (!start || !end || !pace()) {
    piece.remove()
    return
  }
  const size = piece.getBoundingClientRect()
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.x + (box.width - size.width) / 2}px, ${box.y + (box.height - size.height) / 2}px) scale(${scale})`
  const middle = new DOMRect(
    (start.x + end.x) / 2,
    (start.y + end.y) / 2 - 24,
    (start.width + end.width) / 2,
    (start.height + end.height) / 2,
  )
  if (delay) await pause(delay)
  await animate(
    piece,
    [
      { transform: at(start, 1) },
      { transform: at(middle, 1.12), offset: 0.5 },
      { transform: at(end, 0.9) },
    ],
    420,
    'ease-in-out',
  )
  piece.remove()
}
