import { seaNamed } from '../../../engine/tranquility/seas.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import type { Language } from '../../../schema/wire.ts'
import type { Near } from '../../text/suggestions.ts'
import { rowsOf } from './places.ts'
import { words as pageDe } from './words/de.ts'
import { words as pageEn, type Words } from './words/en.ts'
import { words as pageFr } from './words/fr.ts'
import { words as de } from './words/told.de.ts'
import { words as en, type ToldWords } from './words/told.en.ts'
import { words as fr } from './words/told.fr.ts'

const WORDS: Readonly<Record<Language, ToldWords>> = { en, fr, de }
const PAGE: Readonly<Record<Language, Words>> = { en: pageEn, fr: pageFr, de: pageDe }

const HIGHEST = 80
const WIDTH = 4

/*
 *  6   .   .   .   .   .   .  Finish
 *  5   .   .   .  55   .   .
 *      …
 *  1   3   .   .   .   .   .
 *      a   b   c   d   e   f
 *  Start
 */
export function board({ sea, cells }: View, language: Language): readonly string[] {
  const { start, finish } = PAGE[language]
  const rows = rowsOf(sea)
  const lines = rows.map(row => {
    const rank = row[0]?.slice(1) ?? ''
    return rank.padStart(2) + row.map(cell => `${cells[cell] ?? '.'}`.padStart(WIDTH)).join('')
  })
  const files = (rows[0] ?? []).map(cell => cell.slice(0, 1).padStart(WIDTH)).join('')
  return [`${lines[0]}  ${finish}`, ...lines.slice(1), `  ${files}`, start]
}

export function aloud({ sea, cells, startPlayed }: View, language: Language): string {
  const words = WORDS[language]
  const { names } = seaNamed(sea)
  const islands = names.flatMap(cell => (cells[cell] === undefined ? [] : words.island(cells[cell], cell)))
  const order = islands.length > 0 ? words.order(islands.join(', ')) : words.calm
  const left = names.length - islands.length
  return [order, left > 0 ? words.left(left) : words.full, startPlayed ? words.started : words.notStarted].join(' ')
}

export function aside({ pledge }: View, language: Language, name: (seat: number) => string): string | null {
  if (!pledge) return null
  const offers = pledge.counts.map((count, seat) => `${name(seat)} ${count ?? '–'}`)
  return `${WORDS[language].offers(offers.join(', '))} ${PAGE[language].missing(pledge.short)}.`
}

/** How far a place is from where an island would lie if all were spread evenly. */
export function near({ sea }: View): Near {
  const { names } = seaNamed(sea)
  return ({ subject }, place) => {
    const even = ((Number(subject) - 0.5) / HIGHEST) * names.length - 0.5
    return Math.abs(names.indexOf(place) - even)
  }
}
