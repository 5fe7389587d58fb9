import type { Seat } from '../../../game.ts'
import type { Rule } from '../../core/rule.ts'
import { HAND_LIMIT, type Pending, type State, clockwise } from '../../core/state.ts'
import { endTurn } from '../../core/turn.ts'
import { type Imagining, type Known, partsOf } from '../../imagine/imagining.ts'
import { isOpening } from '../../imagine/known.ts'
import { cardOf } from '../../pilot/outlook.ts'
import { discardable } from '../../sea/cards.ts'
import { PAIR, START_PRICE } from './offers.ts'
import type { Offer } from './slice.ts'

/** The state while a Start is being paid: what lies ahead of that, then all draw up. */
export function whilePaying(state: State, ahead: readonly Pending[], rules: readonly Rule[]): State {
  const paying = endTurn(state, clockwise(state), ahead)
  return partsOf(rules).reduce((next, part) => part.later?.(next) ?? next, paying)
}

export const imagining: Imagining = {
  // One in each pile, once the opening hands are drawn.
  more: (_, { view }) => (isOpening(view) ? [] : view.players.map(() => 'S')),
  gone: ({ view }) => (view.startPlayed ? [view.startedWith ?? 'S'] : []),
  each: ({ view }) => (isOpening(view) ? undefined : 'S'),
  lies: ({ view }): ReturnType<NonNullable<Imagining['lies']>> => (view.startPlayed ? {} : { S: 'kept' }),
  spare: (known, seat) => Math.max(cardsOffered(known, seat), cardsNeeded(known, seat)),

  at: {
    pledge(state, known, rules) {
      const offers = state.players.map((_, seat) => offerOf(state, known, seat))
      return whilePaying(state, [{ step: 'pledge', offers }], rules)
    }
  }
}

function offerOf({ players }: State, known: Known, seat: Seat): Offer {
  const { pledge, viewer } = known.view
  if ((pledge?.counts[seat] ?? null) === null) return null
  const cards = discardable(players[seat]?.hand ?? [])
  const blind = isBlind(known, seat) && ({ blind: true } as const)
  const mine = seat === viewer ? pledge?.mine?.map(cardOf) : undefined
  return { cards: mine ?? cards.slice(0, cardsOffered(known, seat)), ...blind }
}

/** How many cards the seat must be able to give where all together can pay, if others can spare no more than it can. */
function cardsNeeded({ view: { pledge, players, hand = [], viewer } }: Known, seat: Seat): number {
  if (!pledge) return 0
  const all = players.map(({ hand: held, limit, pile }) => held + (limit < HAND_LIMIT && pile >= PAIR ? PAIR : 0))
  const own = hand.length - discardable(hand.map(cardOf)).length
  const others = players.filter((_, other) => other !== viewer).length
  const slack = all.reduce((sum, one) => sum + one, 0) - START_PRICE - own
  return (players[seat]?.hand ?? 0) - Math.max(0, Math.floor(slack / others))
}

/** How many cards of its hand a seat has offered. */
function cardsOffered(known: Known, seat: Seat): number {
  const count = known.view.pledge?.counts[seat] ?? 0
  return isBlind(known, seat) ? count - PAIR : count
}

function isBlind({ view: { pledge } }: Known, seat: Seat): boolean {
  return pledge?.blind?.includes(seat) ?? false
}
