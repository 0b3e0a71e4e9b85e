import { expect, test } from 'vitest'
import given from '../../../tests/references.json' // the server's cases too
import type { GameEvent, Phrase, RulebookInfo } from '../wire'
import { entryOf, type Meant } from './references'

const entry = (id: string) => ({
  id,
  title: { id },
  texts: [],
  rulings: [],
  see: [],
  example: false,
})
const book: RulebookInfo = {
  game: '',
  brief: [],
  chapters: [{ id: '', entries: given.entries.map(entry) }],
  terms: {},
  explains: given.explains,
}
const happened = given.happened.map(
  ([kind, say]) => ({ kind, say, seat: null, fields: {} }) as GameEvent,
)

test.each(given.cases as [Meant['place'], string, Phrase, number, Phrase | null, string][])(
  '%s %s',
  (place, name, say, seen, asked, found) => {
    const meant = { place, name, say, before: happened.slice(0, seen), asked }
    expect(entryOf(book, meant) ?? '').toBe(found)
  },
)
