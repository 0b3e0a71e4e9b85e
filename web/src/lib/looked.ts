// How much of a table was seen at the last visit, on this device.

const KEY = 'caravanserai-looked'
const MOST_TABLES = 50

type Looked = [place: string, n: number][]

function all(): Looked {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Looked
  } catch {
    return []
  }
}

const placeOf = (table: string, seat: string | null) => `${table} ${seat ?? ''}`

export function lastLooked(table: string, seat: string | null): number {
  return all().find(([place]) => place === placeOf(table, seat))?.[1] ?? 0
}

export function looksNow(table: string, seat: string | null, n: number): void {
  const others = all().filter(([place]) => place !== placeOf(table, seat))
  localStorage.setItem(
    KEY,
    JSON.stringify([[placeOf(table, seat), n], ...others].slice(0, MOST_TABLES)),
  )
}
