import { playerAt } from '../../players.ts'
import { parseDiceUse, spendableUses, pipsOfUse } from '../core/dice.ts'
import type { Move } from '../core/move.ts'
import { hasClanGuestAt } from '../core/state.ts'
import { DOOR } from '../room/circle.ts'
import { refuseSpentDie } from './common-refusals.ts'

/** The most coins that a newcomer may bring. */
export const MAX_NEWCOMER_COINS = 6

/** Lets in the top guest of the seat's stack, with a coin for each pip of the dice spent; the table turns the card over. */
export const letGuestIn: Move<'enter'> = {
  parse([verb, die = '', ...more]) {
    const use = parseDiceUse(die)
    return verb === 'enter' && use && more.length === 0 ? { verb, use } : null
  },
  format: ({ use }) => `enter ${use}`,

  refusals(state, seat, { use }) {
    const { hidden, shown } = playerAt(state, seat)
    const coins = state.dice ? pipsOfUse(state.dice, use) : 0
    return [
      refuseSpentDie(state, use),
      coins > MAX_NEWCOMER_COINS ? { code: 'SUM_TOO_BIG', facts: { coins, most: MAX_NEWCOMER_COINS } } : null,
      hidden.length + shown.length === 0 ? { code: 'STACK_EMPTY' } : null,
      hasClanGuestAt(state, seat, DOOR) ? { code: 'DOOR_OCCUPIED' } : null
    ]
  },
  apply: (state, _, { use }) => ({ state: { ...state, phase: 'enter', entering: use }, events: [] }),
  candidates: ({ used }) => spendableUses(used).map(use => ({ verb: 'enter', use })),
  way: 'words',
  offer: ({ dice }, _, { use }) => (dice ? { facts: { coins: pipsOfUse(dice, use) } } : {})
}
