import type { View } from '../../../../engine/tranquility/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import { modules } from '../modules/index.ts'
import { paintOf } from '../modules/halves/paint.ts'
import { endsOf, rowsOf } from '../board/sea.ts'
import { blocksOn, filesOf, legend, signOf } from './signs.ts'
import { paint } from './paint.ts'
import { words as WORDS } from '../words/index.ts'

// The files, the ranks beside them and the gaps between: 320 pixels.
const WIDTH = 320
const RANK = 30
const GAP = 2
const FRAME = 3
/** A card of the hand: as large as on a sea of six files. */
const CELL = cellOf(6)

interface Tabled {
  readonly view: View
  readonly language: Language
  /** Places on which something happened: framed. */
  readonly fresh: readonly string[]
}

/** The sea as a table: background colours and numerals, no pictures. */
export function Table({ view, language, fresh }: Tabled) {
  const { board, card } = WORDS[language]
  const rows = rowsOf(view.sea, modules)
  const files = filesOf(rows)
  const size = cellOf(files.length)
  const ends = endsOf(view, modules)
  return (
    <table aria-label={board} style={`width:${WIDTH}px;border-collapse:separate;border-spacing:${GAP}px`}>
      <tr>
        <td />
        <td colspan={files.length} class="soft" style={`${EDGE};text-align:right`}>
          {ends.finish && `${card('F')} ↗`}
        </td>
      </tr>
      {rows.map((row, at) => (
        <tr>
          <th scope="row" class="soft" style={`width:${RANK}px;${EDGE}`}>
            {rows.length - at}
          </th>
          {row.map(cell =>
            cell === null ? <td /> : <Cell {...{ view, language, cell, size }} fresh={fresh.includes(cell)} />
          )}
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
          {ends.start && `↗ ${card('S')}${view.startPlayed ? ' ✓' : ''}`}
          <Legend view={view} language={language} />
        </td>
      </tr>
    </table>
  )
}

const EDGE = 'padding:0;text-align:center;color:#52607a;font-size:13px;font-weight:normal;line-height:22px'

/** How large a cell is where there are so many files. */
function cellOf(files: number): number {
  return Math.floor((WIDTH - RANK) / files) - GAP
}

interface Placed extends Pick<Tabled, 'view' | 'language'> {
  readonly cell: string
  readonly size: number
  readonly fresh: boolean
}

function Cell({ view, language, cell, size, fresh }: Placed) {
  const island = view.cells[cell]
  const { background, color } = paintOf(view, cell) ?? paint(island === undefined ? undefined : `${island}`)
  // A frame may sink into the page behind a night; the line under the numeral doesn't.
  const frame = `${FRAME}px solid ${fresh ? color : background}`
  const line = fresh ? ';text-decoration:underline' : ''
  const inside = size - 2 * FRAME
  return (
    <td
      align="center"
      class={island === undefined ? 'sea' : undefined}
      style={`width:${inside}px;height:${inside}px;padding:0;border:${frame};background:${background};color:${color};font-size:${Math.floor(size * 0.46)}px;font-weight:bold${line}`}
    >
      {signOf(view, cell, WORDS[language]) || '·'}
    </td>
  )
}

/** What the signs mean, and which rows are closed by what. */
function Legend({ view, language }: Pick<Tabled, 'view' | 'language'>) {
  const words = WORDS[language]
  const closed = rowsOf(view.sea, modules).flatMap((_, row) => {
    const blocks = blocksOn(view, row + 1, words)
    return blocks.length > 0 ? `${words.ways.row(`${row + 1}`)}: ${blocks.join(', ')}` : []
  })
  return (
    <>
      {[...legend(view, words), ...closed.map(block => `# ${block}`)].map(line => (
        <>
          <br />
          {line}
        </>
      ))}
    </>
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
