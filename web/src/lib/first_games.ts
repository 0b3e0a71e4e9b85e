// Somebody's first games of each kind, kept in this browser: in these a slip is asked about.

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

/** Is this table among the first of its game that somebody sits at? */
export function isFirstGame(game: string, table: string): boolean {
  const all = kept()
  const tables = all[game] ?? []
  if (tables.includes(table)) return true
  if (tables.length >= FIRST) return false
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...all, [game]: [...tables, table] }))
  } catch {
    // a browser that keeps nothing asks in every game
  }
  return true
}
