import { PLACES_BELOW_SUMMIT, type Place } from '../../mountain/mountain.ts'
import { formatSequence, parseSequence } from '../../mountain/panoramas.ts'
import { makeConsequence } from '../../core/consequence.ts'
import type { Rule } from '../../core/rule.ts'
import { type Grid, type State, makeEvent } from '../../core/state.ts'
import { faceAt } from '../../mountain/values.ts'
import { documentaryGoal } from './goal.ts'
import { documentaryCostTerms } from './bot.ts'
import type { PanoramaCard } from './slice.ts'

/**
 * Alpine Documentary: each revealed sequence must at some time lie in a row, from left to right (RULES.md, 6.2; rulings A21,
 * A22).
 */
export const documentary: Rule = {
  ...documentaryGoal,
  settings: [
    { name: 'documentary', values: [false, true], default: false },
    { name: 'sequences', values: [3, 4, 5], default: 3, when: { documentary: [true] } }
  ],
  preset: { name: 'film', options: { documentary: true } },
  isOn: ({ documentary }) => documentary === true,

  initialSlice: sequences => ({ panoramas: sequences.map(sequence => ({ sequence, side: 'hidden' as const })) }),

  deal(state, options) {
    const count = Number(options.sequences)
    const panoramas = state.panoramas.map((panorama, index): PanoramaCard =>
      index < count ? { ...panorama, side: 'revealed' } : panorama
    )
    const sequences = panoramas.slice(0, count).map(({ sequence }) => formatSequence(sequence))
    return { state: { ...state, panoramas }, events: [makeEvent('revealed', { sequences })] }
  },

  afterAction(state) {
    const seen = state.panoramas.filter(({ sequence, side }) => side === 'revealed' && isShowing(state.grid, sequence))
    if (seen.length === 0) return { state, events: [] }
    const panoramas = state.panoramas.map((panorama): PanoramaCard =>
      seen.includes(panorama) ? { ...panorama, side: 'filmed' } : panorama
    )
    const events = seen.map(({ sequence }) => makeEvent('filmed', { sequence: formatSequence(sequence) }))
    return { state: { ...state, panoramas }, events }
  },

  scoreItems: ({ panoramas }) =>
    panoramas
      ? [
          {
            name: 'documentary',
            kind: 'goal',
            value: panoramas.filter(({ isFilmed }) => isFilmed).length,
            of: panoramas.length
          }
        ]
      : [],

  consequences({ before, after }) {
    const of = after.panoramas.filter(({ side }) => side !== 'hidden').length
    const already = filmedPanoramas(before)
    const filmed = filmedPanoramas(after).filter(({ sequence }) => !already.some(one => one.sequence === sequence))
    return filmed.map(({ sequence }, index) =>
      makeConsequence('films', { sequence: formatSequence(sequence), count: already.length + index + 1, of })
    )
  },

  stateFromView({ panoramas: shown = [] }, { panoramas }) {
    const names = shown.map(({ sequence }) => sequence)
    const hidden = panoramas.filter(({ sequence }) => !names.includes(formatSequence(sequence)))
    const turned = shown.map(({ sequence, isFilmed }): PanoramaCard => ({
      sequence: parseSequence(sequence),
      side: isFilmed ? 'filmed' : 'revealed'
    }))
    return { panoramas: [...turned, ...hidden] }
  },
  botCostTerms: documentaryCostTerms
}

function filmedPanoramas({ panoramas }: State): readonly PanoramaCard[] {
  return panoramas.filter(({ side }) => side === 'filmed')
}

/** Whether neighbouring mountain cards of one row show the printed values of a sequence, from left to right. */
function isShowing(grid: Grid, sequence: readonly number[]): boolean {
  return PLACES_BELOW_SUMMIT.some(place => startsAt(grid, place, sequence))
}

function startsAt(grid: Grid, { slot, row }: Place, sequence: readonly number[]): boolean {
  return sequence.every((value, step) => {
    const face = PLACES_BELOW_SUMMIT[slot + step]?.row === row ? faceAt(grid, slot + step) : null
    return face?.kind === 'mountain' && face.value === value
  })
}
