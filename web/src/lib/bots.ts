import { t } from './texts.svelte'

/** A bot by its level, and by how it bargains if somebody chose that: `trader:loyal`. */
export function botName(name: string): string {
  const [level, temperament] = name.split(':')
  const known = t(`play-bot-${level}`)
  if (!temperament) return known
  return t('play-bot-with-temperament', {
    level: known,
    temperament: t(`play-temperament-${temperament}`),
  })
}
