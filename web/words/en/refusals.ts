import { dayIn } from '../day.ts'
import { inTime } from '../in-time.ts'
import { moment } from '../in-utc.ts'
import type { PlatformCode } from '../refusals.ts'
import type { RefusalWords } from '../refusal.ts'
import { unproven } from './unproven.ts'

export const refusals: { readonly [code in PlatformCode]: RefusalWords[string] } = {
  BAD_ACTION: ({ line }) => (line ? `“${line}” could not be understood.` : 'That could not be understood.'),
  GAME_OVER: () => 'The match is over.',
  STALE: () => 'The table has changed in the meantime, so this was not played. Have a look, then choose again.',
  NOT_YOUR_TURN: () => 'It is not your turn.',
  WRONG_PHASE: () => 'That cannot be done just now.',
  MODULE: () => 'This match is played without that.',
  BAD_SEATS: ({ least, most }) =>
    `This game is for ${least === most ? '' : `${least} to `}${most} ${most === 1 ? 'player' : 'players'}.`,
  BAD_OPTION: ({ setting }) =>
    setting ? `“${setting}” cannot be chosen like that.` : 'The settings could not be read.',
  MALFORMED: () => 'The request could not be read.',
  NO_LINK: () => 'A seat’s link is needed for that.',
  NOT_SIGNED: () => 'Whoever sends this has not signed it.',
  NO_SUCH_LINK: () => 'This link opens nothing. A character may have got lost in copying.',
  NO_SUCH_MATCH: () => 'There is no such match.',
  NO_SUCH_GAME: ({ game }) => `There is no game called “${game}” here.`,
  NO_PERSON: () => 'At least one person must sit at the table.',
  GREETING: () =>
    'On an invitation stands one line of plain words: at most 120 letters, no link, no address and no telephone number.',
  NOT_FOUND: () => 'There is nothing at this address.',
  WRONG_METHOD: () => 'This address does not take that kind of request.',
  LINK_REISSUED: () => 'This link has been replaced. Ask the host for the new one.',
  LOAN_OVER: ({ name }) => `The time for which ${name} lent this seat is over.`,
  LOAN_DAY: ({ firstDay, lastDay }) =>
    `A seat can be lent until ${dayIn('en', `${firstDay}`)} at the earliest, and until ${dayIn('en', `${lastDay}`)} at the latest.`,
  NOT_LOST: () => 'Nobody asks for a new link for this seat, or somebody has been there since.',
  NOT_ABSENT: ({ name }) => `${name} is not said to be away, or has been here since: there is nothing to decide.`,
  TOO_SOON: ({ name, freeAt }) =>
    `Until ${moment(freeAt, 'en')}, ${name} may still come back. After that, all of you decide together.`,
  BY_ALL_OTHERS: ({ name }) =>
    `You play against each other, so nobody alone opens the seat of ${name}: all the others decide together.`,
  BY_MAIL_ALONE: () =>
    'You play against each other, so a seat of the ship’s cat is given by email alone: name the address of somebody who has not played here.',
  HAS_PLAYED: () => 'This seat is for somebody who has not played in this match.',
  NOT_LENT: () => 'The seat is not lent.',
  OPENED_BEFORE: () =>
    'This request has opened a match before. Its links can be had again for a day, unless one is replaced; after that, the host’s link leads to all of them.',
  SEAT_SEALED: ({ name, takenAt }) =>
    `${name} took this seat on ${moment(takenAt, 'en')}, and plays with a link that nobody else has. If that is you, it can be emailed to you, or shown on your other device.`,
  SEAT_NOT_TAKEN: () => 'Take the seat first.',
  SEAT_TAKEN: ({ name }) => `${name} has already taken this seat.`,
  NAME_FIXED: ({ name }) => `Names are fixed here: not even a name may give anything away. This seat is ${name}’s.`,
  NOT_SILENT: ({ name }) => `${name} has not been silent for so long yet.`,
  NOT_HANDED_OVER: ({ name, freeAt }) =>
    freeAt === null
      ? `${name} has taken this seat and has been asked for it. You play against each other, so it can have a new link only once they agree.`
      : `${name} has taken this seat and has been asked for it. Without an answer or a visit, it can have a new link from ${moment(freeAt, 'en')}.`,
  NOT_ASKED: () => 'Nobody is asking for this seat any more.',
  NOT_FOR_THIS_LINK: () => 'This link does not allow that.',
  CROSS_SITE: () => 'This came from another site, so it was not done.',
  NOT_OVER: () => 'The match is still being played.',
  KEY_REUSED: () => 'The same key was used for something else before.',
  TOO_MANY_LINES: ({ most }) => `One answer may have ${most} lines at most.`,
  NOT_SETTLED: () => 'What you did last is not final yet. Make it final first, or take it back.',
  NOT_BEGUN: ({ names }) => unproven(Array.isArray(names) ? names.map(String) : []),
  NOTHING_TO_TAKE_BACK: () => 'It is final already, and cannot be taken back.',
  TALK_SILENT: () => 'This match is silent while it is played: only the phrases offered may be said.',
  TOO_LARGE: () => 'That is too large.',
  TOO_MANY: ({ seconds }) => `That was a little too often. Try again ${inTime(Number(seconds), 'en')}.`,
  NO_MORE_TODAY: ({ seconds }) =>
    `So many matches were opened today that no new one can be: try again ${inTime(Number(seconds), 'en')}. Those that have begun go on as ever.`,
  TOO_MANY_ADDRESSES: () =>
    'Too many email addresses that nobody has confirmed were entered here. Confirm one of them with the email we sent there.',
  ADDRESS_LEFT: () => 'No seat of this match uses this address any more, so there is nothing to confirm.',
  PUSH_SERVICE: () => 'This browser’s push service is not one that we know, so nothing is sent there.',
  TOO_MANY_DEVICES: () => 'So many devices are told already. Remove one of them first.',
  WEBHOOK_ADDRESS: () => 'We post to no such address. Copy it whole from the service; it begins with https://.',
  PLAN_CHANGED: () => 'Your plan has been changed elsewhere meanwhile. Have a look at it first.',
  PLAN_NOT_DUE: () => 'There is no plan of yours whose turn has come.',
  PLAN_LINE: ({ line }) =>
    `“${line}” is nothing that you could do on this table if it were your turn, so it cannot be planned.`,
  PLAN_CARDS: ({ line }) =>
    `Name what you would give${line ? ` for “${line}”` : ''}: all of it yours, and at least as much as you would pay.`,
  PLAN_PRICE: ({ price, most }) => `It costs ${price} now, and you would pay ${most} at most.`,
  PLAN_SHORT: ({ price, held }) => `It costs ${price}, and of what you named you hold ${held}.`,
  WAY_NOT_SET: () => 'This way is not set up here yet, so there is nothing to test.',
  NOT_AWAITED: ({ name }) => `The match is not waiting for ${name}, so there is nothing to nudge about.`,
  NO_WAY: ({ name }) => `${name} has not said how to be told, so no nudge gets there. Pass the word on yourself.`,
  ASLEEP: () => 'The match is asleep. Wake it first.',
  NOT_ASLEEP: () => 'The match is awake.',
  END_BY_AGREEMENT: () =>
    'Where players compete, they stop a match themselves: each says so at their seat, and once all have, it is over.',
  SEAT_LEFT: () => 'You have left this seat, so its link no longer opens it. Should you want to play on, ask the host.',
  RECORD_CLOSED: () => 'This record is for those who played and watched. Their own links show it.',
  NOT_SURE: () =>
    'Everything of this match would be deleted for good: cards, log, what was said, notes and links. Say once more that you are sure.',
  MATCH_DELETED: ({ done, untaken, forgotten }) =>
    forgotten
      ? 'This link is too old: nothing was sent to its address for two years, and nobody here knows it any more. Every email from us has a newer one at its foot.'
      : untaken
        ? 'Nobody ever took a seat in this match, so it was deleted.'
        : done
          ? 'Its host has deleted this match.'
          : 'Its host is deleting this match.',
  NO_SUCH_BOAT: () => 'This private link carries nothing any more. Your matches are still on your devices.',
  BOAT_REPLACED: () =>
    'This private link was replaced on another device of yours. Open the new one here: your matches are still on this device.',
  BOAT_FULL: ({ most }) => `A private link carries ${most} matches at most. Forget some that are over.`,
  BOAT_UNREACHABLE: () => 'Your private link cannot be reached just now. Your matches are still on this device.',
  VOYAGES_UNREACHABLE: () => 'What you have played before cannot be reached just now. Try again in a moment.',
  STORAGE_FULL: () =>
    'Nothing more can be stored here just now, and nothing was played. Your match is kept: try again later.',
  BROKEN: () => 'Something went wrong on our side. Try again in a moment: nothing you confirmed is lost.'
}
