// Taking a lesson: going on with the one begun, or beginning it.
import type { GameInfo, TableInfo } from '../wire'
import { gameInfo, myTables, openLesson } from './api'
import { puzzleIn } from './puzzles'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** The address of a new lesson. */
export async function begin(game: GameInfo): Promise<string> {
  const name = settings.name || t('client-default-name')
  const opened = await openLesson({ game: game.name, lesson: game.lessons[0]!.name, name })
  return `/table/${opened.table.id}`
}

/** The lesson of a game somebody has begun. */
export const begun = (game: string, mine: TableInfo[]): TableInfo | undefined =>
  mine.find(
    ({ game: of, lesson, phase }) =>
      of === game && lesson && !puzzleIn(lesson) && phase === 'playing',
  )

/** The address of the lesson of a game; home if it has none. */
export async function lessonOf(game: string): Promise<string> {
  const [info, mine] = await Promise.all([gameInfo(game), myTables()])
  if (!info?.lessons.length) return '/'
  const there = begun(game, mine.tables)
  return there ? `/table/${there.id}` : begin(info)
}
