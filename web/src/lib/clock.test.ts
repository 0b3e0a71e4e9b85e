import { expect, test } from 'vitest'
import { Clock } from './clock'
import { byHand, settled } from './time_by_hand'

function waiting(milliseconds: number) {
  const timers = byHand()
  const clock = new Clock(timers)
  const seen = { done: false }
  void clock.wait(milliseconds).then(() => (seen.done = true))
  return { timers, clock, seen }
}

test('what waits is done when its time has passed, and not before', async () => {
  const { timers, seen } = waiting(100)
  await timers.pass(99)
  expect(seen.done).toBe(false)
  await timers.pass(1)
  expect(seen.done).toBe(true)
})

test('time that runs faster in the middle of a motion shortens what is left of it', async () => {
  const { timers, clock, seen } = waiting(100)
  await timers.pass(50)
  clock.rate = 2
  await timers.pass(24)
  expect(seen.done).toBe(false)
  await timers.pass(1)
  expect(seen.done).toBe(true)
})

test('while time stands still nothing ends, and afterwards the rest takes as long as it would', async () => {
  const { timers, clock, seen } = waiting(100)
  await timers.pass(60)
  clock.rate = 0
  await timers.pass(1_000)
  expect(seen.done).toBe(false)
  clock.rate = 1
  await timers.pass(39)
  expect(seen.done).toBe(false)
  await timers.pass(1)
  expect(seen.done).toBe(true)
})

test('what is hurried is at its end at once, also when time stands still', async () => {
  const { clock, seen } = waiting(100)
  clock.rate = 0
  clock.hurry()
  await settled()
  expect(seen.done).toBe(true)
})

test('after a hurry nothing takes time until time is taken again', async () => {
  const { timers, clock } = waiting(100)
  clock.hurry()
  await clock.wait(1_000)
  clock.takeTime()
  let done = false
  void clock.wait(10).then(() => (done = true))
  await settled()
  expect(done).toBe(false)
  await timers.pass(10)
  expect(done).toBe(true)
})
