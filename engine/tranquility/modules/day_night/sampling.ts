import type { RuleSampling } from '../../sample-state/rule-sampling.ts'
import { seaNamed } from '../../sea/seas.ts'

/** Reads the sides of all cards from the view, and keeps hidden Compasses in piles. */
export const dayNightSampling: RuleSampling = {
  slice({ view: { up = 'day', sea, cells, night = [] } }) {
    const sides = seaNamed(sea).names.map(name => {
      if (cells[name] === undefined) return null
      return night.includes(name) ? 'night' : 'day'
    })
    return { daylight: { up, sides } }
  },
  // Compasses that have turned the hands over are out of the game.
  mayBeAbsent: 'C',
  zoneLimits: () => ({ C: 'piles' })
}
