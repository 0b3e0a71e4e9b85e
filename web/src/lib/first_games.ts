// Somebody's first games of each kind, kept in this browser: in these a slip is asked about, and help
// is given. Only finished games count.

const STORE = 'caravanserai-first-games'
const FIRST = 3

type Tables = Record<string, string[]>

function kept(): Tables {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Tables
  } catch {
    return {}
  }
}

const finished = (game: string): string[] => kept()[game] ?? []

/** Is this table among the first of its game that somebody plays to the end? */
export function isFirstGame(game: string, table: string): boolean {
  const before = finished(game).filter((one) => one !== table)
  return before.length < FIRST || finished(game).slice(0, FIRST).includes(table)
}

/** A game has been played to the end. */
export function finishGame(game: string, table: string): void {
  if (finished(game).includes(table)) return
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...kept(), [game]: [...finished(game), table] }))
  } catch {
    // in a browser that keeps nothing every game is a first one
  }
}
