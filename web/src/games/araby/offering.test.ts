import { expect, test } from 'vitest'
import { stub } from '../../lib/stub'
import {
  add,
  answer,
  blank,
  choose,
  lay,
  move,
  proposal,
  settle,
  sidesFor,
  spoken,
} from './offering'
import type { Scene } from '../../wire'
import type { Term } from './scene'
import type { Offer } from './types'

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
    also: [],
    chooses: false,
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

test('a card asked for unnamed is set aside only for now', () => {
  const draft = answer(scene, {
    by: 'B',
    to: 'A',
    sent: true,
    gives: [],
    wants: [{ when: 'now', kind: 'card', what: 'any' }],
  })
  const term = draft.gives[0]!
  term.fixed = 'scribe'
  expect(proposal(draft).gives[0]!.fixed).toBe('scribe')
  move(draft, 'gives', term.id, 'due')
  expect(draft.gives[0]!.fixed).toBe(undefined)
})

test('hand cards that are given or discarded now are spoken for', () => {
  const draft = blank('B')
  add(draft, 'gives', { when: 'now', kind: 'card', what: 'scribe' })
  add(draft, 'gives', { when: 'due', kind: 'card', what: 'scribe' })
  add(draft, 'gives', { when: 'now', kind: 'credit', what: 'magics', fixed: 'scribe' })
  expect(spoken(draft, 'scribe')).toBe(2)
  expect(spoken(draft, 'guide')).toBe(0)
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

test('choices made for a card follow it, and are made only for now', () => {
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
  choose(term, 0, '')
  expect(proposal(draft).wants[0]!.choices).toEqual([])
  choose(term, 0, 'product jewels')
  move(draft, 'wants', term.id, 'due')
  expect(proposal(draft).wants.every(({ choices }) => !choices?.length)).toBe(true)
})

test('what names nothing of its giver can be laid on both trays', () => {
  expect(sidesFor('gives', { when: 'now', kind: 'coins', what: 2 })).toEqual(['gives', 'wants'])
  expect(sidesFor('gives', { when: 'now', kind: 'card', what: 'any', fixed: 'scribe' })).toEqual([
    'gives',
  ])
  expect(sidesFor('wants', { when: 'now', kind: 'space', what: 2 })).toEqual(['wants'])
})

test('what is laid gets its time when the rules have said it, and joins what is alike', () => {
  const draft = blank('B')
  add(draft, 'gives', { when: 'due', kind: 'coins', what: 5 })
  lay(draft, 'gives', { when: 'now', kind: 'coins', what: 10 })
  lay(draft, 'gives', { when: 'now', kind: 'card', what: 'any', fixed: 'scribe' })
  const [, coins, card] = draft.gives
  expect(draft.gives.map(({ fresh }) => !!fresh)).toEqual([false, true, true])
  settle(draft, 'gives', coins!, 'due')
  settle(draft, 'gives', card!, 'promise')
  expect(draft.gives.map(listed)).toEqual(['due coins 15', 'promise card any'])
  expect(draft.gives.some(({ fresh, fixed }) => fresh || fixed)).toBe(false)
})

test('only among several can one choose', () => {
  expect(proposal({ ...blank('B'), chooses: true }).chooses).toBe(false)
  expect(proposal({ ...blank('B'), also: ['C'], chooses: true }).chooses).toBe(true)
})
