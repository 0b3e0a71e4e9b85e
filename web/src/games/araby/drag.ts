// Drag and drop by mouse, pen or finger. A finger picks up by resting, so that swipes still scroll.

import type { Action } from 'svelte/action'

const REST = 220
const SLACK = 6

/** Something that can be dragged onto elements with `data-zone`; dropped elsewhere it gets none. */
export interface Dragged {
  drop: (zone: string | null) => void
  /** Where it may be dropped. */
  zones: string[]
}

export const drag: Action<HTMLElement, Dragged> = (node, first) => {
  let dragged = first
  let from: { x: number; y: number } | null = null
  let ghost: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let moved = false

  const zones = () => [...document.querySelectorAll<HTMLElement>('[data-zone]')]
  const zoneAt = ({ clientX, clientY }: PointerEvent) => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-zone]')
    return found && dragged.zones.includes(found.dataset.zone!) ? found : null
  }

  function lift() {
    const box = node.getBoundingClientRect()
    ghost = node.cloneNode(true) as HTMLElement
    ghost.inert = true
    ghost.dataset.ghost = ''
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '99',
      opacity: '0.92',
      boxShadow: '0 10px 24px var(--shade)',
    })
    ;(node.closest('dialog') ?? document.body).append(ghost)
    for (const zone of zones())
      zone.toggleAttribute('data-open', dragged.zones.includes(zone.dataset.zone!))
  }

  function down(event: PointerEvent) {
    const inner = (event.target as Element).closest('button, select, input')
    if (event.button || (inner && inner !== node) || node.matches(':disabled')) return
    from = { x: event.clientX, y: event.clientY }
    moved = false
    node.setPointerCapture(event.pointerId)
    if (event.pointerType === 'touch') timer = setTimeout(() => from && lift(), REST)
  }
  function move(event: PointerEvent) {
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    const far = Math.hypot(x, y) > SLACK
    if (!ghost) {
      if (!far) return
      if (event.pointerType === 'touch') return end()
      lift()
    }
    moved = moved || far
    ghost!.style.translate = `${x}px ${y}px`
    const over = zoneAt(event)
    for (const zone of zones()) zone.toggleAttribute('data-over', zone === over)
  }
  function up(event: PointerEvent) {
    const zone = ghost && moved ? (zoneAt(event)?.dataset.zone ?? null) : undefined
    end()
    if (zone !== undefined) dragged.drop(zone)
  }
  function end() {
    clearTimeout(timer)
    ghost?.remove()
    from = ghost = null
    for (const zone of zones()) {
      zone.removeAttribute('data-over')
      zone.removeAttribute('data-open')
    }
  }
  // A drag is not a click; something held by a finger doesn't scroll.
  const click = (event: Event) => {
    if (!moved) return
    moved = false
    event.stopPropagation()
    event.preventDefault()
  }
  const still = (event: Event) => ghost && event.cancelable && event.preventDefault()

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', end)
  node.addEventListener('click', click, true)
  node.addEventListener('touchmove', still, { passive: false })
  return { update: (now) => (dragged = now), destroy: end }
}
