// Korean particles after inserted words, as the server's locale/korean.py puts them.

const PAIRS = '을/를|이/가|은/는|과/와|으로/로|이라/라|이나/나|이랑/랑'
const PARTICLE = new RegExp(`\\((${PAIRS})\\)`, 'g')
const CLOSING = /[)\]}>"'”」』》〉.,!?… ]+$/
const FIRST = '가'.charCodeAt(0)
const LAST = '힣'.charCodeAt(0)
const FINALS = 28
const FINAL_L_JAMO = 8

const VOWEL = 0
const CONSONANT = 1
const FINAL_L = 2

const DIGITS = [1, 2, 0, 1, 0, 0, 1, 2, 2, 0]
const LETTERS: Record<string, number> = { L: FINAL_L, M: CONSONANT, N: CONSONANT, R: FINAL_L }
const OTHERS: Record<string, number> = { 商: CONSONANT, '%': VOWEL }

export function withParticles(text: string): string {
  return text.replace(PARTICLE, (_, pair: string, at: number) => chosen(text.slice(0, at), pair))
}

function chosen(before: string, pair: string): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/')
  const ending = endingOf(before.replace(PARTICLE, '').replace(CLOSING, ''))
  if (ending === null) return `${afterConsonant}(${afterVowel})`
  if (ending === FINAL_L && pair === '으로/로') return afterVowel
  return ending === VOWEL ? afterVowel : afterConsonant
}

function endingOf(word: string): number | null {
  const last = [...word].at(-1) ?? ''
  const code = last.charCodeAt(0)
  if (code >= FIRST && code <= LAST) {
    const final = (code - FIRST) % FINALS
    return final === FINAL_L_JAMO ? FINAL_L : final ? CONSONANT : VOWEL
  }
  if (/^[0-9]$/.test(last)) return DIGITS[Number(last)] ?? null
  if (/^[A-Za-z]$/.test(last)) return latinEnding(word.split(/[^A-Za-z]/).at(-1) ?? last)
  return OTHERS[last] ?? null
}

function latinEnding(word: string): number {
  if (word.length === 1 || word === word.toUpperCase()) {
    return LETTERS[word.slice(-1).toUpperCase()] ?? VOWEL
  }
  const found = /(le?)$|(?:[mn]e?|ng|[bckpt])$/.exec(word)
  if (!found) return VOWEL
  return found[1] ? FINAL_L : CONSONANT
}
