import type { Options, Seat } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import { choices } from './actions.ts'
import { type Card, DECK } from './cards.ts'
import { deal } from './deal.ts'
import { type SealableAnswer, isPassengerAnswer, isPilotAnswer } from './lines.ts'
import { autopilot } from './bot.ts'
import { type Player, type State, withAllPlayers } from './state.ts'
import { type View, view } from './view.ts'

/**
 * A random state that fits the view of a seat that must decide: hidden cards are shuffled into the other hands and the pile,
 * and the answers that others have sealed are those of their autopilots.
 */
export function sampleState(options: Options, seen: View, random: Random): State {
  const { phase, trip, cloud, pilot, roll, discard } = seen
  const unseen = random.shuffle(unseenCards(seen))
  const players = seen.players.map(({ score, hand, aboard, choice, waits }, seat): Player => {
    const isOwn = seat === seen.viewer
    const sealed = isOwn ? (seen.answer ?? null) : waits ? 'wait' : null
    return { hand: isOwn ? (seen.hand ?? []) : unseen.splice(0, hand), score, aboard, choice, sealed }
  })
  // The settings come from a new deal; its question number (`round`) doesn't matter here.
  const { state } = deal(options, players.length, random)
  return withSealedAnswers({ ...state, phase, trip, cloud, pilot, roll, players, pile: unseen, discard }, seen)
}

/** The cards in the pile and in the hands of others. */
export function unseenCards({ discard, hand = [] }: View): readonly Card[] {
  return difference<Card>(DECK, [...discard, ...hand])
}

/** The state in which each other seat's sealed answer is replaced by its autopilot's. */
function withSealedAnswers(state: State, { viewer, players }: View): State {
  return withAllPlayers(state, (_, seat) =>
    players[seat]?.sealed && seat !== viewer ? { sealed: answerOf(state, seat) } : {}
  )
}

function answerOf(state: State, seat: Seat): SealableAnswer {
  const line = autopilot(view(state, seat), choices(state, seat))
  if (isPassengerAnswer(line) || isPilotAnswer(line)) return line
  throw new Error(`Cannot seal "${line}" for seat "${seat}"`)
}
