import { expect, test } from 'vitest'
import { stub } from '../../lib/stub'
import type { Table } from '../../lib/table.svelte'
import {
  add,
  answer,
  blank,
  candidates,
  choose,
  lay,
  move,
  proposal,
  sidesFor,
  trouble,
  whens,
} from './offering'
import type { Scene } from '../../wire'
import type { Facts, Term } from './scene'
import type { Offer } from './types'

const WORDS = ['scribe', 'guide', 'broker']
const each = <T>(value: T) => WORDS.map(() => value)
const table = stub<Table>({
  seat: 'A',
  about: {
    rules: [],
    box: {
      copies: each(2),
      kind: each(3),
      cost: each([0, 0, 0, 0, 1]),
      icons: each(1),
      op: each([5]),
      which: each([0]),
      number: each([1]),
    },
  },
  scene: { facts: { names: Object.fromEntries(WORDS.map((word) => [word, word])) } },
})

const facts = stub<Facts>({
  side_terms: 6,
  players: [
    {
      seat: 'A',
      camels: 5,
      coins: 3,
      hand: [{ card: 'scribe' }],
      entourage: [{ card: 'broker', tasked: true }],
      products: { jewels: 1 },
    },
    { seat: 'B', coins: null, hand: [], entourage: [], products: {} },
  ],
  caravans: [
    {
      owner: 'A',
      camels: ['A', null, null, null, null, null, null, null, null],
      spaces: ['magics', 'jewels', 'spices'],
      guests: [{ seat: 'B', spaces: [4], any: 0 }],
    },
  ],
  partners: [
    {
      seat: 'B',
      free: true,
      tasks: [],
      opens: { gives: ['now', 'promise'], wants: ['promise'] },
      camels: { gives: ['A2'], wants: [] },
    },
  ],
})

const scene = stub<Scene>({ words: { 'offer BA wants': 'you spare me' } })
const listed = ({ kind, what, when }: Term) => `${when} ${kind} ${what}`

test('a draft is sent as it was laid; a card set aside is told only for what is given now', () => {
  const draft = blank('B')
  add(draft, 'wants', { when: 'promise', kind: 'words', what: 0, words: ' you spare me ' })
  add(draft, 'gives', { when: 'due', kind: 'coins', what: 2 })
  add(draft, 'gives', { when: 'now', kind: 'card', what: 'any', fixed: 'broker' })
  add(draft, 'wants', { when: 'now', kind: 'credit', what: 'coin', fixed: 'guide' })
  const plain = { fixed: '', choices: [], words: '' }
  expect(proposal(draft)).toEqual({
    to: 'B',
    counter: false,
    gives: [
      { ...plain, kind: 'coins', what: 2, when: 'due' },
      { ...plain, kind: 'card', what: 'any', when: 'now', fixed: 'broker' },
    ],
    wants: [
      { ...plain, kind: 'words', what: 0, when: 'promise', words: 'you spare me' },
      { ...plain, kind: 'credit', what: 'coin', when: 'now' },
    ],
  })
})

test('coins of one time become one term, also when a term is moved', () => {
  const draft = blank('B')
  add(draft, 'gives', { when: 'now', kind: 'coins', what: 2 })
  add(draft, 'gives', { when: 'now', kind: 'coins', what: 1 })
  add(draft, 'gives', { when: 'due', kind: 'coins', what: 5 })
  expect(draft.gives.map(({ what }) => what)).toEqual([3, 5])
  move(draft, 'gives', draft.gives[0]!.id, 'due')
  expect(draft.gives.map(({ when, what }) => [when, what])).toEqual([['due', 8]])
})

test('a counter begins with what was offered, seen from the other side', () => {
  const offer: Offer = {
    by: 'B',
    to: 'A',
    sent: true,
    gives: [{ when: 'now', kind: 'coins', what: 2 }],
    wants: [{ when: 'due', kind: 'card', what: 'scribe' }],
  }
  const { to, counter, gives, wants } = answer(scene, offer)
  expect([to, counter]).toEqual(['B', true])
  expect(gives.map(listed)).toEqual(['due card scribe'])
  expect(wants.map(listed)).toEqual(['now coins 2'])
})

test.each([
  ['gives', { kind: 'coins', what: 3 }, true],
  ['gives', { kind: 'coins', what: 4 }, false],
  ['gives', { kind: 'card', what: 'scribe' }, true],
  ['gives', { kind: 'card', what: 'guide' }, false],
  ['gives', { kind: 'card', what: 'any' }, false],
  ['gives', { kind: 'card', what: 'any', fixed: 'scribe' }, true],
  ['gives', { kind: 'product', what: 'jewels' }, true],
  ['gives', { kind: 'product', what: 'spices' }, false],
  ['gives', { kind: 'entourage', what: 'broker' }, true],
  ['gives', { kind: 'task', what: 'broker' }, false],
  ['gives', { kind: 'space', what: 1 }, false],
  ['gives', { kind: 'space', what: 2 }, true],
  ['gives', { kind: 'spaces', what: 9 }, false],
  ['gives', { kind: 'camel', what: 'A2' }, true],
  ['gives', { kind: 'camel', what: 'A3' }, false],
  ['gives', { kind: 'own-caravan', what: 0 }, true],
  ['wants', { kind: 'own-caravan', what: 0 }, false],
  ['wants', { kind: 'coins', what: 40 }, true],
] as const)('%s %o can be given now: %s', (side, term, possible) => {
  expect(whens(facts, blank('B'), side, { when: 'now', ...term }, 'A').includes('now')).toBe(
    possible,
  )
})

