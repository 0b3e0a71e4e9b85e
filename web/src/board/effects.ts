// Motion on a board: pieces fly, places stir.

import { type Component, mount, unmount } from 'svelte'
import { animate, fly, land, pieces, spot } from '../lib/motion'

const APART = 40
const MOST_AT_ONCE = 4
const STIR = 180

/** Sends a piece from one place to another. It stays there until the board draws it. */
export async function send<Props extends Record<string, unknown>>(
  Piece: Component<Props>,
  props: Props,
  from: string,
  to: string,
  delay = 0,
): Promise<void> {
  const piece = mount(Piece, { target: document.body, props })
  const element = document.body.lastElementChild as HTMLElement
  element.dataset.event = pieces.event
  await fly(element, from, to, delay)
  land(() => void unmount(piece))
}

/** Sends several such pieces, one shortly after the other. */
export async function sendMany<Props extends Record<string, unknown>>(
  Piece: Component<Props>,
  props: Props,
  count: number,
  from: string,
  to: string,
): Promise<void> {
  const flights = Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_, i) =>
    send(Piece, props, from, to, i * APART),
  )
  await Promise.all(flights)
}

/** A place grows for a moment. */
export async function pulse(name: string, scale: number): Promise<void> {
  const frames = [{ scale: '1' }, { scale: String(scale), offset: 0.5 }, { scale: '1' }]
  await stir(name, frames)
}

export async function shake(name: string): Promise<void> {
  await stir(
    name,
    [0, -4, 4, -3, 0].map((by) => ({ translate: `${by}px` })),
  )
}

/** Animate a place with these frames, if it is visible. */
export async function stir(name: string, frames: Keyframe[], time = STIR): Promise<void> {
  const element = spot(name)
  if (element) await animate(element, frames, time)
}
