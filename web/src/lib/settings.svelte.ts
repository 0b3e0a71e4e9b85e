// What a person prefers, kept in this browser.

export type Theme = 'system' | 'light' | 'dark'
/** What to confirm: what gives something up in the first games, nothing, what ends a turn, or every action. */
export type Confirm = 'first' | 'never' | 'turn' | 'each'
export type Motion = 'full' | 'none'
export type Help = 'first' | 'always' | 'never'

export interface Preferences {
  language: string
  theme: Theme
  motion: Motion
  /** How many times as fast as usual others are watched. */
  speed: number
  sound: boolean
  /** When to say what to aim for and why it matters. */
  help: Help
  confirm: Confirm
  /** Ignore a click on what ends a turn that may be meant for what was there before. */
  guard: boolean
  letters: boolean
  name: string
}

const STORE = 'caravanserai'
export const LANGUAGES = ['en', 'nl', 'ko'] as const
export const LANGUAGE_NAMES: Record<string, string> = {
  en: 'English',
  nl: 'Nederlands',
  ko: '한국어',
}

const defaults: Preferences = {
  language: wanted(),
  theme: 'system',
  motion: 'full',
  speed: 1,
  sound: false,
  help: 'first',
  confirm: 'first',
  guard: true,
  letters: true,
  name: '',
}

function wanted(): string {
  const known: readonly string[] = LANGUAGES
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => known.includes(tag))
  return found ?? 'en'
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

export const settings: Preferences = $state({ ...defaults, ...kept() })

/** Set one preference, now and for the next visit. */
export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(STORE, JSON.stringify(settings))
  } catch {
    // a browser without storage can still play
  }
  applyLook()
}

/** Put theme, motion and language where style sheets and screen readers look for them. */
export function applyLook(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.motion = settings.motion
  if (settings.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = settings.theme
}

/** How long animations take: a factor, 0 for none. */
export function pace(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return settings.motion === 'none' ? 0 : 1 / settings.speed
}
