import type { CampfiresTypes } from '../../../../../engine/ascent/modules/campfires/slice.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { turn } from './en.ts'

const FIRE = 'M10 0c1 5 7 7 7 13a7 7 0 0 1-14 0c0-3 2-5 3-8 1 2 2 3 3 3 1-2 0-5 1-8z'

export const pictures = { lifted: FIRE }

/** Campfires: each takes the place of a card, which goes higher up; a way is its source and its target (`a1>b2`). */
export const campfires: Module<Own<typeof turn>> = {
  signs: { FG: FIRE, FS: FIRE, FR: FIRE },
  lies({ adopted }, slot, { campfires }) {
    const value = adopted[slot]
    return value ? { says: campfires.worth(value), sign: `=${value}` } : undefined
  },
  doing: {
    campfire({ place }, { campfires }) {
      if (!place) return campfires.source
      return place.includes('>') ? undefined : campfires.target(place)
    }
  },
  to({ verb, card, place }, words) {
    if (verb !== 'campfire') return undefined
    const [source = '', ...rest] = place.split('>')
    return rest.reduce(words.campfires.lifted, words.campfires.fire(words.card(card), source))
  }
}

/** What is told of them. */
export type Facts = CampfiresTypes['events']
