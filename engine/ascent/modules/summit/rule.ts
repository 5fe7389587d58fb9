import { spendCards } from '../../../players.ts'
import { SUMMIT_SLOT } from '../../mountain/mountain.ts'
import { refuseUnheld } from '../../core/payment.ts'
import type { Move, Rule } from '../../core/rule.ts'
import {
  enterResolvePhase,
  handOf,
  makeEvent,
  isMountainFinished,
  layCardAndBuryBridge,
  countUnfilledSlots
} from '../../core/state.ts'
import { summitCostTerms } from './bot.ts'

const summitMove: Move<'summit'> = {
  rule: 'summit',

  parse: tokens => (tokens.length === 1 && tokens[0] === 'su' ? { verb: 'summit' } : null),
  format: () => 'SU',

  refusals(state, seat, _, rules) {
    const unheld = refuseUnheld(handOf(state, seat), ['SU'])
    if (!isMountainFinished(state)) return [unheld, { code: 'GRID', facts: { open: countUnfilledSlots(state) } }]
    const open = rules.filter(rule => rule.goal && rule.goal(state) !== 'met').map(({ name }) => name)
    return [unheld, open.length > 0 ? { code: 'GOAL', facts: { open } } : null]
  },

  apply: (state, seat) => ({
    state: enterResolvePhase(layCardAndBuryBridge(spendCards(state, seat, ['SU'], []), SUMMIT_SLOT, 'SU')),
    events: [makeEvent('topped', { seat })]
  }),

  candidates: (state, seat) => (handOf(state, seat).includes('SU') ? [{ verb: 'summit' }] : []),
  offer: () => ({ subject: 'SU' }),
  attempts: (_, card) => (card === 'SU' ? [{ verb: 'summit' }] : [])
}

/** The Summit: a Summit placed on a finished mountain with all goals met wins (RULES.md, 4.7, 5.1, 6.4; ruling A17). */
export const summit = { name: 'summit', moves: { summit: summitMove }, botCostTerms: summitCostTerms } satisfies Rule
