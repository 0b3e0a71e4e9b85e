// A scene is sent in full once; after that the server sends only changes.

import type { Scene, SceneChanges } from '../wire'

/** The scene after these changes; anything they leave out is unchanged. */
export function changed(before: Scene, changes: SceneChanges): Scene {
  return {
    ...before,
    ...changes,
    view: merged(before.view, changes.view),
    facts: merged(before.facts, changes.facts),
  }
}

function merged<T extends object>(before: T | null, changes: T | null | undefined): T | null {
  if (changes === undefined) return before
  return changes && before ? { ...before, ...changes } : changes
}

/** Does a mask have this bit? */
export const has = (mask: number, bit: number): boolean => !!((mask >> bit) & 1)

/** Reads a scene's view and facts, and the box, with a game's own types. */
export const reader = <
  View extends object,
  Facts extends object,
  Box extends object = object,
>() => ({
  viewOf: (scene: Scene): View => scene.view as View,
  factsOf: (scene: Scene): Facts => scene.facts as Facts,
  boxOf: (about: { box: object }): Box => about.box as Box,
})
