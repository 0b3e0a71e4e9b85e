import { expect, test } from 'vitest'
import type { Choice } from '../wire'
import { guarded, isEarly, isFinal, keyed, MOMENT, open } from './slips'
import { stub } from './stub'

const choice = (action: string, marks: Partial<Choice> = {}) => stub<Choice>({ action, ...marks })
const SHOP = choice('shop')
const COINS = choice('coins', { ends: true })
const NONE = choice('none', { gives_up: true })

test('once the choices have changed a moment passes', () => {
  const guard = guarded(open, 'shop coins none', 1000)
  expect(isEarly(guard, 1000 + MOMENT - 1)).toBe(true)
  expect(isEarly(guard, 1000 + MOMENT)).toBe(false)
})

test('the same choices again need no other moment', () => {
  const guard = guarded(guarded(open, 'pass', 1000), 'pass', 5000)
  expect(isEarly(guard, 5000)).toBe(false)
  expect(isEarly(guarded(guard, 'end', 5000), 5000)).toBe(true)
})

test('what ends a turn or lets something go cannot be taken back', () => {
  expect([SHOP, COINS, NONE].map(isFinal)).toEqual([false, true, true])
})

test('numbers count what is shown, and what lets something go has a key of its own', () => {
  const keys = (choices: Choice[]) => keyed(choices).map((one) => [one.choice.action, one.key])
  expect(keys([NONE, SHOP, COINS])).toEqual([
    ['shop', '1'],
    ['coins', '2'],
    ['none', '0'],
  ])
  expect(keys([NONE])).toEqual([['none', '0']])
})

test('there are nine numbers', () => {
  const many = Array.from({ length: 11 }, (_, i) => choice(`move ${i + 1}`))
  expect(keyed(many).map(({ key }) => key)).toEqual([...'123456789', '', ''])
})
