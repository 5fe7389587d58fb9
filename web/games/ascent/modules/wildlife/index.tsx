import type { WildlifeTypes } from '../../../../../engine/ascent/modules/wildlife/slice.ts'
import type { TapChoice } from '../../../../seat/game.ts'
import type { Own } from '../../../said.ts'
import { IBEX } from '../../board/glyph.tsx'
import type { Module, Written } from '../../module.ts'
import { HIGHEST, rowOf } from '../../board/slots.ts'
import type { turn } from './en.ts'

// Higher up, and on a peak.
const LED = 'M6 20C5 15 4 11 0 8c5 1 7 4 7 9 0-5 2-8 7-9-4 3-5 7-6 12zM16 12V5h-3l5-5 5 5h-3v7z'
const CLIMBED = 'M0 20l10-9 10 9zM9 12C8 8 7 5 5 3c3 0 5 2 5 5 0-3 2-5 5-5-2 2-3 5-4 9z'

export const pictures = { herded: LED, appeared: IBEX, climbed: CLIMBED }

/** Mountain Wildlife: ibexes stand on cards, and are led up in herds; a way is a route (`b1 b2 a3`). */
export const wildlife: Module<Own<typeof turn>> = {
  mark({ herds = {} }, slot, { wildlife }) {
    const count = herds[slot]
    return count
      ? { picture: <em class="herd" data-count={count} />, says: wildlife.ibexes(count), sign: `×${count}` }
      : undefined
  },
  goals: { wildlife: ({ herds = {} }, { wildlife }) => wildlife.reached(ibexesUp(herds)) },
  count: ({ supply }, { wildlife }) => (supply === undefined ? undefined : wildlife.supply(supply)),
  tapped(choices) {
    const herds = choices.filter(({ verb }) => verb === 'herd')
    const others = choices.filter(({ verb }) => verb !== 'herd')
    return [...others, ...together(herds)]
  },
  doing: {
    herd({ place }, { wildlife }) {
      if (!place) return wildlife.which
      return place.includes(' ') ? undefined : wildlife.from(place)
    }
  },
  to: ({ verb, place }, { wildlife }) => (verb === 'herd' ? wildlife.lead(place.replaceAll(' ', ' → ')) : undefined)
}

export const written: Written = {
  standing({ herds = {} }, { wildlife: { text } }) {
    const standing = Object.entries(herds).map(([slot, count]) => text.herd(count, slot))
    return standing.length > 0 ? text.herds(standing.join(', ')) : undefined
  }
}

function ibexesUp(herds: { readonly [slot: string]: number }): number {
  return Object.entries(herds).reduce((sum, [slot, count]) => sum + (rowOf(slot) < HIGHEST ? 0 : count), 0)
}

function together([first, ...others]: readonly TapChoice[]): readonly TapChoice[] {
  if (!first) return []
  const at = Object.assign({}, first.ways?.at, ...others.map(({ ways }) => ways?.at))
  return [{ ...first, ways: { kind: 'route', at } }]
}

/** What is told of it. */
export type Facts = WildlifeTypes['events']
