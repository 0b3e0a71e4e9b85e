import { expect, test } from 'vitest'
import type { Scene } from '../wire'
import { changed } from './scene'
import { stub } from './stub'

const before = stub<Scene>({
  phase: 'playing',
  decision: 'move',
  prompt: { id: 'prompt' },
  undo: true,
  view: { camel: 1, coins: [3, 4] },
  facts: null,
})

test('what is left out stays as it was', () => {
  expect(changed(before, {})).toEqual(before)
  expect(changed(before, { decision: 'bonus', undo: false, prompt: null })).toEqual({
    ...before,
    decision: 'bonus',
    undo: false,
    prompt: null,
  })
})

test('view and facts change field by field', () => {
  expect(changed(before, { view: { camel: 5 } }).view).toEqual({ camel: 5, coins: [3, 4] })
  expect(changed(before, { facts: { goods: [] } }).facts).toEqual({ goods: [] })
  expect(changed(before, { view: null }).view).toBeNull()
  expect(before.view).toEqual({ camel: 1, coins: [3, 4] })
})
