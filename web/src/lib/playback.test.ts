import { beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent, Scene, Update } from '../wire'
import { clock } from './clock'
import { time } from './motion'
import { pacing } from './pacing.svelte'
import { Playback } from './playback.svelte'
import { stub } from './stub'
import { settled } from './time_by_hand'

const settings = vi.hoisted(() => ({ speed: 1, motion: 'full' }))
vi.mock('./settings.svelte', () => ({
  settings,
  prefer: (name: 'speed', value: number) => (settings[name] = value),
  pace: () => (settings.motion === 'none' ? 0 : 1 / settings.speed),
}))
vi.mock('./looked', () => ({ looksNow: () => undefined }))
vi.mock('./sound', () => ({ bell: () => undefined }))
vi.stubGlobal('document', { hidden: false })

const NOTHING = stub<Scene>({ legal: [], waiting_for: ['B'], name: 0 })

/** A playback of seat A whose motions end when the test says so. */
function table(group?: (event: GameEvent) => string | undefined) {
  const playback = new Playback(
    'table',
    'A',
    (events) => events.map(({ kind }) => kind).join(),
    () => undefined,
  )
  const moving: { kind: string; end: () => void }[] = []
  playback.animator = {
    show: ({ kind }) => new Promise((end) => moving.push({ kind, end })),
    group,
  }
  playback.begin(stub({ happenings: [], n: 0, scene: NOTHING }))
  const end = async () => {
    for (const motion of moving.splice(0)) motion.end()
    await settled()
  }
  return { playback, moving, end }
}

/** Somebody acted, with events of these kinds. */
function played(playback: Playback, n: number, kinds: string[], seat = 'B'): void {
  const events = kinds.map((kind) => ({ kind, seat, fields: {}, say: { id: kind } }))
  const happening = { type: 'played', n, at: 0, seat, by: 'bot', action: null, events }
  const scene = { ...NOTHING, name: n }
  void playback.goOn(stub<Update>({ n, happenings: [happening], changes: {} }), stub<Scene>(scene))
}

const told = ({ log }: Playback) =>
  log.flatMap((item) => (item.type === 'played' ? item.events.map(({ kind }) => kind) : []))
const sceneOf = ({ scene }: Playback) => stub<{ name: number }>(scene!).name

beforeEach(() => {
  settings.motion = 'full'
  pacing.pause(false)
})

test('caption and log tell an event when its motion begins, and the next when it has ended', async () => {
  const { playback, moving, end } = table()
  played(playback, 1, ['moves', 'takes'])
  await settled()
  expect([playback.caption, told(playback), playback.last]).toEqual(['moves', ['moves'], '1.0'])
  expect([moving.map(({ kind }) => kind), sceneOf(playback)]).toEqual([['moves'], 0])
  await end()
  expect([playback.caption, told(playback)]).toEqual(['takes', ['moves', 'takes']])
  expect([playback.last, sceneOf(playback)]).toEqual(['1.1', 0])
  await end()
  expect([sceneOf(playback), playback.moving, playback.last]).toEqual([1, false, ''])
})

test('the more waits, the faster it goes, up to a limit', async () => {
  const { playback, end } = table()
  for (let n = 1; n <= 40; n++) played(playback, n, ['moves'])
  await settled()
  expect(clock.rate).toBe(2.5)
  for (let n = 1; n <= 35; n++) await end()
  expect(clock.rate).toBe(1.25)
  for (let n = 1; n <= 5; n++) await end()
  expect([clock.rate, playback.moving]).toEqual([1, false])
})

test('what happens meanwhile waits: neither log nor board run ahead', async () => {
  const { playback, end } = table()
  played(playback, 1, ['moves'])
  played(playback, 2, ['takes'])
  await settled()
  expect([told(playback), sceneOf(playback)]).toEqual([['moves'], 0])
  await end()
  expect([told(playback), sceneOf(playback)]).toEqual([['moves', 'takes'], 1])
  await end()
  expect(sceneOf(playback)).toBe(2)
})

test('events of one group are shown as one', async () => {
  const { playback, end } = table(({ kind }) => (kind === 'camel' ? kind : undefined))
  played(playback, 1, ['moves'])
  played(playback, 2, ['camel'])
  played(playback, 3, ['camel', 'pays'])
  await settled()
  await end()
  expect([playback.caption, playback.first, playback.last]).toEqual(['camel,camel', '2.0', '3.0'])
  await vi.waitFor(() => expect(told(playback)).toEqual(['moves', 'camel', 'camel']))
})

test('what goes with anything, and steps that tell nothing, part no group', async () => {
  const { playback, moving, end } = table(({ kind }) => ({ camel: 'camel', passed: '' })[kind])
  played(playback, 1, ['moves'])
  played(playback, 2, ['camel', 'passed'])
  played(playback, 3, [])
  played(playback, 4, ['camel'])
  played(playback, 5, ['passed', 'pays'])
  await settled()
  await end()
  expect([playback.caption, playback.first]).toEqual(['camel,passed,camel,passed', '2.0'])
  await vi.waitFor(() => expect(moving.length).toBe(4))
  await end()
  expect([playback.caption, sceneOf(playback)]).toEqual(['pays', 4])
})

