import type { DayNightTypes } from '../../../../../engine/tranquility/modules/day_night/slice.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { turn } from './en.ts'

const HALVES = 'M10 2a8 8 0 1 0 0 16zM12 2a8 8 0 0 1 0 16v-2a6 6 0 0 0 0-12z'

export const pictures = { flipped: HALVES, 'set-aside': HALVES, rotated: HALVES }

/** Day & Night: hands turn, and cards in the sea are turned. */
export const dayNight: Module<Own<typeof turn>> = {
  sea: ({ up }) => up && `up-${up}`,
  lying: ({ up }, words) => (up ? [{ text: words.dayNight.up[up] }] : []),
  doing: {
    turn({ place, missing, picked }, { dayNight, listed }) {
      if (!place) return dayNight.which
      return missing ? dayNight.choose(place) : dayNight.turns(place, listed(picked))
    }
  },
  to: ({ verb, place }, { dayNight }) => (verb === 'turn' ? dayNight.choose(place) : undefined)
}

/** What is told of it. */
export type Facts = DayNightTypes['events']
