import { expect, test } from 'vitest'
import { stub } from '../../lib/stub'
import type { Table } from '../../lib/table.svelte'
import type { Choice } from '../../wire'
import { freeWay, inVain, isHeld, rather } from './advice'
import type { Facts } from './scene'

const MAKES = { 'jewels-prince': [1, 1], broker: [10, 0], lamp: [1, 4] }
const words = Object.keys(MAKES)
const ops = Object.values(MAKES)

function tableWith(facts: object, legal: string[]): Table {
  return stub<Table>({
    about: {
      rules: [],
      box: {
        copies: words.map(() => 1),
        kind: words.map(() => 1),
        cost: words.map(() => [0, 0, 0, 0, 0]),
        icons: words.map(() => 0),
        op: ops.map(([op]) => [op]),
        which: ops.map(([, which]) => [which]),
        number: words.map(() => [1]),
      },
    },
    scene: { facts: { names: Object.fromEntries(words.map((word) => [word, word])), ...facts } },
    choice: (action: string) => (legal.includes(action) ? { action } : undefined),
    text: (key: string) => key,
    say: ({ id, args }: { id: string; args: { count: number } }) => `${id} ${args.count}`,
  })
}

const ADVICE = {
  advice: [
    { card: 'jewels-merchant', icon: 'jewels', tasks: ['jewels-prince', 'lamp'] },
    { card: 'jewels-merchant', icon: 'coin', tasks: ['lamp'] },
  ],
}

test('before a card is played, those who could make its cost are suggested, each once', () => {
  const found = rather(
    tableWith(ADVICE, ['task jewels-prince', 'task lamp', 'play jewels-merchant']),
    'play jewels-merchant',
  )!
  expect(found.action).toBe('play jewels-merchant')
  expect(found.choices.map(({ action }) => action)).toEqual(['task jewels-prince', 'task lamp'])
  expect(found.say).toBe('advice-task 2. advice-task 1.')
})

test.each([
  ['play scribe', ['task jewels-prince']],
  ['task jewels-prince', ['task jewels-prince']],
  ['play jewels-merchant', []],
  ['task jewels-merchant', ['task jewels-prince']],
])('%s with %o is not held up', (action, legal) => {
  expect(rather(tableWith(ADVICE, legal), action)).toBe(undefined)
})

test.each([
  ['last', ['jewels'], 'jewels-prince', true],
  ['last', ['spices'], 'jewels-prince', false],
  ['main', ['jewels'], 'jewels-prince', false],
  ['last', ['jewels'], 'broker', false],
  ['last', ['jewels'], 'lamp', false],
  ['last', ['magics', 'jewels', 'spices', 'fabrics'], 'lamp', true],
])('in the stage %s, with %o lost, %s is tasked in vain: %s', (stage, lost, card, vain) => {
  expect(inVain(tableWith({}, []), stub<Facts>({ stage, lost }), card)).toBe(vain)
})

const caravan = (owner: string, camels: number, guest: object, unlocked = false) => ({
  owner,
  unlocked,
  camels: Array.from({ length: 9 }, (_, i) => (i < camels ? 'C' : null)),
  guests: [{ seat: 'B', spaces: [], any: 0, ...guest }],
})
const board = (camels: number, guest: object, unlocked = false) =>
  stub<Facts>({
    active: 'A',
    caravans: [caravan('A', camels, guest), caravan('B', 0, {}, unlocked)],
  })

test.each([
  [['credit', 'card'], 'credit'],
  [['coins', 'card', 'card'], 'coins'],
  [['card', 'card'], undefined],
  [['card'], undefined],
])('of %o what pays without asking is %s', (kinds, kind) => {
  expect(freeWay(kinds.map((kind) => ({ kind }) as Choice))?.kind).toBe(kind)
})

test.each([
  [{ ...board(0, {}, true), active: 'C' as const }, 'own-caravan', 0, false],
  [board(0, { spaces: [4] }), 'space', 4, true],
  [board(0, { spaces: [4] }), 'space', 5, false],
  [board(0, { any: 1 }), 'space', 5, false],
  [board(8, { any: 1 }), 'space', 9, true],
  [board(0, { any: 1 }), 'spaces', 1, false],
  [board(8, { any: 1 }), 'spaces', 1, true],
  [board(9, {}), 'spaces', 1, false],
  [board(0, {}, true), 'own-caravan', 0, true],
  [board(0, {}), 'own-caravan', 0, false],
])('leave is held or not: %#', (facts, kind, what, held) => {
  expect(isHeld(facts, 'A', 'B', { kind, what })).toBe(held)
})
