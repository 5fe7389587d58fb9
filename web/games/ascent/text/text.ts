import type { View } from '../../../../engine/ascent/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Near } from '../../../text/suggestions.ts'
import { partsOf } from '../board/cards.ts'
import { HIGHEST, ROWS, SLOTS, rowOf } from '../board/slots.ts'
import { countsOf, filled, goalsOf, liesOn, type Shown } from '../board/standing.ts'
import { allModules, type ModuleWords } from '../modules/index.ts'
import { written } from '../modules/written.ts'
import { languages, words as PAGE } from '../words/index.ts'

const MODULES = allModules()
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
export function board(view: View, language: Language): readonly string[] {
  const shown = shownIn(view, language)
  return ROWS.map((row, above) => {
    const cards = row.map(slot => {
      const sign = liesOn(shown, slot)?.sign ?? ''
      return `${view.slots[slot] ?? slot}${sign}`.padStart(WIDTH)
    })
    return `${rowOf(row[0] ?? '')} ${' '.repeat((WIDTH / 2) * (HIGHEST - above))}${cards.join('')}`.trimEnd()
  })
}

/** The table with all that may lie on it. */
export function shownIn(view: View, language: Language): Shown<ModuleWords> {
  return { view, words: PAGE[language], modules: MODULES }
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

/** Goals, what lies beside the mountain, counts and what stands on it, each as one sentence. */
export function reached(view: View, language: Language): readonly string[] {
  const shown = shownIn(view, language)
  const [, ...counts] = countsOf(shown)
  const beside = written.flatMap(({ lying }) => lying?.(view, PAGE[language]) ?? [])
  const goals = goalsOf(shown).map(({ says }) => says)
  const standing = written.flatMap(({ standing }) => standing?.(view, languages[language].modules) ?? [])
  return [...[...goals, ...beside, ...counts].map(says => `${says}.`), ...standing]
}

function cardOn(view: View, slot: string, language: Language): readonly string[] {
  const words = PAGE[language]
  const [card, lies] = [view.slots[slot], liesOn(shownIn(view, language), slot)]
  if (!card) return []
  return [lies ? `${words.card(card)} (${lies.says})` : words.card(card)]
}

/** How far a place is from the row that a value belongs to, if all were spread evenly; the higher the better for the rest. */
export function near(): Near {
  return ({ subject = '' }, place) => {
    const row = rowOf(place.slice(-2))
    const { value } = partsOf(subject)
    return value ? Math.abs(row - (Number(value) * HIGHEST) / HIGHEST_VALUE) : HIGHEST - row
  }
}

/** The most that a crew has reached. */
export function best(most: number, language: Language): string {
  return languages[language].text.best(most)
}
