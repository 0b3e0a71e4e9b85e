// The fields of a view, in words: the rules say how each is read, the texts which are shown.

import { has } from '../../lib/texts.svelte'
import { SEATS } from '../../lib/seats'
import type { Table } from '../../lib/table.svelte'
import type { Scene } from '../../wire'

interface Field {
  name: string
  /** It has one entry per seat. */
  each: boolean
  /** Its numbers are seats, or stand for these values; or its places count these. */
  seats: boolean
  values: string[]
  places: string[]
}
type Content = number | Content[]

export interface Shown {
  name: string
  label: string
  text: string
}

const UNKNOWN = -1

/** What everybody shares, or what one seat has. */
export function shown(table: Table, scene: Scene, seat?: number): Shown[] {
  const { fields = [] } = (scene.facts ?? {}) as { fields?: Field[] }
  const view = (scene.view ?? {}) as Record<string, Content>
  return fields
    .filter(({ name, each }) => each === (seat !== undefined) && has(`field-${name}`, table.game))
    .filter(({ name }) => name !== 'score' || scene.outcome)
    .map((field) => {
      const content = view[field.name] ?? 0
      const part = seat === undefined ? content : (content as Content[])[seat]!
      const label = table.text(`field-${field.name}`)
      return { name: field.name, label, text: inWords(table, field, part) }
    })
}

function inWords(table: Table, field: Field, content: Content): string {
  if (typeof content === 'number') return valueOf(table, field, content)
  const parts = field.places.length
    ? field.places.flatMap((place, i) =>
        content[i] ? [`${table.text(`value-${place}`)} ×${Number(content[i])}`] : [],
      )
    : content.map((part) => inWords(table, field, part))
  return parts.join(', ') || '–'
}

function valueOf(table: Table, field: Field, value: number): string {
  if (value === UNKNOWN) return field.seats ? '–' : '?'
  if (field.seats) return table.name(SEATS[value]!) ?? SEATS[value]!
  return field.values.length ? table.text(`value-${field.values[value]}`) : `${value}`
}
