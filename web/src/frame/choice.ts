// Makes an element a choice: a click takes it, hovering or a long press explains it. `tell` is said of
// one that can't be chosen now.

import type { Action } from 'svelte/action'
import type { Table } from '../lib/table.svelte'

const LONG_PRESS = 450

interface Offer {
  table: Table
  action: string
  tell?: string
  inBar?: boolean
  /** What a click does if it isn't among the choices; by default it is said why not. */
  otherwise?: () => void
}

export const choice: Action<HTMLElement, Offer> = (node, first) => {
  let offer = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = false

  const point = () => {
    if (offer.table.choice(offer.action)) offer.table.asking.point(offer.action)
  }
  // A removed element loses focus while the page is being drawn: wait until that is over.
  const leave = () => {
    clearTimeout(timer)
    const { table, action } = offer
    queueMicrotask(() => {
      if (table.pointed === action) table.asking.point(null)
    })
  }
  const press = (event: PointerEvent) => {
    told = false
    if (event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      told = true
      if (offer.tell && !offer.table.choice(offer.action)) offer.table.tell(offer.tell, 'news')
      else point()
    }, LONG_PRESS)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') point()
  }
  const click = (event: Event) => {
    clearTimeout(timer)
    event.stopPropagation()
    if (told) told = false
    else if (offer.otherwise && offer.table.isIdle(offer.action)) offer.otherwise()
    else void offer.table.take(offer.action, offer.inBar)
  }

  node.addEventListener('click', click)
  node.addEventListener('pointerdown', press)
  node.addEventListener('pointerenter', enter)
  node.addEventListener('pointerleave', leave)
  node.addEventListener('focus', point)
  node.addEventListener('blur', leave)
  return { update: (now) => (offer = now) }
}
