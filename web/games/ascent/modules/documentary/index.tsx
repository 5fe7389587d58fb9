import type { DocumentaryTypes } from '../../../../../engine/ascent/modules/documentary/slice.ts'
import type { Own } from '../../../said.ts'
import type { Module, Written } from '../../module.ts'
import type { turn } from './en.ts'

const FILM = 'M1 4h3v12H1zM16 4h3v12h-3zM5 4h4.500v12H5zM10.500 4H15v12h-4.500z'

export const pictures = { revealed: FILM, filmed: FILM }

/** Alpine Documentary: sequences that are to be filmed, on the Panoramas at the foot. */
export const documentary: Module<Own<typeof turn>> = {
  goals: {
    documentary({ panoramas = [] }, { documentary }) {
      const filmed = panoramas.filter(({ isFilmed }) => isFilmed).length
      return documentary.filmed(filmed, panoramas.length)
    }
  },
  Under({ view: { panoramas }, words: { documentary } }) {
    if (!panoramas) return null
    return (
      <ul class="films">
        {panoramas.map(({ sequence, isFilmed }) => (
          <li class={isFilmed ? 'met' : 'open'} aria-label={documentary.film(sequence, isFilmed)}>
            {sequence}
          </li>
        ))}
      </ul>
    )
  }
}

export const written: Written<Own<typeof turn>> = {
  lying: ({ panoramas = [] }, { documentary }) =>
    panoramas.map(({ sequence, isFilmed }) => documentary.film(sequence, isFilmed))
}

/** What is told of it. */
export type Facts = DocumentaryTypes['events']
