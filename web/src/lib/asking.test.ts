import { expect, test, vi } from 'vitest'
import type { FromServer } from '../wire'
import { Asking } from './asking.svelte'
import { stub } from './stub'
import type { Table } from './table.svelte'

vi.mock('./settings.svelte', () => ({ settings: {} }))
vi.mock('./texts.svelte', () => ({ t: (id: string) => id }))

const CONSEQUENCE = { id: 'consequence', args: {} }

/** A table whose answers come when the test says so. */
function asked() {
  const answers: (() => void)[] = []
  const playback = { n: 1 }
  const ask = ({ action }: { action: string }) =>
    new Promise<FromServer>((resolve) =>
      answers.push(() =>
        resolve(stub<FromServer>({ type: 'explained', action, consequences: [CONSEQUENCE] })),
      ),
    )
  return { asking: new Asking(stub<Table>({ seat: 'A', playback, ask })), answers, playback }
}

test('what a choice brings is told of the choice still looked at after something happened', async () => {
  const { asking, answers, playback } = asked()
  asking.point('shop')
  playback.n = 2
  asking.renew()
  expect(answers.length).toBe(2)
  for (const answer of answers) answer()
  await Promise.resolve()
  await Promise.resolve()
  expect(asking.explained).toEqual({ shop: [CONSEQUENCE] })
})

test('nothing is asked when nothing is looked at', () => {
  const { asking, answers } = asked()
  asking.renew()
  expect(answers).toEqual([])
})
