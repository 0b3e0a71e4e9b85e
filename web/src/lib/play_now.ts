// A game against bots at once, with everything as usual.

import type { GameInfo } from '../wire'
import { catalogue, openTable } from './api'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** Open a table with bots of the first level; where it is. */
export async function playNow(game: GameInfo): Promise<string> {
  const level = (await catalogue()).bots[0]!
  const others = Array.from({ length: game.players.at(-1)! - 1 }, () => ({
    kind: 'bot' as const,
    level,
  }))
  const me = { kind: 'me' as const, name: settings.name || t('client-default-name') }
  const opened = await openTable({ game: game.name, seats: [me, ...others] })
  return `/table/${opened.table.id}`
}
