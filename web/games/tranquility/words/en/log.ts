import { events as common } from '../../../../words/en/events.ts'
import type { EndWords, EventWords } from '../../events.ts'
import type { Telling } from '../../modules/said.ts'
import { momentOf, pictures } from '../../moments.ts'

const cards = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

const ends: EndWords = {
  WIN: 'The sea is full and the Finish is played: the match is won.',
  LOSS_NO_ACTION: 'There was nothing left to do: the match is lost.',
  LOSS_START_UNPAYABLE: 'There were no longer eight cards for the Start: the match is lost.',
  STOPPED: 'The match was stopped here.'
}

const events: EventWords = {
  dealt: ({ first }, who) => `The cards are dealt. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.`,
  drew: ({ seat, count, cards: own }, who, named) =>
    `${who(seat) ?? 'You'} drew ${own ? list(own.map(named)) : cards(count)}.`,
  ready: () => 'A Start has been shuffled into every pile.',
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`),
  placed: ({ seat, card, cell, paid, with: as }, who, named) =>
    `${who(seat) ?? 'You'} placed ${as ? `${named(as)} as ${card}` : card} on ${cell}${paid ? ` and paid ${cards(paid)}` : ''}.`,
  discarded: ({ seat, count }, who) => `${who(seat) ?? 'You'} discarded ${cards(count)}.`,
  started: ({ seat, with: as }, who, named) =>
    `${who(seat) ?? 'You'} played ${as ? `${named(as)} as the Start` : 'a Start'}: eight cards are due.`,
  pledged: ({ seat, count, blind }, who) =>
    `${who(seat) === null ? 'You offer' : `${who(seat)} offers`} ${count ? cards(count) : 'no card'}${blind ? ', two of them unseen' : ''}.`,
  withdrew: ({ seat }, who) => `${who(seat) ?? 'You'} took the offer back.`,
  paid: ({ counts }, who) =>
    `The Start is paid for: ${counts.map((count, seat) => `${who(seat) ?? 'you'} ${count}`).join(', ')}.`,
  finished: ({ seat, with: as }, who, named) =>
    `${who(seat) ?? 'You'} played ${as ? `${named(as)} as the Finish` : 'a Finish'}.`,
  over: ({ why }) => ends[why]
}

const moment: Telling['moment'] = (now, named) =>
  momentOf(now, named, {
    held: 'You drew a Start, which is played at once.',
    played: who => `${who ?? 'You'} played the Start.`,
    alone: 'It costs 8 cards.',
    together: 'Together you give 8 cards.',
    you: 'you',
    offers: (offers, short) => `Offered: ${offers.join(', ')}. ${short ? `${short} of 8 missing` : 'All 8 are there'}.`,
    next: 'Nothing goes until all 8 are there.',
    offered: cards => `You offered ${list(cards)}.`,
    offeredNone: 'You offered none.',
    change: 'You may still change that.',
    all: 'Everybody has answered.',
    unseen: 'two unseen',
    count: cards,
    short: missing => `${missing} of 8 are still missing: who can give more?`,
    full: 'The sea is full, and the journey can end.',
    finish: 'Play the Finish, and the match is won.'
  })

export const log = {
  cards: { S: 'a Start', F: 'a Finish' },
  ends,
  events: { ...common, ...events },
  moment,
  pictures,
  phrases: {
    hello: () => 'Hello, everybody!',
    'can-give': (count: string) => `I could give ${count}.`,
    'please-give': (count: string) => `Could you give ${count} more?`
  },
  hand: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  pile: (count: number) => `${count} to draw`
}
