import { LOWER, type Place } from '../../mountain/mountain.ts'
import { sequenceName, sequenceOf } from '../../mountain/panoramas.ts'
import type { Rule } from '../../core/rule.ts'
import { type Grid, type Panorama, happened } from '../../core/state.ts'
import { faceAt } from '../../mountain/values.ts'
import { documentaryGoal } from './goal.ts'
import { pilot } from './pilot.ts'

/** Rulebook: the sequences turned up are filmed before the Summit is reached. */
export const documentary: Rule = {
  ...documentaryGoal,
  settings: [
    { name: 'documentary', values: [false, true], default: false },
    { name: 'sequences', values: [3, 4, 5], default: 3, when: { documentary: [true] } }
  ],
  isOn: ({ documentary }) => documentary === true,

  deal(state, options) {
    const count = Number(options.sequences)
    const panoramas = state.panoramas.map((panorama, index): Panorama =>
      index < count ? { ...panorama, side: 'revealed' } : panorama
    )
    const sequences = panoramas.slice(0, count).map(({ sequence }) => sequenceName(sequence))
    return { state: { ...state, panoramas }, events: [happened('revealed', { sequences })] }
  },

  after(state) {
    const seen = state.panoramas.filter(({ sequence, side }) => side === 'revealed' && isShowing(state.grid, sequence))
    if (seen.length === 0) return { state, events: [] }
    const panoramas = state.panoramas.map((panorama): Panorama =>
      seen.includes(panorama) ? { ...panorama, side: 'filmed' } : panorama
    )
    const events = seen.map(({ sequence }) => happened('filmed', { sequence: sequenceName(sequence) }))
    return { state: { ...state, panoramas }, events }
  },

  recalled({ panoramas: shown = [] }, { panoramas }) {
    const names = shown.map(({ sequence }) => sequence)
    const hidden = panoramas.filter(({ sequence }) => !names.includes(sequenceName(sequence)))
    const turned = shown.map(({ sequence, isFilmed }): Panorama => ({
      sequence: sequenceOf(sequence),
      side: isFilmed ? 'filmed' : 'revealed'
    }))
    return { panoramas: [...turned, ...hidden] }
  },
  pilot
}

/** Whether neighbouring mountain cards show these printed values from left to right. */
function isShowing(grid: Grid, sequence: readonly number[]): boolean {
  return LOWER.some(place => startsAt(grid, place, sequence))
}

function startsAt(grid: Grid, { slot, row }: Place, sequence: readonly number[]): boolean {
  return sequence.every((value, step) => {
    const face = LOWER[slot + step]?.row === row ? faceAt(grid, slot + step) : null
    return face?.kind === 'mountain' && face.value === value
  })
}
