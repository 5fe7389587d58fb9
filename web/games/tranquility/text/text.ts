import { seaNamed } from '../../../../engine/tranquility/sea/seas.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Near } from '../../../text/suggestions.ts'
import { each } from '../../each.ts'
import { first } from '../../first.ts'
import type { Lying } from '../module.ts'
import { modules } from '../modules/index.ts'
import { endsOf, rowsOf } from '../board/sea.ts'
import { blocksOn, filesOf, legend, signOf } from './signs.ts'
import type { Words } from '../said/saying.ts'
import { languages, words as PAGE } from '../words/index.ts'

const HIGHEST = 80
const WIDTH = 4

/*
 *  6   .   .   .   .   .   .  Finish
 *  5   #   #   #  55   #   #  Jagged Rocks
 *      …
 *  1   3   .   .   .   .   .
 *      a   b   c   d   e   f
 *  Start
 */
export function board(view: View, language: Language): readonly string[] {
  const [start, finish] = ['S', 'F'].map(PAGE[language].card)
  const rows = rowsOf(view.sea, modules)
  const lines = rows.map((row, at) => rankLine(view, row, rows.length - at, PAGE[language]))
  const files = filesOf(rows)
    .map(file => file.padStart(WIDTH))
    .join('')
  const ends = endsOf(view, modules)
  return [
    ends.finish ? `${lines[0]}  ${finish}` : `${lines[0]}`,
    ...lines.slice(1),
    `  ${files}`,
    ...(ends.start ? [`${start}`] : []),
    ...legend(view, PAGE[language])
  ]
}

function rankLine(view: View, row: readonly (string | null)[], rank: number, words: Words): string {
  const blocks = blocksOn(view, rank, words)
  const cells = row.map(cell => (cell === null ? '' : signOf(view, cell, words) || '.').padStart(WIDTH)).join('')
  return `${rank}`.padStart(2) + cells.trimEnd() + blocks.map(block => `  ${block}`).join('')
}

export function aloud(view: View, language: Language): string {
  const { sea, cells } = view
  const { text: words, modules: own } = languages[language]
  const { names } = seaNamed(sea)
  const islands = names.flatMap(cell => (cells[cell] === undefined ? [] : lies(view, cell, cells[cell], language)))
  const order = islands.length > 0 ? words.order(islands.join(', ')) : words.calm
  const left = names.length - islands.length
  const more = Object.values<(view: View) => string | undefined>(each(own, 'aloud')).flatMap(say => say(view) ?? [])
  return [order, left > 0 ? words.left(left) : words.full, ...more].join(' ')
}

function lies(view: View, cell: string, island: number, language: Language): string {
  const said = languages[language].text.island(island, cell)
  const lies = first(modules, module => module.lies?.(view, cell, PAGE[language]))
  return lies?.sign ? `${said} (${lies.says})` : said
}

/** What lies beside the sea. */
export function aside(view: View, language: Language, name: (seat: number) => string): string | null {
  const all = modules.flatMap(module => module.lying?.(view, PAGE[language], name) ?? [])
  return all.map(sentence).join(' ') || null
}

function sentence({ text, mark, cards = [] }: Lying): string {
  return `${[mark?.says, text, cards.join(', ')].filter(Boolean).join(' ')}.`
}

/** How far a place is from where an island would lie if all were spread evenly. */
export function near({ sea }: View): Near {
  const { names } = seaNamed(sea)
  return ({ subject, as = subject }, place) => {
    const even = ((Number(as) - 0.5) / HIGHEST) * names.length - 0.5
    return Math.abs(names.indexOf(place) - even) || 0
  }
}

/** The most that a crew has reached. */
export function best(most: number, language: Language): string {
  return languages[language].text.best(most)
}
