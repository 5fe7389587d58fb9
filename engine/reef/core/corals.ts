import type { Seat, Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { colourPairOf, type Fish, isSameSex } from '../sea/cards.ts'
import { BREEDINGS_TO_WIN, type Coral, countBreedings, makeEvent, breedingsPerSeat, type State } from './state.ts'

/**
 * The reason why the seat can't put `card` on its coral `coralIndex`: the coral is missing or closed, or the fish on it can't
 * breed with the card (RULES.md, 4.5; ruling 10). Null if it can.
 */
export function refuseFishOnCoral(state: State, seat: Seat, card: Fish, coralIndex: number | null): Reason | null {
  const coral = coralIndex === null ? undefined : playerAt(state, seat).corals[coralIndex]
  if (coralIndex === null || !coral) return { code: 'NO_FREE_CORAL', facts: { card } }
  const { fish, bred } = coral
  if (bred) return { code: 'CORAL_CLOSED', facts: { coral: coralIndex + 1 } }
  if (!fish) return null
  if (isSameSex(fish, card)) return { code: 'SAME_SEX', facts: { coral: coralIndex + 1, card: fish } }
  const pair = colourPairOf(fish, card)
  return state.wanted.includes(pair) ? null : { code: 'PAIR_NOT_WANTED', facts: { pair } }
}

/** Puts a fish on one of the seat's corals; if a fish is there already, the two breed. */
export function putFishOnCoralOrBreed(state: State, seat: Seat, coralIndex: number, fish: Fish): Step<State> {
  const mate = playerAt(state, seat).corals[coralIndex]?.fish
  if (mate) return breed(state, seat, coralIndex, [mate, fish])
  return { state: withCoralReplaced(state, seat, coralIndex, { fish, bred: null }), events: [] }
}

/** The state with one coral of the seat replaced. */
export function withCoralReplaced(state: State, seat: Seat, coralIndex: number, coral: Coral): State {
  const corals = playerAt(state, seat).corals.map((other, place) => (place === coralIndex ? coral : other))
  return withPlayer(state, seat, { corals })
}

/** Discards both parents and closes their coral with the breeding card; the fifth breeding wins (RULES.md, 4.5 and 5). */
function breed(state: State, seat: Seat, at: number, parents: readonly [Fish, Fish]): Step<State> {
  const pair = colourPairOf(...parents)
  const closed = withCoralReplaced(state, seat, at, { fish: null, bred: pair })
  const event = makeEvent('bred', { seat, coral: at + 1, pair, parents })
  const after: State = {
    ...closed,
    discard: [...state.discard, ...parents],
    wanted: state.wanted.map(open => (open === pair ? null : open)),
    phase: 'wanted'
  }
  return countBreedings(after, seat) < BREEDINGS_TO_WIN ? { state: after, events: [event] } : win(after, seat, event)
}

function win(state: State, seat: Seat, event: Step<State>['events'][number]): Step<State> {
  const [outcome, why] = ['ranked', 'FIVE_BREEDINGS'] as const
  const result = { outcome, why, ranking: [[seat], [1 - seat]], scores: breedingsPerSeat(state) }
  return { state: { ...state, phase: 'over', result }, events: [event, makeEvent('over', { outcome, why })] }
}
