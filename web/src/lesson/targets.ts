// What a step of a lesson points at: parts of the board by the names boards give them, and the
// choices it waits for.

import { pace } from '../lib/settings.svelte'

const MOST_CHOICES = 4 // more than these are pointed at only by their part of the board
const MARGIN = 12

/** Is it drawn, and not behind an open dialog? */
const isSeen = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect()
  const dialog = document.querySelector('dialog:modal')
  const isDrawn = width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
  return isDrawn && (!dialog || dialog.contains(element))
}

const all = (selectors: string[]): HTMLElement[] =>
  selectors.length ? [...document.querySelectorAll<HTMLElement>(selectors.join())] : []

/**
 * Of buttons, those that still have to be pressed; of trays, those with nothing laid on them.
 * Those that count are pressed again, until what is waited for can be chosen.
 */
const COUNTED = '[data-counts][aria-pressed="true"]'
const DONE = ':disabled, [aria-pressed="true"]:not([data-counts]), [data-laid] *'
const partsOf = (points: string[]) =>
  points.map((point) => `[data-spot~="${CSS.escape(point)}"]:not(${DONE})`)

const choicesOf = (awaits: string[]) =>
  awaits.length > MOST_CHOICES
    ? []
    : awaits.map((action) => `[data-choice="${CSS.escape(action)}"]`)

/** The elements to mark; choices on the board come before those in the bar. */
export function targetsOf(points: string[], awaits: string[]): HTMLElement[] {
  const choices = choicesOf(awaits)
  const onBoard = choices.flatMap((choice) => [`main ${choice}`, `aside ${choice}`])
  const inBar = choices.map((choice) => `.prompt ${choice}`)
  const offered = [onBoard, inBar].flatMap(all).filter(isSeen)
  const parts = partsOf(points)
    .flatMap((part) => all([part])) // in the lesson's order, wherever they are drawn
    .filter(isSeen)
  return [...parts.filter((part) => !offered.length || !part.matches(COUNTED)), ...offered]
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where an element is drawn: as much of it as what it scrolls in lets be seen. */
export function seenBox(element: HTMLElement): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue
    const edge = around.getBoundingClientRect()
    left = Math.max(left, edge.left)
    top = Math.max(top, edge.top)
    right = Math.min(right, edge.right)
    bottom = Math.min(bottom, edge.bottom)
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/** On a phone: open the tray if something in it is pointed at, and fold it away if not. */
async function openTray(points: string[], awaits: string[]): Promise<void> {
  const handle = document.querySelector<HTMLElement>('.tray > .handle')
  const tray = handle?.parentElement
  if (!handle || !tray || !isSeen(handle)) return
  const wanted = all([...partsOf(points), ...choicesOf(awaits)]).some((one) => tray.contains(one))
  if (wanted !== (handle.ariaExpanded === 'true')) handle.click()
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(tray.getAnimations({ subtree: true }).map(({ finished }) => finished))
}

/** Scroll a button into view in what it lies in, unless it can be pressed. */
export function reveal(target: HTMLElement): void {
  const { left, right, bottom } = target.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, bottom - MARGIN / 2)
  if (target.contains(hit)) return
  target.scrollIntoView({ block: 'center', behavior: pace() > 0 ? 'smooth' : 'auto' })
}

/** Show what is pointed at: not folded away, not under the bars at the bottom, not off the screen. */
export async function bringIntoView(points: string[], awaits: string[]): Promise<void> {
  await openTray(points, awaits)
  const [target] = targetsOf(points, awaits)
  if (!target || target.closest('.prompt, .tray:has(> .handle)')) return
  const { top, bottom, left, right, height } = target.getBoundingClientRect()
  const low = bottom - Math.min(height / 2, MARGIN)
  const hit = document.elementFromPoint((left + right) / 2, low)
  if (top >= 0 && hit && (target.contains(hit) || hit.contains(target))) return
  scrollBy({ top: top - 4 * MARGIN, behavior: pace() > 0 ? 'smooth' : 'auto' })
}
