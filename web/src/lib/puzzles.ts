// Puzzles that somebody has solved, kept in this browser, and for how many days in a row.

const STORE = 'caravanserai-puzzles'
const PREFIX = 'puzzle-'
const DAY = 86_400_000

export type Result = 'solved' | 'missed'
interface Kept {
  /** By game and puzzle. */
  results: Record<string, Record<string, Result>>
  /** On which a puzzle of the day was solved, and of which games. */
  days: Record<string, string[]>
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>
    return { results: {}, days: {}, ...found }
  } catch {
    return { results: {}, days: {} }
  }
}

/** The puzzle given at a table, by the name of its lesson; undefined if that is none. */
export const puzzleIn = (lesson: string | null | undefined): string | undefined =>
  lesson?.startsWith(PREFIX) ? lesson.slice(PREFIX.length) : undefined

export const resultsOf = (game: string): Record<string, Result> => kept().results[game] ?? {}

export const isDaySolved = (game: string, day: string): boolean =>
  kept().days[day]?.includes(game) ?? false

/** Keep how a puzzle went; the first time counts. day: if it is the puzzle of this day. */
export function keep(game: string, puzzle: string, result: Result, day?: string): void {
  const { results, days } = kept()
  const before = results[game]?.[puzzle]
  results[game] = { ...results[game], [puzzle]: before ?? result }
  if (day && result === 'solved' && before !== 'missed')
    days[day] = [...new Set([...(days[day] ?? []), game])]
  try {
    localStorage.setItem(STORE, JSON.stringify({ results, days }))
  } catch {
    // a browser that keeps nothing has no streak
  }
}

/** Today, where the puzzle of the day changes. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10)

/** For how many days in a row a puzzle of the day was solved, up to today or yesterday. */
export function streak(now = Date.now()): number {
  const { days } = kept()
  let at = days[today(now)] ? now : now - DAY
  let count = 0
  for (; days[today(at)]; at -= DAY) count++
  return count
}
