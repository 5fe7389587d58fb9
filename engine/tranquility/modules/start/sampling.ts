import type { Seat } from '../../../game.ts'
import type { Rule } from '../../core/rule.ts'
import { HAND_LIMIT, type PendingStep, type State, seatsClockwise } from '../../core/state.ts'
import { queueEndOfTurn } from '../../core/turn.ts'
import { type RuleSampling, type SampleInput, samplingsOf } from '../../sample-state/rule-sampling.ts'
import { isOpeningDraw } from '../../sample-state/guesses.ts'
import { cardNamed } from '../../bot/sea-outlook.ts'
import { discardableCards } from '../../sea/cards.ts'
import { BLIND_COUNT, START_PRICE } from './offers.ts'
import type { Offer } from './slice.ts'

/** Queues these steps of paying for a Start, then what rules do, then the drawing up of all. */
export function queueWhilePaying(state: State, ahead: readonly PendingStep[], rules: readonly Rule[]): State {
  const paying = queueEndOfTurn(state, seatsClockwise(state), ahead)
  return samplingsOf(rules).reduce((next, part) => part.queueRest?.(next) ?? next, paying)
}

export const startSampling: RuleSampling = {
  // One in each pile, once the opening hands are drawn.
  extraCards: (_, { view }) => (isOpeningDraw(view) ? [] : view.players.map(() => 'S')),
  goneCards: ({ view }) => (view.startPlayed ? [view.startedWith ?? 'S'] : []),
  onePerPile: ({ view }) => (isOpeningDraw(view) ? undefined : 'S'),
  zoneLimits: ({ view }): ReturnType<NonNullable<RuleSampling['zoneLimits']>> =>
    view.startPlayed ? {} : { S: 'kept' },
  leastDiscardable: (known, seat) => Math.max(cardsOffered(known, seat), cardsNeeded(known, seat)),

  atPhase: {
    pledge(state, known, rules) {
      const offers = state.players.map((_, seat) => offerOf(state, known, seat))
      return queueWhilePaying(state, [{ step: 'pledge', offers }], rules)
    }
  }
}

function offerOf({ players }: State, known: SampleInput, seat: Seat): Offer {
  const { pledge, viewer } = known.view
  if ((pledge?.counts[seat] ?? null) === null) return null
  const cards = discardableCards(players[seat]?.hand ?? [])
  const blind = isBlind(known, seat) && ({ blind: true } as const)
  const mine = seat === viewer ? pledge?.mine?.map(cardNamed) : undefined
  return { cards: mine ?? cards.slice(0, cardsOffered(known, seat)), ...blind }
}

/** How many cards the seat must be able to give where all together can pay, if others can spare no more than it can. */
function cardsNeeded({ view: { pledge, players, hand = [], viewer } }: SampleInput, seat: Seat): number {
  if (!pledge) return 0
  const all = players.map(
    ({ hand: held, limit, pile }) => held + (limit < HAND_LIMIT && pile >= BLIND_COUNT ? BLIND_COUNT : 0)
  )
  const own = hand.length - discardableCards(hand.map(cardNamed)).length
  const others = players.filter((_, other) => other !== viewer).length
  const slack = all.reduce((sum, one) => sum + one, 0) - START_PRICE - own
  return (players[seat]?.hand ?? 0) - Math.max(0, Math.floor(slack / others))
}

/** How many cards of its hand a seat has offered. */
function cardsOffered(known: SampleInput, seat: Seat): number {
  const count = known.view.pledge?.counts[seat] ?? 0
  return isBlind(known, seat) ? count - BLIND_COUNT : count
}

function isBlind({ view: { pledge } }: SampleInput, seat: Seat): boolean {
  return pledge?.blind?.includes(seat) ?? false
}
