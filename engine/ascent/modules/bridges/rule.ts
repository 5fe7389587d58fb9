import { looksLikeCellName } from '../../../notation.ts'
import { spendCards } from '../../../players.ts'
import { choiceOfPayableWays } from '../../../choice.ts'
import type { Reason } from '../../codes.ts'
import { parseCardToken } from '../../line.ts'
import { PLACES_BELOW_SUMMIT, type Place, slotNamedOrThrow } from '../../mountain/mountain.ts'
import {
  placeBelowSummit,
  refuseWithoutLeftOrSupports,
  reasonNameIsNoPlaceBelowSummit,
  openPlacesElseAll
} from '../../mountain/open-slots.ts'
import { refuseUnheld } from '../../core/payment.ts'
import type { Move, Rule } from '../../core/rule.ts'
import { type Grid, enterResolvePhase, handOf, makeEvent, layCardAndBuryBridge } from '../../core/state.ts'
import { bridgesCostTerms } from './bot.ts'

const bridge: Move<'bridge'> = {
  rule: 'bridges',

  parse([first = '', ...rest]) {
    const [name = '', slot = '', ...more] = first.split('@')
    if (parseCardToken(name) !== 'BR' || !looksLikeCellName(slot) || more.length + rest.length > 0) return null
    return { verb: 'bridge', slot }
  },

  format: ({ slot }) => `BR@${slot}`,

  refusals(state, seat, { slot }) {
    const place = placeBelowSummit(slot)
    return [
      refuseUnheld(handOf(state, seat), ['BR']),
      place ? refuseBridge(state.grid, place) : reasonNameIsNoPlaceBelowSummit(slot)
    ]
  },

  apply: (state, seat, { slot }) => ({
    state: enterResolvePhase(layCardAndBuryBridge(spendCards(state, seat, ['BR'], []), slotNamedOrThrow(slot), 'BR')),
    events: [makeEvent('bridged', { seat, slot })]
  }),

  choices(state, seat) {
    if (!handOf(state, seat).includes('BR')) return []
    const free = PLACES_BELOW_SUMMIT.filter(place => !refuseBridge(state.grid, place))
    const prices = free.map(({ name }) => [name, 0] as const)
    const choice = choiceOfPayableWays({ verb: 'bridge', subject: 'BR', line: 'BR@_' }, 'cell', prices, [])
    return choice ? [choice] : []
  },

  attempts: ({ grid }, card) =>
    card === 'BR' ? openPlacesElseAll(grid).map(({ name }) => ({ verb: 'bridge', slot: name })) : []
}

/** Bridges: a Bridge continues a row without payment, but not at the row's ends (RULES.md, 4.5; rulings A1, A6, A7, A34, A35). */
export const bridges = { name: 'bridges', moves: { bridge }, botCostTerms: bridgesCostTerms } satisfies Rule

/** The reason against a Bridge at a place. */
function refuseBridge(grid: Grid, place: Place): Reason | null {
  const top = grid[place.slot] ?? null
  if (top !== null) return { code: 'OCCUPIED', facts: { slot: place.name, by: top } }
  if (place.isEnd) return { code: 'EDGE', facts: { slot: place.name } }
  return refuseWithoutLeftOrSupports(grid, place)
}
