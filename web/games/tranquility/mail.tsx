import type { View } from '../../../engine/tranquility/view.ts'
import type { Language } from '../../../schema/wire.ts'
import { hour } from './island.ts'
import { rowsOf } from './places.ts'
import { words as de } from './words/de.ts'
import { words as en, type Words } from './words/en.ts'
import { words as fr } from './words/fr.ts'

const WORDS: Readonly<Record<Language, Words>> = { en, fr, de }

// Six files, the ranks beside them and the gaps between: 320 pixels.
const CELL = 46
const RANK = 30
const GAP = 2
const FRAME = 3
const INSIDE = CELL - 2 * FRAME

const INK = '#0b1b2e'
const SEA = '#c4dbe0'
const NIGHT = 13

/** The skies of board.css, from dawn over noon to night: mail programs know no custom properties. */
export const SKIES = [
  '#ddbbcc',
  '#ddcccc',
  '#ddccdd',
  '#ccddee',
  '#bbddee',
  '#aaddee',
  '#99ddff',
  '#99ddff',
  '#99ddff',
  '#aaddee',
  '#bbddee',
  '#ddcccc',
  '#eebbaa',
  '#332255',
  '#222244',
  '#111133'
] as const

/** Background and numeral of a card, or of the open sea. */
export function paint(card: string | undefined): { readonly background: string; readonly color: string } {
  const island = Number(card)
  if (card === undefined) return { background: SEA, color: INK }
  if (Number.isNaN(island)) return { background: '#f7f2e7', color: INK }
  return { background: SKIES[hour(island)] ?? SEA, color: hour(island) < NIGHT ? INK : '#ffffff' }
}

interface Tabled {
  readonly view: View
  readonly language: Language
  /** Places on which something happened: framed. */
  readonly fresh: readonly string[]
}

/** The sea as a table: background colours and numerals, no pictures. */
export function Table({ view, language, fresh }: Tabled) {
  const { board, finish, start } = WORDS[language]
  const rows = rowsOf(view.sea)
  const files = rows[0]?.map(cell => cell.slice(0, 1)) ?? []
  return (
    <table aria-label={board} style={`width:320px;border-collapse:separate;border-spacing:${GAP}px`}>
      <tr>
        <td />
        <td colspan={files.length} class="soft" style={`${EDGE};text-align:right`}>
          {finish} ↗
        </td>
      </tr>
      {rows.map(row => (
        <tr>
          <th scope="row" class="soft" style={`width:${RANK}px;${EDGE}`}>
            {row[0]?.slice(1)}
          </th>
          {row.map(cell => (
            <Cell island={view.cells[cell]} fresh={fresh.includes(cell)} />
          ))}
        </tr>
      ))}
      <tr>
        <td />
        {files.map(file => (
          <th scope="col" class="soft" style={EDGE}>
            {file}
          </th>
        ))}
      </tr>
      <tr>
        <td colspan={files.length + 1} class="soft" style={`${EDGE};text-align:left`}>
          ↗ {start}
          {view.startPlayed ? ' ✓' : ''}
        </td>
      </tr>
    </table>
  )
}

const EDGE = 'padding:0;text-align:center;color:#52607a;font-size:13px;font-weight:normal;line-height:22px'

function Cell({ island, fresh }: { island: number | undefined; fresh: boolean }) {
  const { background, color } = paint(island === undefined ? undefined : `${island}`)
  // A frame may sink into the page behind a night; the line under the numeral doesn't.
  const frame = `${FRAME}px solid ${fresh ? color : background}`
  const line = fresh ? ';text-decoration:underline' : ''
  return (
    <td
      align="center"
      class={island === undefined ? 'sea' : undefined}
      style={`width:${INSIDE}px;height:${INSIDE}px;padding:0;border:${frame};background:${background};color:${color};font-size:21px;font-weight:bold${line}`}
    >
      {island ?? '·'}
    </td>
  )
}

/** A card of the hand, as large as on the table. */
export function Card({ card, language }: { card: string; language: Language }) {
  const { background, color } = paint(card)
  const name = WORDS[language].card(card)
  const size = name === card ? 21 : 11
  return (
    <td
      align="center"
      style={`width:${CELL}px;height:${CELL}px;padding:0;border:1px solid #52607a;border-radius:6px;background:${background};color:${color};font-size:${size}px;font-weight:bold`}
    >
      {name}
    </td>
  )
}
