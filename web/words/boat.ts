const BEGINS = [...'bdlmnrstv']
const VOWELS = [...'aeiou']
const SYLLABLES = BEGINS.flatMap(begin => VOWELS.map(vowel => begin + vowel))
const IN_A_NAME = 3
/** A prime below the square root of what a number can hold exactly. */
const MODULUS = 67_108_859

/** Each match sails in a boat of its own: by its name two of the same game with the same people can be told apart. */
export function boatOf(match: string): string {
  let number = [...match].reduce((sum, sign) => (sum * 131 + sign.charCodeAt(0)) % MODULUS, 7)
  let name = ''
  for (let at = 0; at < IN_A_NAME; at++) {
    name += SYLLABLES[number % SYLLABLES.length] ?? ''
    number = Math.floor(number / SYLLABLES.length)
  }
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
