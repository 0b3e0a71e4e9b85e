// What a person prefers, kept in this browser.

export type Theme = 'system' | 'light' | 'dark'
/** Ask again before nothing, what ends a turn, or each action. */
export type Confirm = 'never' | 'turn' | 'each'
export type Motion = 'full' | 'none'

export interface Preferences {
  language: string
  theme: Theme
  motion: Motion
  /** How many times as fast as usual others are watched. */
  speed: number
  sound: boolean
  confirm: Confirm
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
  confirm: 'never',
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
    // a browser that keeps nothing still plays
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

/** How long something may move: a factor, 0 for not at all. */
export function pace(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return settings.motion === 'none' ? 0 : 1 / settings.speed
}
