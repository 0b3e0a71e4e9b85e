// How words fit where there is little room.

const VOWELS = 'aeiouyj' // j for the Dutch ij
const MIN_PART = 3

/** How wide a word is, in Latin letters: a Korean one is nearly twice as wide. */
export const letters = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (letter > 'ᄀ' ? 1.8 : 1), 0)

/** With soft hyphens between the syllables of long words, where small cards may break them. */
export const hyphenated = (text: string, long = 9): string =>
  text
    .split(' ')
    .map((word) => (word.length > long ? syllables(word) : word))
    .join(' ')

/** A syllable begins with the last consonant before its vowel, as in English and Dutch it mostly does. */
function syllables(word: string): string {
  const isVowel = (at: number) => VOWELS.includes(word[at]!.toLowerCase())
  let found = ''
  for (let at = 0; at < word.length; at++) {
    const begins = at > 0 && !isVowel(at) && at + 1 < word.length && isVowel(at + 1)
    const voiced = [...word.slice(0, at)].some((_, before) => isVowel(before))
    if (begins && voiced && at >= MIN_PART && word.length - at >= MIN_PART) found += '\u00ad'
    found += word[at]
  }
  return found
}
