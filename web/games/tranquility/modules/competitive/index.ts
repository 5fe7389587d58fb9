import type { CompetitiveTypes } from '../../../../../engine/tranquility/modules/competitive/slice.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import { rankSeatsByScore } from '../../../../../engine/tranquility/modules/competitive/score.ts'
import type { View } from '../../../../../engine/tranquility/view.ts'
import type { Deck, Lying, Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { TurnWords } from '../../said/sentences.ts'
import type { turn } from './en.ts'

type Words = TurnWords & Own<typeof turn>
type Name = (seat: number) => string

/** Competitive: an open row to draw from, and points. */
export const competitive: Module<Own<typeof turn>> = {
  isEndless: ({ contest }) => contest !== undefined,
  lying: (view, words, name) => [...winner(view, words, name), ...row(view, words), ...scores(view, words, name)],
  doing: { exchange: (_, { competitive }) => competitive.exchange }
}

/** Nobody has a pile: both draw from the row, and the row from the deck. */
export function deck({ contest }: State): Deck | undefined {
  return contest && { cards: contest.deck.map(String), besidePiles: false }
}

function winner({ contest, phase }: View, { competitive }: Words, name: Name): Lying[] {
  if (!contest || phase !== 'over') return []
  const [first = [], second] = rankSeatsByScore(contest.scores)
  const [seat = 0] = first
  return [{ text: second ? competitive.wins(name(seat)) : competitive.drawn }]
}

function row({ contest, phase }: View, { competitive }: Words): Lying[] {
  return contest && phase !== 'over' ? [{ text: competitive.openRow(contest.left), cards: contest.row }] : []
}

function scores({ contest, phase }: View, { competitive }: Words, name: Name): Lying[] {
  return (contest?.scores ?? []).map((score, seat) => {
    const who = competitive.who(name(seat), seat === contest?.day ? 'day' : 'night')
    return { text: phase === 'over' ? competitive.score(who, score) : competitive.points(who, score.points) }
  })
}

/** What is told of it. */
export type Facts = CompetitiveTypes['events']
