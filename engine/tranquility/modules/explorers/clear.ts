import { looksLikeCellName } from '../../../notation.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { explorersOrThrow, withExplorerCardSpent, withExplorers } from './explorers.ts'
import { ruleMove } from '../../core/move.ts'
import { cellNamedOrThrow, cellNamed, seaNamed } from '../../sea/seas.ts'
import { makeEvent } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'

/** Discards a Compass to remove the Storm that closes a border space (RULES.md, 9.2; ruling 52). */
export const clearStorm = ruleMove('clear', {
  during: 'turn',
  way: 'cell',

  parse([verb, cell = '', ...more]) {
    return verb === 'clear' && looksLikeCellName(cell) && more.length === 0 ? { verb, cell } : null
  },
  format: ({ cell }) => `clear ${cell}`,

  refusals(state, seat, { cell }) {
    const slot = cellNamed(seaNamed(state.sea), cell)
    if (slot === null) return [{ code: 'SLOT_OUT_OF_RANGE', facts: { cell } }]
    const can = explorersOrThrow(state).storms.includes(slot) && playerAt(state, seat).hand.includes('C')
    return [can ? null : { code: 'NO_COMPASS_CARD', facts: { cell } }]
  },

  apply(state, seat, { cell }) {
    const slot = cellNamedOrThrow(seaNamed(state.sea), cell)
    const storms = explorersOrThrow(state).storms.filter(other => other !== slot)
    const cleared = withExplorerCardSpent(withExplorers(state, { storms }), 'storm')
    return {
      state: replacePendingWithTurnEnd(spendCards(cleared, seat, [], ['C']), [seat]),
      events: [makeEvent('cleared', { seat, cell })]
    }
  },

  candidates: state => {
    const { names } = seaNamed(state.sea)
    return explorersOrThrow(state).storms.map(cell => ({ verb: 'clear', cell: names[cell] ?? '' }))
  },

  offer: () => ({ subject: 'C' }),
  whyMoveCannotUseCard: (_, __, card) => (card === 'C' ? { code: 'NO_COMPASS_CARD' } : null)
})
