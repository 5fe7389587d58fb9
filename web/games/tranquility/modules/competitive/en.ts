import type { SeatScore } from '../../../../../engine/tranquility/modules/competitive/score.ts'
import type { View } from '../../../../../engine/tranquility/view.ts'
import type { Chapter } from '../../../chapters.ts'
import type { Side } from '../halves/index.tsx'
import type { Harbour, Now, Refusals, Tells } from '../said.ts'
import type { Facts } from './index.ts'
import { momentOf, pictures } from './moment.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

const inPoints = (points: number) => `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`

export const turn = {
  offers: { exchange: 'Take the row', pass: 'Pass' },
  competitive: {
    exchange: 'Show your hand, discard it, and take the whole row.',
    openRow: (left: number) => `Open row, then ${left}:`,
    who: (name: string, side: Side) => `${name} (${side})`,
    points: (who: string, points: number) => `${who}: ${inPoints(points)}`,
    score: (who: string, { placed, discarded, inRuns, longest, points }: SeatScore) =>
      `${who}: ${2 * placed} for ${placed === 1 ? '1 island' : `${placed} islands`} − ${discarded} discarded + ${inRuns} in runs (longest ${longest}) = ${inPoints(points)}`,
    wins: (who: string) => `Won by ${who}`,
    drawn: 'A draw'
  }
}

export const log = {
  ends: { SCORED: 'By points: the match is over.' },
  /** Where the row is common, nobody has a pile; points count instead. */
  standing: ({ contest }: View, seat: number) => contest && inPoints(contest.scores[seat]?.points ?? 0),
  pictures,
  moment: (now: Now) =>
    momentOf(now, {
      stuck: 'None of your cards can be placed.',
      exchange: 'Show and discard your hand, and the whole row is yours.',
      pass: 'Pass. After two passes in a row the match is over.'
    }),
  events: {
    'row-laid': ({ row, day }, who) =>
      `The open row is ${list(row)}. ${who(day) === null ? 'The day is yours' : `The day is ${who(day)}’s`}.`,
    took: ({ seat, cards }, who) => `${who(seat) ?? 'You'} took ${list(cards)} from the row.`,
    exchanged: ({ seat, cards }, who) => `${who(seat) ?? 'You'} showed ${list(cards)} and exchanged them for the row.`,
    passed: ({ seat }, who) => `${who(seat) ?? 'You'} passed.`,
    scored: ({ scores }, who) =>
      `Points: ${scores.map(({ points }, seat) => `${who(seat) ?? 'you'} ${points}`).join(', ')}.`
  } satisfies Tells<Facts>
}

export const refusals = {
  MATH_IMPOSSIBLE: ({ card, cell }) => `With ${card} on ${cell}, the sea could never be filled.`,
  HAND_HAS_PLAY: () => 'One of your cards can be placed, so you cannot exchange your hand.',
  EXCHANGE_EMPTY_ROW: () => 'The open row is empty: there is nothing to exchange for.',
  ACTION_AVAILABLE: () => 'You can still do something, so you cannot pass.'
} satisfies Refusals

export const rules: Chapter = () => ({
  heading: 'Competitive',
  paragraphs: [
    'The two of you play against each other. One owns the day, the other the night, and each island in the sea shows whose it is.',
    'Only the 80 islands are used. Each of you holds 5; 5 more lie open in a row, and the other 65 are the deck. You draw from the open row, from its far end, and it is filled up from the deck.',
    'On your turn you place an island or discard two cards. If no card of yours can be placed, you may show and discard your whole hand, and take the whole row. If you can do nothing at all, you pass.',
    'An island may not go where it would leave too few numbers for the empty cells on either side.',
    'The match ends when the sea is full, when both of you hold 1 card at most after a turn, or after 2 passes in a row.',
    'Each island of yours in the sea counts 2 points, each card that you discarded takes 1 away, and each unbroken run of at least 3 of your islands counts its length once more.',
    'If you have the same points, more islands win; then fewer discards; then the longer run. Otherwise it is a draw.',
    'Our ruling: chance decides who begins and who owns the day. Runs go across the ends of rows, their numbers need not follow each other, and each counts once. Anyone who can do nothing passes, and 2 passes in a row end the match.'
  ]
})

export const line: string = 'exchange takes the row for your hand, pass passes.'

export const harbour = {
  presets: { competitive: 'Competitive: two against each other' },
  settings: {
    variant: {
      values: { competitive: 'Competitive' },
      says: {
        competitive: 'For two, against each other: cards from an open row, points for what lies in the sea.'
      }
    }
  }
} satisfies Harbour
