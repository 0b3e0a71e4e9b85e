// A result counted step by step; a tap shows the rest at once.

import { onMount } from 'svelte'
import { clock } from './clock'
import { pause } from './motion'

/** How many steps are shown so far. */
export function countOut(steps: () => number, each = 600): { readonly shown: number } {
  let shown = $state(0)
  let skipped = false

  async function count() {
    while (shown < steps()) {
      if (!skipped) await pause(each)
      shown += 1
    }
  }
  function skip() {
    skipped = true
    clock.hurry()
  }

  onMount(() => {
    clock.takeTime()
    addEventListener('pointerdown', skip)
    void count()
    return () => removeEventListener('pointerdown', skip)
  })
  return {
    get shown() {
      return shown
    },
  }
}
