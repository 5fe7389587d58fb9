import { fixedLineMove } from '../../../move-kit.ts'
import { playerAt, withPlayer } from '../../../players.ts'
import { makeConsequence } from '../../core/consequence.ts'
import type { Move, Rule } from '../../core/rule.ts'
import { handOf, makeEvent } from '../../core/state.ts'
import type { Slices } from '../slices.ts'
import { hooksCostTerms } from './bot.ts'

const hook: Move<'hook'> = {
  ...fixedLineMove('hook'),
  rule: 'hooks',

  refusals: (state, seat) => [
    countHooks(state) > 0 ? null : { code: 'HOOK_NONE' },
    playerAt(state, seat).deck.length > 0 ? null : { code: 'HOOK_EMPTY' }
  ],

  apply(state, seat) {
    const { hand, deck } = playerAt(state, seat)
    const left = countHooks(state) - 1
    const back = withPlayer(state, seat, { hand: [], deck: [...deck, ...hand] })
    return { state: { ...back, hooks: left, phase: 'shuffle' }, events: [makeEvent('hooked', { seat, left })] }
  }
}

/**
 * Grappling hooks, in a match of one seat: a hook shuffles the whole hand into the deck and draws another (RULES.md, 7; ruling
 * A27).
 */
export const hooks = {
  name: 'hooks',
  settings: [{ name: 'hooks', values: [3, 2, 1, 0], default: 3, when: { seats: [1] } }],
  isOn: options => 'hooks' in options,
  deal: (state, options) => ({ state: { ...state, hooks: Number(options.hooks) }, events: [] }),
  moves: { hook },
  viewPart: state => ({ hooks: countHooks(state) }),
  scoreItems: ({ hooks }) => (hooks === undefined ? [] : [{ name: 'hooks', kind: 'count', value: hooks }]),

  consequences: ({ before, after, seat, action }) =>
    action.verb === 'hook'
      ? [makeConsequence('returnsHand', { count: handOf(before, seat).length, left: countHooks(after) })]
      : [],
  stateFromView: shown => ({ hooks: countHooks(shown) }),
  botCostTerms: hooksCostTerms
} satisfies Rule

function countHooks({ hooks: left = 0 }: Pick<Slices, 'hooks'>): number {
  return left
}
