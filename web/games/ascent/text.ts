import type { View } from '../../../engine/ascent/view.ts'
import type { Language } from '../../../schema/wire.ts'
import type { Near } from '../../text/suggestions.ts'
import { partsOf } from './cards.ts'
import { HIGHEST, ROWS, SLOTS, rowOf } from './slots.ts'
import { countsOf, filled, goalsOf } from './standing.ts'
import { languages, words as PAGE } from './words/index.ts'

const WIDTH = 6
const HIGHEST_VALUE = 12

/*
 *  …
 *  3            G9    b3  …
 *  2        R3  FG=4    c2  …
 *  1   G4    BR    S5    d1  …
 *
 * Cards as lines name them; an empty slot has its own name.
 */
export function board({ slots, adopted }: View): readonly string[] {
  return ROWS.map((row, above) => {
    const cards = row.map(slot => `${slots[slot] ?? slot}${adopted[slot] ? `=${adopted[slot]}` : ''}`.padStart(WIDTH))
    return `${rowOf(row[0] ?? '')} ${' '.repeat((WIDTH / 2) * (HIGHEST - above))}${cards.join('')}`.trimEnd()
  })
}

/** The mountain in sentences, from the foot up, then what is still to be reached. */
export function aloud(view: View, language: Language): string {
  const words = languages[language].text
  const rows = [...ROWS].reverse().flatMap(row => {
    const cards = row.flatMap(slot => cardOn(view, slot, language))
    return cards.length > 0 ? words.row(rowOf(row[0] ?? ''), cards.join(', ')) : []
  })
  const left = SLOTS - filled(view)
  const standing = left > 0 ? words.left(left) : words.full
  return [rows.length > 0 ? rows.join(' ') : words.bare, standing, ...reached(view, language)].join(' ')
}

/** Goals, sequences, herds and hooks, each as one sentence. */
export function reached(view: View, language: Language): readonly string[] {
  const words = PAGE[language]
  const [, ...counts] = countsOf(view, words)
  const films = view.panoramas?.map(({ sequence, isFilmed }) => words.film(sequence, isFilmed)) ?? []
  const goals = goalsOf(view, words).map(({ says }) => says)
  return [...[...goals, ...films, ...counts].map(says => `${says}.`), ...herds(view, language)]
}

function herds({ herds = {} }: View, language: Language): readonly string[] {
  const words = languages[language].text
  const standing = Object.entries(herds).map(([slot, count]) => words.herd(count, slot))
  return standing.length > 0 ? [words.herds(standing.join(', '))] : []
}

function cardOn({ slots, adopted }: View, slot: string, language: Language): readonly string[] {
  const { card, worth } = PAGE[language]
  const [lies, value] = [slots[slot], adopted[slot]]
  if (!lies) return []
  return [value ? `${card(lies)} (${worth(value)})` : card(lies)]
}

/** How far a place is from the row that a value belongs to, if all were spread evenly; the higher the better for the rest. */
export function near(): Near {
  return ({ subject = '' }, place) => {
    const row = rowOf(place.slice(-2))
    const { value } = partsOf(subject)
    return value ? Math.abs(row - (Number(value) * HIGHEST) / HIGHEST_VALUE) : HIGHEST - row
  }
}
