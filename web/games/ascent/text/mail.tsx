import type { View } from '../../../../engine/ascent/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import { CardCell } from '../../../mail/card.tsx'
import { partsOf } from '../board/cards.ts'
import { INK, paint } from './paint.ts'
import { HIGHEST, ROWS, rowOf } from '../board/slots.ts'
import { liesOn, marksOn } from '../board/standing.ts'
import { reached, shownIn } from './text.ts'
import { languages, words as WORDS } from '../words/index.ts'

// Nine cards of two columns each, the row's number beside them: 320 pixels.
const HALF = 17
const ROW = 14
const FRAME = 2
/** A name of more signs than that, as `R12*`, is written smaller. */
const WIDE = 3

const LINE = '#8a97a8'
const EDGE = 'padding:0;text-align:center;color:#52607a;font-size:11px;font-weight:normal'

interface Tabled {
  readonly view: View
  readonly language: Language
  /** Slots on which something happened: framed. */
  readonly fresh: readonly string[]
}

/** The mountain as a table, like bricks: each card half over two others. Below it, what is still to be reached. */
export function Table({ view, language, fresh }: Tabled) {
  return (
    <table
      aria-label={WORDS[language].board}
      style="width:320px;border-collapse:separate;border-spacing:0;table-layout:fixed"
    >
      <colgroup>
        <col style={`width:${ROW}px`} />
        {Array.from({ length: 2 * ROWS.length }, () => (
          <col style={`width:${HALF}px`} />
        ))}
      </colgroup>
      {ROWS.map((row, above) => (
        <tr>
          <th scope="row" class="soft" style={EDGE}>
            {rowOf(row[0] ?? '')}
          </th>
          <Gap columns={HIGHEST - above} />
          {row.map(slot => (
            <Slot view={view} language={language} slot={slot} isFresh={fresh.includes(slot)} />
          ))}
          <Gap columns={HIGHEST - above} />
        </tr>
      ))}
      <tr>
        <td
          colspan={1 + 2 * ROWS.length}
          class="soft"
          style="padding:8px 0;color:#52607a;font-size:13px;line-height:1.4"
        >
          {unbroken(reached(view, language).join(' '))}
        </td>
      </tr>
    </table>
  )
}

/** With sequences that stay on one line. */
function unbroken(text: string): string {
  return text.replace(/(?<=\d)-(?=\d)/g, '\u2011')
}

function Gap({ columns }: { columns: number }) {
  return columns > 0 ? <td colspan={columns} style="padding:0" /> : null
}

interface Placed extends Pick<Tabled, 'view' | 'language'> {
  readonly slot: string
  readonly isFresh: boolean
}

function Slot({ view, language, slot, isFresh }: Placed) {
  const card = view.slots[slot]
  const background = paint(card)
  const frame = isFresh ? `${FRAME}px solid ${INK}` : `1px solid ${LINE}`
  const shown = shownIn(view, language)
  const below = [liesOn(shown, slot), ...marksOn(shown, slot)].map(one => one?.sign).filter(Boolean)
  return (
    <td
      colspan={2}
      align="center"
      class={card === undefined ? 'sea' : undefined}
      style={`height:${2 * (HALF - FRAME)}px;padding:0;border:${frame};background:${background};color:${INK};font-size:${card && card.length > WIDE ? 11 : 13}px;line-height:1;font-weight:bold${isFresh ? ';text-decoration:underline' : ''}`}
    >
      {card ? lettered(card, language) : <span style="font-size:10px;font-weight:normal">{slot}</span>}
      {below.length > 0 && (
        <>
          <br />
          <span style="font-size:10px">{below.join(' ')}</span>
        </>
      )}
    </td>
  )
}

/** A card as lines name it, but with its terrain's letter in this language. */
function lettered(card: string, language: Language): string {
  const { terrain, value, isFire, hasIbex } = partsOf(card)
  if (!terrain) return card
  return `${isFire ? 'F' : ''}${languages[language].text.letters[terrain]}${value}${hasIbex ? '*' : ''}`
}

/** A card of the hand, larger than on the mountain. */
export function Card({ card, language }: { card: string; language: Language }) {
  const { terrain, value } = partsOf(card)
  return (
    <CardCell paper={paint(card)} ink={INK} size={value ? 18 : 11}>
      {terrain && value ? lettered(card, language) : WORDS[language].card(card)}
    </CardCell>
  )
}
