import { step } from '../events.ts'
import type { Options, Step } from '../game.ts'
import type { Random } from '../random.ts'
import { DECK } from './cards.ts'
import { LOWEST_CLOUD_NUMBER } from './clouds.ts'
import { makeEvent, type State } from './state.ts'

/** How many cards each seat begins with. */
export const START_HAND_SIZE = 6

/** Draws the first pilot by chance, shuffles the deck and deals the hands; the rest is the pile (RULES.md, 3; ruling 13). */
export function deal(options: Options, seats: number, random: Random): Step<State> {
  const first = random.below(seats)
  const deck = random.shuffle(DECK)
  const hands = Array.from({ length: seats }, (_, seat) =>
    deck.slice(seat * START_HAND_SIZE, (seat + 1) * START_HAND_SIZE)
  )
  const pile = deck.slice(seats * START_HAND_SIZE)
  const state: State = {
    endCheck: options.endCheck === 'fall-only' ? 'fall-only' : 'trip-end',
    odds: options.odds === true,
    phase: 'trip',
    trip: 1,
    round: 0,
    cloud: LOWEST_CLOUD_NUMBER,
    pilot: first,
    roll: null,
    players: hands.map(hand => ({ hand, score: 0, aboard: true, choice: null, sealed: null })),
    pile,
    discard: [],
    result: null
  }
  const facts = { first, hands: hands.map(({ length }) => length), pile: pile.length }
  const own = Object.fromEntries(hands.map((hand, seat) => [seat, { hand }]))
  return step(state, makeEvent('dealt', facts, { only: own, sealed: { first, hands, pile } }))
}
