import type { View } from '../../../../engine/reef/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import { CardCell } from '../../../mail/card.tsx'
import { COLUMNS } from '../said/columns.ts'
import { words as WORDS } from '../words/index.ts'
import { INK, paint } from './paint.ts'
import { beside } from './text.ts'

// Eight cards and the row's number beside them: 320 pixels.
const CELL = 38
const EDGE = 16

const LINE = '#8a97a8'
const SOFT = 'padding:0;text-align:center;color:#52607a;font-size:11px;font-weight:normal'
const SIGNS: { readonly [card: string]: string } = { m: '♂', f: '♀', '#': '?' }

interface Tabled {
  readonly view: View
  readonly language: Language
  /** Cells on which something happened: framed. */
  readonly fresh: readonly string[]
}

/** The sea as a table, the viewer's own row at the bottom. Below it, in sentences, all that lies beside it. */
export function Table({ view, language, fresh }: Tabled) {
  const rows = view.viewer === 1 ? [1, 2, 3, 4] : [4, 3, 2, 1]
  return (
    <table
      aria-label={WORDS[language].board}
      style="width:320px;border-collapse:separate;border-spacing:0;table-layout:fixed"
    >
      <colgroup>
        <col style={`width:${EDGE}px`} />
        {COLUMNS.map(() => (
          <col style={`width:${CELL}px`} />
        ))}
      </colgroup>
      <tr>
        <td />
        {COLUMNS.map(column => (
          <th scope="col" class="soft" style={SOFT}>
            {column}
          </th>
        ))}
      </tr>
      {rows.map(row => (
        <tr>
          <th scope="row" class="soft" style={SOFT}>
            {row}
          </th>
          {COLUMNS.map(column => (
            <Cell
              card={view.cells[`${column}${row}`]}
              isFresh={fresh.includes(`${column}${row}`)}
              language={language}
            />
          ))}
        </tr>
      ))}
      <tr>
        <td
          colspan={1 + COLUMNS.length}
          class="soft"
          style="padding:8px 0;color:#52607a;font-size:13px;line-height:1.4"
        >
          {[legend(language), ...beside(view, language)].join(' ')}
        </td>
      </tr>
    </table>
  )
}

interface Lying {
  readonly card: string | undefined
  readonly isFresh: boolean
  readonly language: Language
}

function Cell({ card, isFresh, language }: Lying) {
  const frame = isFresh ? `2px solid ${INK}` : `1px solid ${LINE}`
  const label = card && WORDS[language].card(card)
  return (
    <td
      align="center"
      aria-label={label}
      style={`height:${CELL - 4}px;padding:0;border:${frame};background:${paint(card)};color:${INK};font-size:14px;line-height:1;font-weight:bold${isFresh ? ';text-decoration:underline' : ''}`}
    >
      {card && signOf(card)}
    </td>
  )
}

/** As lines name it, with the sign of its sex. */
function signOf(card: string): string {
  return card.replace(/[mf#]$/, sign => SIGNS[sign] ?? sign)
}

/** What is no fish has no letter of its own. */
function legend(language: Language): string {
  return `${['co', 'sh', 'pe', '~'].map(card => `${card} ${WORDS[language].card(card)}`).join(', ')}.`
}

/** What a seat can give, larger than in the sea. */
export function Card({ card, language }: { card: string; language: Language }) {
  return (
    <CardCell paper={paint(card)} ink={INK}>
      {WORDS[language].card(card)}
    </CardCell>
  )
}
