// The HTTP API.

import type {
  Catalogue,
  GameInfo,
  Guest,
  History,
  Joined,
  LinkInfo,
  NewLesson,
  NewPuzzle,
  NewTable,
  OpenedTable,
  PlayOn,
  Problem,
  Puzzles,
  Ratings,
  Recording,
  Review,
  RulebookInfo,
  Snapshot,
  Tables,
} from '../wire'

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code)
  }
}

const OFFLINE: Problem = { code: 'offline', say: { id: 'client-offline' } }

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          },
    )
  } catch {
    throw new Refusal(OFFLINE, 0)
  }
  if (!answer.ok) throw new Refusal(await problemOf(answer), answer.status)
  return (await answer.json()) as T
}

const problemOf = async (answer: Response): Promise<Problem> =>
  ((await answer.json()) as { problem: Problem }).problem

let known: Promise<Catalogue> | undefined

export const catalogue = (): Promise<Catalogue> => (known ??= call<Catalogue>('/api/catalogue'))
export const gameInfo = async (name: string): Promise<GameInfo | undefined> =>
  (await catalogue()).games.find((game) => game.name === name)
export const introduce = (name: string) => call<Guest>('/api/guest', { name })
export const openTables = () => call<Tables>('/api/tables')
export const myTables = () => call<Tables>('/api/tables/mine')
export const history = () => call<History>('/api/history')
export const ratings = () => call<Ratings>('/api/ratings')
export const openTable = (wish: NewTable) => call<OpenedTable>('/api/tables', wish)
export const openLesson = (wish: NewLesson) => call<OpenedTable>('/api/lessons', wish)
export const openPuzzle = (wish: NewPuzzle) => call<OpenedTable>('/api/puzzles', wish)
export const puzzlesOf = (game: string) => call<Puzzles>(`/api/puzzles/${encodeURIComponent(game)}`)
export const look = (table: string) => call<OpenedTable>(`/api/tables/${encodeURIComponent(table)}`)
export const recording = (table: string, eyes: string) =>
  call<Recording>(`/api/tables/${encodeURIComponent(table)}/replay/${eyes}`)
export const review = (table: string) =>
  call<Review>(`/api/tables/${encodeURIComponent(table)}/review`)
export const playOn = (table: string, wish: PlayOn) =>
  call<OpenedTable>(`/api/tables/${encodeURIComponent(table)}/play-on`, wish)
export const lookUp = (token: string) => call<LinkInfo>('/api/link', { token })
export const join = (token: string, name?: string) =>
  call<Joined>('/api/join', name ? { token, name } : { token })
export const sit = (table: string, name?: string) =>
  call<Joined>(`/api/tables/${encodeURIComponent(table)}/sit`, name ? { name } : {})
export const rulebook = (game: string) => call<RulebookInfo>(`/api/rules/${game}`)
export const example = (game: string, entry: string) =>
  call<Snapshot>(`/api/rules/${game}/${entry}`)
