import { type Card, DECK, neededColoursWithDuplicates } from '../../../engine/cloud9/cards.ts'
import { PASSENGER_ANSWERS, PILOT_ANSWERS, type PilotAnswer } from '../../../engine/cloud9/lines.ts'
import { nextPassengerInEffectOrder, type Player, type State } from '../../../engine/cloud9/state.ts'
import type { Seat, Viewer } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'

/** The state with all that the viewer cannot see dealt anew: other hands, the pile, and what others have sealed. */
export function scrambled(state: State, viewer: Viewer, dice: Random): State {
  return resealed(
    redealt(state, dice, seat => seat === viewer),
    viewer,
    dice
  )
}

/** Likewise, but what the table may open lies as it did: sealed answers, and the hand that the pilot pays from. */
export function undisclosed(state: State, viewer: Viewer, dice: Random): State {
  return redealt(state, dice, seat => seat === viewer || seat === state.pilot)
}

function redealt(state: State, dice: Random, isKept: (seat: Seat) => boolean): State {
  const seen = [...state.discard, ...state.players.flatMap(({ hand }, seat) => (isKept(seat) ? hand : []))]
  const unseen = dice.shuffle(removeEachOnce<Card>(DECK, seen) ?? [])
  const players = state.players.map((player, seat) => ({
    ...player,
    hand: isKept(seat) ? player.hand : unseen.splice(0, player.hand.length)
  }))
  return { ...state, players, pile: unseen }
}

function resealed(state: State, viewer: Viewer, dice: Random): State {
  const players = state.players.map((player, seat): Player => {
    const { sealed } = player
    // At its own place an answer lies open at once.
    if (seat === viewer || sealed === null || sealed === 'wait' || seat === nextPassengerInEffectOrder(state))
      return player
    const answers = seat === state.pilot ? payable(state, player) : PASSENGER_ANSWERS
    return { ...player, sealed: answers[dice.below(answers.length)] ?? sealed }
  })
  return { ...state, players }
}

/** What the pilot could seal with that hand. */
function payable({ roll }: State, { hand }: Player): readonly PilotAnswer[] {
  const holds = removeEachOnce<Card>(hand, neededColoursWithDuplicates(roll ?? [])) !== null
  return PILOT_ANSWERS.filter(answer => (answer === 'wild' ? hand.includes('W') : holds === (answer === 'colours')))
}
