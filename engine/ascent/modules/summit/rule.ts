import { spendCards } from '../../../players.ts'
import { SUMMIT_SLOT } from '../../mountain/mountain.ts'
import type { ActionOf, Move, Rule } from '../../core/rule.ts'
import { enterResolvePhase, handOf, happened, isFinished, layCard, countUnfilledSlots } from '../../core/state.ts'
import { summitBot } from './bot.ts'

const SUMMIT: ActionOf<'summit'> = { verb: 'summit' }

const summitMove: Move<ActionOf<'summit'>> = {
  verb: 'summit',

  read: tokens => (tokens.length === 1 && tokens[0] === 'su' ? SUMMIT : null),
  write: () => 'SU',
  cards: () => ['SU'],

  refuse(state, _, __, rules) {
    if (!isFinished(state)) return { code: 'GRID', facts: { open: countUnfilledSlots(state) } }
    const open = rules.filter(rule => rule.goal && rule.goal(state) !== 'met').map(({ name }) => name)
    return open.length > 0 ? { code: 'GOAL', facts: { open } } : null
  },

  apply: (state, seat) => ({
    state: enterResolvePhase(layCard(spendCards(state, seat, ['SU'], []), SUMMIT_SLOT, 'SU')),
    events: [happened('topped', { seat })]
  }),

  choices(state, seat, rules) {
    const isPlayable = handOf(state, seat).includes('SU') && !summitMove.refuse(state, seat, SUMMIT, rules)
    return isPlayable ? [{ verb: 'summit', subject: 'SU', line: 'SU', example: 'SU' }] : []
  },

  tries: (_, card) => (card === 'SU' ? [SUMMIT] : [])
}

/** The Summit: placed on a finished mountain with all goals met, it wins (RULES.md, 4.7, 5.1, 6.4; ruling A17). */
export const summit: Rule = { name: 'summit', moves: [summitMove], bot: summitBot }
