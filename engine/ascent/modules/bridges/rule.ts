import { isCellName } from '../../../notation.ts'
import { spendCards } from '../../../players.ts'
import { choiceOfPricedWays } from '../../../choice.ts'
import type { Reason } from '../../codes.ts'
import { readCard } from '../../line.ts'
import { PLACES_BELOW_SUMMIT, type Place, slotNamed } from '../../mountain/mountain.ts'
import { placeBelowSummit, refuseUnsupported, refuseSlotName, placesToTry } from '../../mountain/open-slots.ts'
import type { ActionOf, Move, Rule } from '../../core/rule.ts'
import { type Grid, enterResolvePhase, handOf, happened, layCard } from '../../core/state.ts'
import { bridgesBot } from './bot.ts'

const bridge: Move<ActionOf<'bridge'>> = {
  verb: 'bridge',

  read([first = '', ...rest]) {
    const [name = '', slot = '', ...more] = first.split('@')
    if (readCard(name) !== 'BR' || !isCellName(slot) || more.length + rest.length > 0) return null
    return { verb: 'bridge', slot }
  },

  write: ({ slot }) => `BR@${slot}`,
  cards: () => ['BR'],

  refuse({ grid }, _, { slot }) {
    const place = placeBelowSummit(slot)
    return place ? refuseBridge(grid, place) : refuseSlotName(slot)
  },

  apply: (state, seat, { slot }) => ({
    state: enterResolvePhase(layCard(spendCards(state, seat, ['BR'], []), slotNamed(slot), 'BR')),
    events: [happened('bridged', { seat, slot })]
  }),

  choices(state, seat) {
    if (!handOf(state, seat).includes('BR')) return []
    const free = PLACES_BELOW_SUMMIT.filter(place => !refuseBridge(state.grid, place))
    const prices = free.map(({ name }) => [name, 0] as const)
    const choice = choiceOfPricedWays({ verb: 'bridge', subject: 'BR', line: 'BR@_' }, 'cell', prices, [])
    return choice ? [choice] : []
  },

  tries: ({ grid }, card) =>
    card === 'BR' ? placesToTry(grid).map(({ name }) => ({ verb: 'bridge', slot: name })) : []
}

/** Bridges: one goes on with a row for nothing, but not at the row's ends (RULES.md, 4.5; rulings A1, A6, A7, A34, A35). */
export const bridges: Rule = { name: 'bridges', moves: [bridge], bot: bridgesBot }

function refuseBridge(grid: Grid, place: Place): Reason | null {
  const top = grid[place.slot] ?? null
  if (top !== null) return { code: 'OCCUPIED', facts: { slot: place.name, by: top } }
  if (place.isEnd) return { code: 'EDGE', facts: { slot: place.name } }
  return refuseUnsupported(grid, place)
}
