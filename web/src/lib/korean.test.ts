import { expect, test } from 'vitest'
import cases from '../../../tests/locale/korean.json' // the server's cases too
import { withParticles } from './korean'

test.each(cases)('%s', (text, said) => {
  expect(withParticles(text)).toBe(said)
})
