import type { Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { DICE, parseDiceUse } from '../core/dice.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { beersToWin, type Guest, guestNamed, makeEvent, type State } from '../core/state.ts'
import { DOOR } from '../room/circle.ts'
import { returnGuestToStack } from '../room/drinking.ts'
import { raceOf, parseGuestNameToken, seatOfGuest } from '../room/names.ts'
import { rankAndScoreByBeers } from '../score.ts'
import { refuseForeignOrAbsentGuest, refuseSpentDie } from './common-refusals.ts'

type Leave = ActionOf<'exit'>

/** Sends home a guest with at least as many beers as coins; its clan banks the beers. */
export const sendGuestHome: Move<'exit'> = {
  parse([verb, die = '', name = '', ...more]) {
    const [use, char] = [parseDiceUse(die), parseGuestNameToken(name)]
    return verb === 'exit' && use && char && more.length === 0 ? { verb, use, char } : null
  },
  format: ({ use, char }) => `exit ${use} ${char}`,

  refusals(state, seat, { use, char }) {
    const guest = guestNamed(state, char)
    return [
      refuseSpentDie(state, use),
      use === 'A+B' ? { code: 'SUM_NOT_ALLOWED' } : null,
      ...refuseForeignOrAbsentGuest(state, seat, char),
      ...(guest ? refuseSendingGuestHome(state, guest) : [])
    ]
  },

  apply(state, seat, { char }) {
    const { beers = 0 } = guestNamed(state, char) ?? {}
    const bank = playerAt(state, seat).bank + beers
    const after = withPlayer(returnGuestToStack(state, char), seat, { bank })
    const left = makeEvent('left', { char, beers, bank })
    return bank < beersToWin(state) ? { state: after, events: [left] } : endWithWin(after, left)
  },

  candidates: ({ guests, used }, seat) =>
    guests
      .filter(({ name }) => seatOfGuest(name) === seat)
      .flatMap(({ name: char }) => DICE.filter(die => !used[die]).map((use): Leave => ({ verb: 'exit', use, char }))),

  way: 'words',
  offer: (state, _, { char }) => ({ subject: char, facts: { beers: guestNamed(state, char)?.beers ?? 0 } })
}

/** The reasons against sending a guest home, apart from the die: it isn't at an exit, or is too sober. */
export function refuseSendingGuestHome(
  { innkeeper }: Pick<State, 'innkeeper'>,
  { name: char, place, coins, beers }: Guest
): readonly (Reason | null)[] {
  const isServed = raceOf(char) === 'O' && place === innkeeper
  return [
    place === DOOR || isServed ? null : { code: 'NOT_AT_EXIT', facts: { char } },
    beers < coins ? { code: 'TOO_SOBER', facts: { char, coins, beers } } : null
  ]
}

function endWithWin(state: State, left: Step<State>['events'][number]): Step<State> {
  const [outcome, why] = ['ranked', 'GOAL'] as const
  const over: State = { ...state, phase: 'over', result: { outcome, why, ...rankAndScoreByBeers(state) } }
  return { state: over, events: [left, makeEvent('over', { outcome, why })] }
}
