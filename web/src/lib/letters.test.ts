import { expect, test } from 'vitest'
import { hyphenated, letters } from './letters'

test.each([
  ['Rejuvenation', 'Reju-ve-na-tion'],
  ['Conjuration of Spices', 'Conju-ra-tion of Spices'],
  ['Specerijenkoopman', 'Spe-ce-rijen-koop-man'],
  ['Guide', 'Guide'],
])('long words can be broken between syllables: %s', (word, parts) => {
  expect(hyphenated(word).replaceAll('\u00ad', '-')).toBe(parts)
})

test('a Korean letter is as wide as almost two others', () => {
  expect(letters('도자기')).toBeGreaterThan(letters('gold'))
})
