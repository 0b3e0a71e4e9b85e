// Taking a puzzle to a table of its own.
import { openPuzzle, puzzlesOf } from './api'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** The address of a table with a puzzle; `daily` is today's. */
export async function puzzleTable(game: string, puzzle: string): Promise<string> {
  const wanted = puzzle === 'daily' ? (await puzzlesOf(game)).daily : puzzle
  if (!wanted) return `/puzzles/${game}`
  const name = settings.name || t('client-default-name')
  return `/table/${(await openPuzzle({ game, puzzle: wanted, name })).table.id}`
}
