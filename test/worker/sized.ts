import * as fc from 'fast-check'

/*
 * Texts of random sizes: one sign after another, so often that whatever reads them by a stack, or all anew for each of
 * them, is found out.
 */

const SIGNS = [...`[]{}()<>"'\\/;:,.&=%+-_@#*?!|~^09xAä静🐈 \t\n\r\u2028\u00a0`]
const WORDS = (
  '[[ {"a": %41 %f // a. a@ @a a, 1; 1@a1 a=b& "x q=1, de, text/plain, &amp; <p> <!-- =?utf-8?Q?a?= a:b; v1, v1,AAAA ' +
  '1. 550 5.1.1'
).split(' ')
const SPACED = ['\r\n', ' -1', ' 5.1.1', 'plan 1 then ', 'schrieb ', 'On 1 wrote: ', '> x\n', '--q\r\n', 'a: b\r\n']

/** What somebody opens, parts, repeats or ends: of it long texts are made. */
const PIECES = [...SIGNS, ...WORDS, ...SPACED]

/** How finely lengths are told apart: as many short texts as long ones. */
const STEPS = 32

/** A text of at most so many letters, of a few signs in runs behind each other; of those signs alone that are allowed. */
export function sized(most: number, allowed = /^[^]*$/): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...PIECES.filter(one => allowed.test(one)))
  const length = fc.noBias(fc.integer({ min: 0, max: STEPS })).map(step => most ** (step / STEPS))
  const run = fc.tuple(fc.nat(2), length)
  return fc.tuple(fc.tuple(piece, piece, piece), fc.array(run, { minLength: 1, maxLength: 4 })).map(([few, runs]) =>
    runs
      .map(([one, long]) => repeated(few[one] as string, long))
      .join('')
      .slice(0, most)
  )
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.max(1, Math.floor(length / piece.length)))
}
