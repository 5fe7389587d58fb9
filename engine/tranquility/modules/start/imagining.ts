import type { Seat } from '../../../game.ts'
import type { Rule } from '../../core/rule.ts'
import { type Pending, type State, clockwise } from '../../core/state.ts'
import { endTurn } from '../../core/turn.ts'
import { type Imagining, type Known, partsOf } from '../../imagine/imagining.ts'
import { isOpening } from '../../imagine/known.ts'
import { cardOf } from '../../pilot/outlook.ts'
import { discardable } from '../../sea/cards.ts'
import { PAIR } from './offers.ts'
import type { Offer } from './slice.ts'

/** The state while a Start is being paid: what lies ahead of that, then all draw up. */
export function whilePaying(state: State, ahead: readonly Pending[], rules: readonly Rule[]): State {
  const paying = endTurn(state, clockwise(state), ahead)
  return partsOf(rules).reduce((next, part) => part.later?.(next) ?? next, paying)
}

export const imagining: Imagining = {
  // One in each pile, once the opening hands are drawn.
  more: (_, { view }) => (isOpening(view) ? [] : view.players.map(() => 'S')),
  gone: ({ view }) => (view.startPlayed ? ['S'] : []),
  lies: ({ view }): ReturnType<NonNullable<Imagining['lies']>> => (view.startPlayed ? {} : { S: 'kept' }),
  spare: (known, seat) => cardsOffered(known, seat),

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

/** How many cards of its hand a seat has offered. */
function cardsOffered(known: Known, seat: Seat): number {
  const count = known.view.pledge?.counts[seat] ?? 0
  return isBlind(known, seat) ? count - PAIR : count
}

function isBlind({ view: { pledge } }: Known, seat: Seat): boolean {
  return pledge?.blind?.includes(seat) ?? false
}
