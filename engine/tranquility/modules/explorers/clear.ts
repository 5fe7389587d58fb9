import { choiceAtPrice } from '../../../choice.ts'
import type { Choice } from '../../../game.ts'
import { isCellName } from '../../../notation.ts'
import { playerAt, spendCards } from '../../../players.ts'
import type { Reason } from '../../codes.ts'
import { explorersOf, withSpentExplorer, withExplorers } from './explorers.ts'
import type { Action, Move } from '../../core/rule.ts'
import { cellAt, cellNamed, seaNamed } from '../../sea/seas.ts'
import { happened } from '../../core/state.ts'
import { queueEndOfTurn } from '../../core/turn.ts'

/** The action `clear c1`. */
export interface ClearStorm extends Action {
  readonly verb: 'clear'
  readonly cell: string
}

/** A Compass takes away the Storm that closes a border space (RULES.md, 9.2; ruling 52). */
export const clearStorm: Move<ClearStorm> = {
  verb: 'clear',
  during: 'turn',

  read([verb, cell = '', ...more]) {
    return verb === 'clear' && isCellName(cell) && more.length === 0 ? { verb, cell } : null
  },

  write: ({ cell }) => `clear ${cell}`,

  refuse(state, seat, { cell }): Reason | null {
    const slot = cellNamed(seaNamed(state.sea), cell)
    if (slot === null) return { code: 'SLOT_OUT_OF_RANGE', facts: { cell } }
    const can = explorersOf(state).storms.includes(slot) && playerAt(state, seat).hand.includes('C')
    return can ? null : { code: 'NO_COMPASS_CARD', facts: { cell } }
  },

  apply(state, seat, { cell }) {
    const slot = cellAt(seaNamed(state.sea), cell)
    const storms = explorersOf(state).storms.filter(other => other !== slot)
    const cleared = withSpentExplorer(withExplorers(state, { storms }), 'storm')
    return {
      state: queueEndOfTurn(spendCards(cleared, seat, [], ['C']), [seat]),
      events: [happened('cleared', { seat, cell })]
    }
  },

  choices(state, seat): readonly Choice[] {
    const { names } = seaNamed(state.sea)
    const stormed = explorersOf(state).storms.map(cell => names[cell] ?? '')
    if (!playerAt(state, seat).hand.includes('C')) return []
    return choiceAtPrice({ verb: 'clear', subject: 'C', line: 'clear _' }, 'cell', stormed)
  },

  whyUnplayable: (_, __, card) => (card === 'C' ? { code: 'NO_COMPASS_CARD' } : null)
}
