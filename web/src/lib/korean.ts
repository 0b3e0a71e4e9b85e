// Korean particles after inserted words, as the server's locale/korean.py puts them.

const PAIRS = '을/를|이/가|은/는|과/와|으로/로|이라/라|이나/나|이랑/랑'
const PARTICLE = new RegExp(`\\((${PAIRS})\\)`, 'g')
const CLOSING = /[)\]}>"'”’」』》〉.,!?… ]+$/
const MARKS = /[\]}>"'”’」』》〉.,!?… ]+$/ // closing marks other than brackets
const ASIDE = /(?<=[^\s(])\s*\([^()]*\)$/
const ME = /(?<![\p{L}\p{N}_])나(?:(?=\(이\/가\))|의(?![\p{L}\p{N}_]))/gu
const WORD_END = /(le?)$|(?:[mn]e?|ng|mb|(?<=[aeiouy])(?:[bckpt]|ck|tt|pp|bb))$/i
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
  const mine = text.replace(ME, '내')
  return mine.replace(PARTICLE, (_, pair: string, at: number) => chosen(mine.slice(0, at), pair))
}

function chosen(before: string, pair: string): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/')
  const ending = endingOf(lastWord(before.replace(PARTICLE, '')))
  if (ending === null) return `${afterConsonant}(${afterVowel})`
  if (ending === FINAL_L && pair === '으로/로') return afterVowel
  return ending === VOWEL ? afterVowel : afterConsonant
}

function lastWord(text: string): string {
  return text.replace(MARKS, '').replace(ASIDE, '').replace(CLOSING, '')
}

function endingOf(word: string): number | null {
  const last = [...word].at(-1) ?? ''
  const code = last.charCodeAt(0)
  if (code >= FIRST && code <= LAST) {
    const final = (code - FIRST) % FINALS
    return final === FINAL_L_JAMO ? FINAL_L : final ? CONSONANT : VOWEL
  }
  if (/^[0-9]$/.test(last)) return DIGITS[Number(last)] ?? null
  const latin = /[A-Za-z]+$/.exec(word.normalize('NFD').replace(/\p{M}/gu, ''))
  return latin ? latinEnding(latin[0]) : (OTHERS[last] ?? null)
}

function latinEnding(word: string): number {
  if (word.length === 1 || word === word.toUpperCase()) {
    return LETTERS[word.slice(-1).toUpperCase()] ?? VOWEL
  }
  const found = WORD_END.exec(word)
  if (!found) return VOWEL
  return found[1] ? FINAL_L : CONSONANT
}