test('leave is never due, and not given again while it is held', () => {
  const times = (what: number) =>
    whens(facts, blank('B'), 'gives', { when: 'now', kind: 'space', what }, 'A')
  expect(times(2)).toEqual(['now', 'promise'])
  expect(times(4)).toEqual(['promise'])
})

test('one product serves one camel', () => {
  const draft = blank('B')
  add(draft, 'gives', { when: 'now', kind: 'product', what: 'jewels' })
  expect(whens(facts, draft, 'gives', { when: 'now', kind: 'camel', what: 'A2' }, 'A')).toEqual([
    'due',
    'promise',
  ])
})

test('a card asked for unnamed is chosen from the hand, and set aside only for now', () => {
  const draft = answer(scene, {
    by: 'B',
    to: 'A',
    sent: true,
    gives: [],
    wants: [{ when: 'now', kind: 'card', what: 'any' }],
  })
  const term = draft.gives[0]!
  expect(trouble(facts, draft, 'A')).toBe('missing')
  expect(candidates(table, facts, draft, 'gives', term)).toEqual(['scribe'])
  term.fixed = 'scribe'
  expect(trouble(facts, draft, 'A')).toBe(null)
  expect(candidates(table, facts, draft, 'gives', term)).toEqual([])
  expect(proposal(draft).gives[0]!.fixed).toBe('scribe')
  move(draft, 'gives', term.id, 'due')
  expect(draft.gives[0]!.fixed).toBe(undefined)
})

test('what cannot be sent is said', () => {
  const draft = blank('B')
  expect(trouble(facts, draft, 'A')).toBe('empty')
  add(draft, 'gives', { when: 'now', kind: 'card', what: 'scribe' })
  expect(trouble(facts, draft, 'A')).toBe(null)
  add(draft, 'gives', { when: 'now', kind: 'credit', what: 'magics', fixed: 'scribe' })
  expect(trouble(facts, draft, 'A')).toBe('missing')
  for (let count = 0; count < 7; count++)
    add(draft, 'wants', { when: 'now', kind: 'card', what: 'any' })
  expect(trouble(facts, draft, 'A')).toBe('long')
})

test('words go with the promise they belong to, also into a counter', () => {
  const offer: Offer = {
    by: 'B',
    to: 'A',
    sent: true,
    gives: [],
    wants: [{ when: 'promise', kind: 'words', what: 0 }],
  }
  const draft = answer(scene, offer)
  expect(proposal(draft).gives[0]!.words).toBe('you spare me')
  draft.gives[0]!.words = '  '
  expect(proposal(draft).gives[0]!.words).toBe('')
})

test('choices made for a card follow it, count as terms, and are made only for now', () => {
  const offer: Offer = {
    by: 'B',
    to: 'A',
    sent: true,
    wants: [],
    gives: [
      { when: 'now', kind: 'task', what: 'broker' },
      { when: 'now', kind: 'choice', what: 'product magics' },
    ],
  }
  const draft = answer(scene, offer)
  const term = draft.wants[0]!
  choose(term, 1, 'product spices')
  expect(proposal(draft).wants[0]!.choices).toEqual(['product magics', 'product spices'])
  for (const what of [1, 2, 3, 4]) add(draft, 'wants', { when: 'now', kind: 'space', what })
  expect(trouble(facts, draft, 'A')).toBe('long')
  choose(term, 0, '')
  expect(trouble(facts, draft, 'A')).toBe(null)
  choose(term, 0, 'product jewels')
  move(draft, 'wants', term.id, 'due')
  expect(proposal(draft).wants.every(({ choices }) => !choices?.length)).toBe(true)
})

test('what names nothing of its giver can be laid on both trays, for a time that holds there', () => {
  expect(sidesFor('gives', { when: 'now', kind: 'coins', what: 2 })).toEqual(['gives', 'wants'])
  expect(sidesFor('gives', { when: 'now', kind: 'card', what: 'any', fixed: 'scribe' })).toEqual([
    'gives',
  ])
  expect(sidesFor('wants', { when: 'now', kind: 'space', what: 2 })).toEqual(['wants'])
  const draft = blank('B')
  lay(facts, draft, 'gives', { when: 'now', kind: 'coins', what: 10 }, 'A')
  lay(facts, draft, 'wants', { when: 'now', kind: 'coins', what: 10 }, 'A')
  lay(facts, draft, 'wants', { when: 'now', kind: 'product', what: 'jewels' }, 'A')
  expect([draft.gives[0]!.when, ...draft.wants.map(({ when }) => when)]).toEqual([
    'due',
    'now',
    'due',
  ])
})
