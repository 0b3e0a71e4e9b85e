import { expect, test } from 'vitest'
import type { Offer } from '../../lib/sending.svelte'
import type { Problem, Weighed, Weight } from '../../wire'
import { add, blank, type Draft, lay, proposal } from './offering'
import { Weighing } from './weighing.svelte'

const NOW: Weight = { times: ['now', 'due', 'promise'], first: 'now', cards: [] }
const LATER: Weight = { times: ['due', 'promise'], first: 'due', cards: [] }
const POOR: Problem = { code: 'too-few-coins', say: { id: 'refusal-too-few-coins' } }

/** A server that answers when it is told to. */
function slow() {
  const asked: { offer: Offer; answer: (said: Weighed | undefined) => Promise<void> }[] = []
  const weighing = new Weighing(
    (offer) =>
      new Promise((done) => {
        asked.push({ offer, answer: async (said) => (done(said), await Promise.resolve()) })
      }),
  )
  return { asked, weighing, weigh: (draft: Draft) => weighing.weigh(draft, proposal(draft)) }
}

const said = (gives: Weight[], refused: Problem | null = null, room = 5): Weighed => ({
  type: 'weighed',
  key: 'k',
  gives: { terms: gives, room },
  wants: { terms: [], room: 6 },
  refused,
})

test('of several changes only the last is asked about, and an answer out of date is dropped', async () => {
  const { asked, weighing, weigh } = slow()
  const draft = blank('B')
  for (const what of [1, 2, 3]) {
    add(draft, 'gives', { when: 'now', kind: 'space', what })
    weigh(draft)
  }
  expect(asked.map(({ offer }) => offer.gives.length)).toEqual([1])
  await asked[0]!.answer(said([LATER], POOR))
  expect(asked.map(({ offer }) => offer.gives.length)).toEqual([1, 3])
  expect(weighing.refused).toBe(null)
  expect(weighing.of(draft.gives[0]!).times).toEqual(NOW.times)
  await asked[1]!.answer(said([NOW, NOW, LATER], POOR, 3))
  expect(weighing.refused).toBe(POOR)
  expect(weighing.of(draft.gives[2]!)).toBe(LATER)
  expect(weighing.room).toEqual({ gives: 3, wants: 6 })
})

test('the last answer holds until there is another', async () => {
  const { asked, weighing, weigh } = slow()
  const draft = blank('B')
  add(draft, 'gives', { when: 'now', kind: 'coins', what: 4 })
  weigh(draft)
  await asked[0]!.answer(said([LATER], POOR))
  draft.gives[0]!.what = 3
  weigh(draft)
  expect(weighing.refused).toBe(POOR)
  expect(weighing.of(draft.gives[0]!)).toBe(LATER)
  await asked[1]!.answer(said([NOW]))
  expect(weighing.refused).toBe(null)
})

test('what is laid gets its first time before anything is said against the offer', async () => {
  const { asked, weighing, weigh } = slow()
  const draft = blank('B')
  lay(draft, 'gives', { when: 'now', kind: 'coins', what: 10 })
  weigh(draft)
  await asked[0]!.answer(said([LATER], POOR))
  expect([draft.gives[0]!.when, draft.gives[0]!.fresh]).toEqual(['due', undefined])
  expect(weighing.refused).toBe(null)
})

test('without an answer everything may be tried', async () => {
  const { asked, weighing, weigh } = slow()
  const draft = blank('B')
  lay(draft, 'gives', { when: 'now', kind: 'coins', what: 10 })
  weigh(draft)
  await asked[0]!.answer(undefined)
  await weighing.settled()
  expect([draft.gives[0]!.when, draft.gives[0]!.fresh]).toEqual(['now', undefined])
  expect(weighing.refused).toBe(null)
})
