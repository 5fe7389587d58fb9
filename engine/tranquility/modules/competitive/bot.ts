import type { Candidate } from '../../../candidates.ts'
import { waysWithPrices } from '../../../choice.ts'
import type { Choice, Seat } from '../../../game.ts'
import { opponentOf } from './contest.ts'
import { scorePerSeat } from './score.ts'
import { cellNamedOrThrow } from '../../sea/seas.ts'
import type { View } from '../../view.ts'
import {
  type BotContext,
  type PayableCardsWithCosts,
  type RuleBotPart,
  type ListCandidates,
  candidateWithoutCards,
  payableCardsFor
} from '../../bot/context.ts'

/** The weight of the cost of discarded cards, low beside that of points. */
const PER_LOSS = 0.25

type Owners = (Seat | null)[]

const place: ListCandidates = (choice, context) => {
  const payment = payableCardsFor(choice, context)
  const me = seatOf(context.view)
  const owners = ownersIn(context)
  const before = lead(context.view, owners, me, 0)
  return waysWithPrices(choice).map(([cell, price]) => {
    const then = owners.slice()
    then[cellNamedOrThrow(context.sea.sea, cell)] = me
    const gain = lead(context.view, then, me, price) - before
    return candidateLosing(choice, cell, payment, price, -gain)
  })
}

const discard: ListCandidates = (choice, context) => {
  const count = choice.pick?.least ?? 0
  return [candidateLosing(choice, '', payableCardsFor(choice, context), count, count)]
}

const exchange: ListCandidates = (choice, { hand }) => [candidateWithoutCards(choice, '', hand.length)]

const pass: ListCandidates = choice => [candidateWithoutCards(choice, '', 0)]

/** The autopilot of the competitive game: prefers actions that raise its lead in points. */
export const competitiveBotPart: RuleBotPart = {
  appliesTo: ({ contest }) => contest !== undefined,
  candidatesByVerb: { place, discard, exchange, pass }
}

/** The candidate that discards `count` cards, whose loss weighs little beside the points in `cost`. */
function candidateLosing(
  choice: Choice,
  way: string,
  { cards, costs }: PayableCardsWithCosts,
  count: number,
  cost: number
): Candidate {
  return { choice, way, cards, count, cost: cost + PER_LOSS * (costs[count] ?? 0) }
}

function seatOf({ viewer }: View): Seat {
  if (viewer === 'watcher') throw new Error('Cannot play for a watcher')
  return viewer
}

function ownersIn({ view: { contest, night = [] }, sea: { sea, cells } }: BotContext): Owners {
  const day = contest?.day ?? 0
  return cells.map((island, cell) => {
    if (island === null) return null
    return night.includes(sea.names[cell] ?? '') ? opponentOf(day) : day
  })
}

/** By how many points the seat leads once it has discarded `more` cards. */
function lead({ players }: View, owners: Owners, me: Seat, more: number): number {
  const discards = players.map(({ discarded }, seat) => (seat === me ? discarded + more : discarded))
  const points = scorePerSeat(owners, discards).map(score => score.points)
  return (points[me] ?? 0) - (points[opponentOf(me)] ?? 0)
}