test('what moves nothing takes no time', async () => {
  const { playback, moving, end } = table(({ kind }) => (kind === 'moves' ? undefined : 'rest'))
  playback.animator!.moving = (events) => events.filter(({ kind }) => kind !== 'passed')
  played(playback, 1, ['moves'])
  played(playback, 2, ['passed', 'passed', 'camel'])
  await settled()
  await end()
  expect(moving.map(({ kind }) => kind)).toEqual(['camel'])
})

test('in a pause nothing is shown, and a step shows one event', async () => {
  const { playback, end } = table(() => 'all')
  pacing.pause(true)
  played(playback, 1, ['moves', 'takes'])
  played(playback, 2, ['pays'])
  await settled()
  expect(told(playback)).toEqual([])
  pacing.step()
  await settled()
  expect(told(playback)).toEqual(['moves'])
  await end()
  expect([told(playback), playback.caption]).toEqual([['moves'], 'moves'])
  pacing.step()
  await settled()
  await end()
  expect([told(playback), sceneOf(playback)]).toEqual([['moves', 'takes'], 1])
  pacing.pause(false)
  await settled()
  await end()
  expect([told(playback), sceneOf(playback)]).toEqual([['moves', 'takes', 'pays'], 2])
})

test('a second press while an event is shown ends it and shows the next', async () => {
  const { playback, end } = table()
  pacing.pause(true)
  played(playback, 1, ['moves', 'takes', 'pays'])
  await settled()
  pacing.step()
  await settled()
  pacing.step()
  expect(clock.hurried).toBe(true)
  await end()
  expect(told(playback)).toEqual(['moves', 'takes'])
  await end()
  expect(told(playback)).toEqual(['moves', 'takes'])
})

test('one does not wait for oneself in a pause', async () => {
  const { playback, end } = table()
  pacing.pause(true)
  played(playback, 1, ['moves'], 'A')
  await settled()
  expect([told(playback), clock.rate]).toEqual([['moves'], 1])
  await end()
  expect(sceneOf(playback)).toBe(1)
})

test('what one does oneself comes through a pause, after what came before it', async () => {
  const { playback, end } = table()
  pacing.pause(true)
  played(playback, 1, ['takes'])
  await settled()
  expect(told(playback)).toEqual([])
  played(playback, 2, ['moves'], 'A')
  played(playback, 3, ['pays'])
  await settled()
  await end()
  await end()
  expect([told(playback), sceneOf(playback)]).toEqual([['takes', 'moves'], 2])
})

test('skipping shows all that has happened, also in a pause, which goes on', async () => {
  const { playback } = table()
  pacing.pause(true)
  played(playback, 1, ['moves', 'takes'])
  played(playback, 2, ['pays'])
  playback.skip()
  await settled()
  expect([told(playback), sceneOf(playback)]).toEqual([['moves', 'takes', 'pays'], 2])
  expect([playback.moving, pacing.paused]).toEqual([false, true])
  played(playback, 3, ['moves'])
  await settled()
  expect(told(playback).length).toBe(3)
  pacing.pause(false)
})

test('without motion everything comes at once, in its order', async () => {
  settings.motion = 'none'
  const { playback, moving } = table()
  played(playback, 1, ['moves', 'takes'])
  played(playback, 2, ['pays'])
  await settled()
  expect([told(playback), sceneOf(playback)]).toEqual([['moves', 'takes', 'pays'], 2])
  expect(moving).toEqual([])
})

test('what is said in the chat does not wait', async () => {
  const { playback, end } = table()
  played(playback, 1, ['moves', 'takes'])
  await settled()
  const chat = { type: 'chat', n: 2, at: 0, seat: 'B', name: 'Ben', text: 'Hello' }
  void playback.goOn(stub<Update>({ n: 2, happenings: [chat], changes: {} }), NOTHING)
  expect(playback.log.some(({ type }) => type === 'chat')).toBe(true)
  await end()
  expect(playback.log.filter(({ type }) => type === 'chat').length).toBe(1)
  expect(told(playback)).toEqual(['moves', 'takes'])
})

test('what happened is shown the other way round, and then the table as it was', async () => {
  const { playback, moving, end } = table()
  const before = { n: 0, log: [], scene: playback.scene! }
  played(playback, 1, ['first', 'second'])
  await settled()
  await end()
  await end()
  expect([told(playback), sceneOf(playback)]).toEqual([['first', 'second'], 1])
  const undone = playback.log
  void playback.goBack(undone, before)
  await settled()
  expect(time.backwards).toBe(true)
  expect(moving.map(({ kind }) => kind)).toEqual(['second'])
  expect(sceneOf(playback)).toBe(1)
  await end()
  expect(moving.map(({ kind }) => kind)).toEqual(['first'])
  await end()
  expect([told(playback), sceneOf(playback), time.backwards]).toEqual([[], 0, false])
})

test('a jump leaves out what is still to be shown', async () => {
  const { playback, moving, end } = table()
  played(playback, 1, ['first'])
  played(playback, 2, ['second'])
  await settled()
  const jump = playback.jump({ n: 9, log: [], scene: stub<Scene>({ ...NOTHING, name: 9 }) })
  await end()
  await jump
  expect([moving.length, told(playback), sceneOf(playback)]).toEqual([0, [], 9])
})
