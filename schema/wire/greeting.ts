import * as z from 'zod'
import { MOST_PARTS } from './fields.ts'
import { GREETING_LENGTH } from './limits.ts'

/*
 * A host's own line goes to people who did not ask for it: it is words, and leads nowhere. Signs are allowed rather than
 * forbidden, since there is always one more that looks like a dot or a slash.
 */

const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\ufe0f'
const SIGNS = `'‘’"“”„«»‹›.,;:!?¡¿…&()+。、！？،؛؟।`
// Some pictures are several, joined by a sign that nobody sees.
const WORDS = new RegExp(`^([\\p{L}\\p{M}\\p{N}\\p{Pd}\\p{Zs}${SIGNS}${PICTURE}]|(?<=[${PICTURE}])\\u200d)+$`, 'u')
// After an ideographic stop the next sentence follows at once, but not in Latin letters.
const DOMAIN = /[\p{L}\p{M}\p{N}](\.[\p{L}\p{M}]|。\p{Script=Latin})[\p{L}\p{M}]/u
const PROTOCOL = /(^|\P{L})(https?|www|mailto|tel)(\P{L}|$)/iu
// A day and an hour, but no telephone number.
const MOST_DIGITS = 6

/** Whether a text is one line of plain words. */
function isPlain(text: string): boolean {
  // Letters in other dress (ＰＡＹ．ＣＯＭ) are read as what they show.
  const shown = text.normalize('NFKC')
  const digits = shown.match(/\p{N}/gu)?.length ?? 0
  return WORDS.test(text) && !DOMAIN.test(shown) && !PROTOCOL.test(shown) && digits <= MOST_DIGITS
}

/** What a host writes on all invitations of a match. */
export const greeting = z
  .string()
  .transform(text => (text.length > MOST_PARTS * GREETING_LENGTH ? text : text.normalize('NFC').trim()))
  .refine(text => text.length > 0 && text.length <= GREETING_LENGTH && isPlain(text), {
    params: { refused: 'GREETING' }
  })
