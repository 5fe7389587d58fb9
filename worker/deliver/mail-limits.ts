import { DAY_MS } from '../clock.ts'

/*
 * How much mail may be sent, in one place. Whoever was not asked is protected from us, and nobody can use up what a
 * player's own turns need. (How many addresses one network may give in a minute stands in wrangler.toml.)
 */

/** Mails a day to one inbox over all matches, of any kind. */
export const MOST_A_DAY = 20

/** Of those, mails that nobody asked for: invitations, questions whether an address may be used, and what a rematch tells before its seat is visited. */
export const MOST_UNASKED_A_DAY = 6

/** The same while the inbox has never confirmed anything … */
export const MOST_A_DAY_TO_STRANGERS = 3

/** … and in all. */
export const MOST_EVER_TO_STRANGERS = 10

/*
 * What one sender may cause of each of these, so that nobody uses up what an inbox needs for others. A sender is a match
 * with all that it was opened after; of what nobody asked for, the network that the match was opened from; of links,
 * handovers and nudges that others ask for, all matches together.
 */
export const MOST_A_DAY_OF_A_SENDER = 12
export const MOST_UNASKED_A_DAY_OF_A_SENDER = 3
export const MOST_A_DAY_TO_STRANGERS_OF_A_SENDER = 2
export const MOST_EVER_TO_STRANGERS_OF_A_SENDER = 5

/** Pushes a day to the devices of one seat, and posts to its webhook: each match counts its own. */
export const MOST_A_DAY_BY_PUSH = 40
export const MOST_A_DAY_BY_WEBHOOK = 40

/** Such mails to one inbox in one match, until it has confirmed. */
export const MOST_UNASKED_OF_A_MATCH = 3

/** Invitations to a seat that its host may ask for after the first, and how long after the one before. */
export const MOST_INVITED_AGAIN = 2
export const INVITED_AGAIN_AFTER_MS = DAY_MS

/** Addresses given and not confirmed by anybody: each is a mail to somebody who may not have asked for it. */
export const MOST_UNANSWERED_OF_A_SEAT = 4
export const MOST_UNANSWERED_OF_A_MATCH = 12

/** Addresses that one network may give in a day, at whichever seats and matches. */
export const MOST_ADDRESSES_A_DAY = 100

/** Addresses of a seat in all. */
export const MOST_ADDRESSES_OF_A_SEAT = 20
