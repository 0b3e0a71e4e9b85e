// Every word a person reads, from the Fluent files that the server and the terminal use too.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase, SeatInfo } from '../wire'
import { withParticles } from './korean'
import { prefer, settings } from './settings.svelte'

export type Value = Phrase['args'] extends Record<string, infer V> | undefined ? V : never
export type Names = (seat: string) => string | undefined
type Args = Record<string, Value>

const LIST_SEPARATOR = ', '
const resources: Record<string, FluentResource> = {}
let bundles = $state.raw<Record<string, FluentBundle>>({})

async function resource(address: string): Promise<FluentResource> {
  const known = resources[address]
  if (known) return known
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const made = new FluentResource(await answer.text())
  resources[address] = made
  return made
}

const name = (language: string, game?: string) => (game ? `${language}/${game}` : language)

/** Where the texts of a rulebook are, which are loaded when it is opened; with its game's. */
export const rulesOf = (game: string): string => `${game}/rules`

/** Where the texts of a game's lessons are, which are loaded with a lesson. */
export const lessonsOf = (game: string): string => `${game}/lessons`

/** Fetch the texts of a language, and of these games, rulebooks or lessons. */
export async function load(language: string, ...games: string[]): Promise<void> {
  const wanted = ['', ...games].map((game) => name(language, game))
  const missing = wanted.filter((key) => !(key in bundles))
  const found = await Promise.all(missing.map((key) => bundleOf(language, key)))
  if (!missing.length) return
  bundles = { ...bundles, ...Object.fromEntries(missing.map((key, i) => [key, found[i]!])) }
}

/** All texts that a key such as `en/game/rules` stands for: those of `en` and `en/game` too. */
async function bundleOf(language: string, key: string): Promise<FluentBundle> {
  const parts = key.split('/')
  const all = parts.map((_, i) => resource(`/locale/${parts.slice(0, i + 1).join('/')}.ftl`))
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const found of await Promise.all(all)) bundle.addResource(found)
  return bundle
}

/** Change the language everywhere, once its texts are loaded. */
export async function speak(language: string): Promise<void> {
  const games = Object.keys(bundles).flatMap((key) => /(?<=\/).*/.exec(key)?.[0] ?? [])
  await load(language, ...games.filter((game, i) => games.indexOf(game) === i))
  prefer('language', language)
}

/** Is there a text with this key? */
export function has(key: string, game?: string): boolean {
  return bundles[name(settings.language, game)]?.hasMessage(key) ?? false
}

/** The text of this key with these values. */
export function t(key: string, args: Args = {}, game?: string, names?: Names): string {
  const bundle = bundles[name(settings.language, game)]
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return key
  const values: Record<string, FluentVariable> = {}
  for (const [arg, value] of Object.entries(args)) values[arg] = said(value, game, names)
  const text = bundle.formatPattern(pattern, values, [])
  return settings.language === 'ko' ? withParticles(text) : text
}

/** A phrase in words; seats in it are called by their players' names. */
export function say(phrase: Phrase, game?: string, names?: Names): string {
  return t(phrase.id, phrase.args, game, names)
}

function said(value: Value, game?: string, names?: Names): FluentVariable {
  if (typeof value === 'string') return (names && names(value)) ?? value
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map((part) => say(part, game, names)).join(LIST_SEPARATOR)
  return say(value, game, names)
}

/** Start a sentence with a capital, whatever its first word. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1)
}

/** The name of a seat's player. */
export function seatName(info: SeatInfo): string {
  if (info.kind === 'open') return t('client-seat-open')
  if (info.kind === 'bot') return t(`client-bot-${info.seat}`)
  return info.name || t('client-seat', { seat: info.seat })
}
