import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { mailWords } from '../words/index.ts'

/*
 * A host writes what they like into names, and a mail carries them to somebody who did not ask: there a name may read
 * as a name and as nothing else. Signs are allowed rather than forbidden, since there is always one more that looks
 * like a dot or a slash.
 */

const DOTS = '.\\u3002\\u2024'
const MIDDLE_DOTS = '\\u00b7\\u2022\\u2027\\u2219\\u22c5\\u30fb\\ua4f8'
const SIGNS = `'‘’"“”„«»‹›,!?&#()_~\\u05f3\\u05f4\\u055a\\u0f0b`
const PICTURES = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}'

const ORDINARY = new RegExp(`^[\\p{L}\\p{M}\\p{N}\\p{Pd} ${SIGNS}${DOTS}${MIDDLE_DOTS}${PICTURES}]+$`, 'u')
const SPEAKS = new RegExp(`[\\p{L}${PICTURES}]`, 'u')
// An initial may follow a dot (J.R.), the end of an address has two letters or more.
const DOMAIN = new RegExp(`[${DOTS}][\\p{L}\\p{M}\\p{N}\\p{Pd}_]{2}`, 'u')
// Such a dot parts the words of a Japanese name, or the two l of a Catalan one.
const LATIN = '\\p{Script=Latin}'
const POSING_DOT = new RegExp(`(?<=${LATIN})(?!(?<=l).l)[${MIDDLE_DOTS}](?=${LATIN})`, 'iu')
const PROTOCOL = /(^|[^\p{L}])(https?|www)([^\p{L}]|$)/iu
const MONEY = /\p{N} ?(eur|euros?|usd|gbp|chf|btc|dollars?|pounds?)(?!\p{L})|(?<!\p{L})(eur|usd|gbp|chf|btc) ?\p{N}/iu
// A year is no telephone number.
const MOST_DIGITS = 4

/** Whether a name reads as a name: not as a telephone number, an address, or the page of somebody. */
export function isOrdinary(name: string): boolean {
  // Letters in other dress (ＰＡＹ．ＣＯＭ) are read as what they show.
  const plain = name.normalize('NFKC')
  const digits = plain.match(/\p{N}/gu)?.length ?? 0
  const poses = [DOMAIN, POSING_DOT, PROTOCOL, MONEY].some(pattern => pattern.test(plain))
  return ORDINARY.test(plain) && SPEAKS.test(plain) && !poses && digits <= MOST_DIGITS
}

/** The table with a neutral word for whoever's name reads as something else; nobody is said to invite under such a one. */
export function withOrdinaryNames(envelope: Envelope, language: Language): Envelope {
  const players = envelope.table.players.map((player, seat) =>
    isOrdinary(player.name) ? player : { ...player, name: mailWords[language].player(seat + 1) }
  )
  const { invitation } = envelope
  const isPosing = invitation?.host != null && !isOrdinary(invitation.host.name)
  return {
    ...envelope,
    table: { ...envelope.table, players },
    ...(isPosing && { invitation: { ...invitation, host: null } })
  }
}
