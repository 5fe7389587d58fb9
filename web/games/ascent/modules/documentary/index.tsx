import type { Own } from '../../../said.ts'
import type { Module, Written } from '../../module.ts'
import type { turn } from './en.ts'

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
export interface Facts {
  readonly revealed: { readonly sequences: readonly string[] }
  readonly filmed: { readonly sequence: string }
}
