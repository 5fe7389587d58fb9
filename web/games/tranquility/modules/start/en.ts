import type { View } from '../../../../../engine/tranquility/view.ts'
import type { Chapter } from '../../../chapters.ts'
import type { Cards } from '../../../named.ts'
import type { Naming, Now, Refusals, Tells } from '../said.ts'
import type { Facts } from './index.ts'
import { momentOf, pictures } from './moment.ts'
import { cardsInWords, countOrNone } from '../../words/en/counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

export const turn = {
  cards: { S: 'Start' },
  offers: { start: 'Play the Start', give: 'Offer cards', withdraw: 'Take back my offer' },
  confirm: { give: (picked: number) => (picked ? `Offer ${picked}` : 'Offer none') },
  start: {
    give: (cards: string) => `You offer ${cards}.`,
    unseen: 'Others see only how many.',
    none: 'Tap the cards you would give, or offer none.',
    other: 'Tap cards to change your offer.'
  }
}

export const log = {
  cards: { S: 'a Start' },
  pictures,
  moment: (now: Now, named: Naming) =>
    momentOf(now, named, {
      held: 'You drew a Start, which is played at once.',
      played: who => `${who ?? 'You'} played the Start.`,
      alone: 'It costs 8 cards.',
      together: 'Together you give 8 cards.',
      you: 'you',
      offers: (offers, short) =>
        `Offered: ${offers.join(', ')}. ${short ? `${short} of 8 missing` : 'All 8 are there'}.`,
      next: 'Nothing goes until all 8 are there.',
      offered: cards => `You offered ${list(cards)}.`,
      offeredNone: 'You offered none.',
      change: 'You may still change that.',
      all: 'Everybody has answered.',
      unseen: 'two unseen',
      count: cardsInWords,
      short: missing => `${missing} of 8 are still missing: who can give more?`
    }),
  phrases: {
    'can-give': (count: string) => `I could give ${count}.`,
    'please-give': (count: string) => `Could you give ${count} more?`
  },
  events: {
    ready: () => 'A Start has been shuffled into every pile.',
    started: ({ seat, with: as }, who, named) =>
      `${who(seat) ?? 'You'} played ${as ? `${named(as)} as the Start` : 'a Start'}: eight cards are due.`,
    pledged: ({ seat, count, blind }, who) =>
      `${who(seat) === null ? 'You offer' : `${who(seat)} offers`} ${count ? cardsInWords(count) : 'no card'}${blind ? ', two of them unseen' : ''}.`,
    withdrew: ({ seat }, who) => `${who(seat) ?? 'You'} took the offer back.`,
    paid: ({ counts }, who) =>
      `The Start is paid for: ${counts.map((count, seat) => `${who(seat) ?? 'you'} ${count}`).join(', ')}.`
  } satisfies Tells<Facts>
}

export const refusals = (card: Cards) =>
  ({
    MUST_PLAY_START: () => 'You hold a Start and none has been played yet, so it has to be played first.',
    START_ALREADY_PLAYED: () => 'The Start has already been played.',
    FINISH_NO_START: () => 'The Finish has to wait: no Start has been played yet.',
    PLEDGE_COUNT: ({ count, named, most }) =>
      Number(count) > Number(most)
        ? `You can offer no more than ${cardsInWords(most)}.`
        : `You offered ${countOrNone(count)}, but named ${countOrNone(named)}.`,
    PLEDGE_BAD_CARDS: ({ cards }) => `You cannot offer ${card(cards)}: you don’t hold all of it.`,
    PLEDGE_OVER_EIGHT: ({ count, short }) =>
      `Only ${cardsInWords(short)} of the eight ${short === 1 ? 'is' : 'are'} missing; you offered ${cardsInWords(count)}.`,
    START_UNPAYABLE: () => 'That way the eight cards for the Start could not be found any more.'
  }) satisfies Refusals

/** What its card is called in a refusal. */
export const refused = { S: 'a Start' }

export const rules: Chapter = ({ seats }) => ({
  heading: 'The Start',
  paragraphs: seats > 1 ? startTogether(seats) : START_ALONE
})

function startTogether(seats: number): readonly string[] {
  return [
    'As long as no Start has been played, anyone who holds one on their turn has to play it, and can do nothing else.',
    `It costs eight cards, and you pay them together: in any split, even all from one hand.${seats === 2 ? ' Before that, both of you draw two more cards.' : ''} Any card will do, Finishes and other Starts too.`,
    'Everybody offers a number of cards, which all can see, and picks in secret which ones. None is an offer too. You may change your offer or take it back, until all offers stand and add up to eight. In that moment the cards are discarded, and everybody, beginning with the player of the Start, draws until they hold five again.',
    'From then on the other Starts are good for nothing but discarding.',
    'Our ruling: if all hands together hold fewer than eight cards, the match is lost. You all draw again in the order of the seats, beginning with the player of the Start.'
  ]
}

const START_ALONE = [
  'As soon as you hold it on your turn, you have to play it, and can do nothing else.',
  'You then draw until you hold ten cards, discard eight of them, and draw until you hold five again. Any card may be among the eight.',
  'Our ruling: ten and eight are ours, chosen so that playing alone is about as hard as playing with others. If you cannot find eight cards, the match is lost.'
]

/** Whether it has been played, where a sea is read out. */
export const aloud = ({ startPlayed }: View): string | undefined =>
  startPlayed === undefined ? undefined : startPlayed ? 'The Start has been played.' : 'No Start has been played yet.'
