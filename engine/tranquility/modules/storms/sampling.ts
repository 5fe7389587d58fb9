import type { RuleSampling } from '../../sample-state/rule-sampling.ts'
import type { View } from '../../view.ts'
import { STORM_COLOURS, STORM_COUNTS, type Storm } from './slice.ts'

/** Reads the Storms in play from the view, and samples those to come into piles. */
export const stormsSampling: RuleSampling = {
  slice({ view: { storms } }) {
    const left = storms?.left ?? STORM_COUNTS
    const seen = { Y: STORM_COUNTS.Y - left.Y, P: STORM_COUNTS.P - left.P, O: STORM_COUNTS.O - left.O }
    return { storms: { active: storms?.active.map(stormOf) ?? [], seen } }
  },

  goneCards: ({ view: { storms } }) =>
    STORM_COLOURS.flatMap(colour =>
      Array.from({ length: STORM_COUNTS[colour] - (storms?.left[colour] ?? 0) }, () => colour)
    ),

  zoneLimits: () => ({ Y: 'piles', P: 'piles', O: 'piles' })
}

type Shown = NonNullable<View['storms']>

function stormOf(shown: Shown['active'][number]): Storm {
  const name = shown.storm
  if ('row' in shown) return { name, colour: 'P', row: shown.row - 1 }
  return { name, colour: name.startsWith('Y') ? 'Y' : 'O', seat: shown.seat }
}
