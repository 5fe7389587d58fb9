import type { View } from '../../../../engine/merchants/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import { CardCell } from '../../../mail/card.tsx'
import { ROWS, specialOn } from '../board/map.ts'
import { languages, words as WORDS } from '../words/index.ts'
import { lyingOn, standingOn } from './lying.ts'
import { EDGE, INK, paint } from './paint.ts'
import { aloud } from './text.ts'

// Nine spaces across, each of two half columns, with a pixel around each column: less than the 320 pixels that they share.
const HALF = 16
const HALVES = 18
const HIGH = 30

interface Tabled {
  readonly view: View
  readonly language: Language
  /** Spaces on which something happened: framed. */
  readonly fresh: readonly string[]
}

/** The map as a table whose rows are shifted by half a space; below it, in sentences, all that belongs to it. */
export function Table({ view, language, fresh }: Tabled) {
  return (
    <table
      aria-label={WORDS[language].board}
      style="width:320px;border-collapse:separate;border-spacing:1px;table-layout:fixed"
    >
      <colgroup>
        {Array.from({ length: HALVES }, () => (
          <col style={`width:${HALF}px`} />
        ))}
      </colgroup>
      {ROWS.map(spaces => {
        const beside = HALVES / 2 - spaces.length
        return (
          <tr>
            {beside > 0 && <td colspan={beside} />}
            {spaces.map(space => (
              <Space view={view} language={language} space={space} isFresh={fresh.includes(space)} />
            ))}
            {beside > 0 && <td colspan={beside} />}
          </tr>
        )
      })}
      <tr>
        <td colspan={HALVES} class="soft" style="padding:8px 0;color:#52607a;font-size:13px;line-height:1.4">
          {aloud(view, language)}
        </td>
      </tr>
    </table>
  )
}

interface Shown extends Omit<Tabled, 'fresh'> {
  readonly space: string
  readonly isFresh: boolean
}

function Space({ view, language, space, isFresh }: Shown) {
  const { ground } = lyingOn(view, space)
  const special = specialOn(space)
  const { short } = languages[language].text
  const sign = special ? short(special) : view.rocks.includes(space) ? '#' : view.tiles[space]
  const standing = standingOn(view, space)
  const colour = ground === 'ROCK' ? '#ffffff' : INK
  return (
    <td
      colspan={2}
      align="center"
      style={`height:${HIGH}px;padding:0;border:${isFresh ? `2px solid ${INK}` : `1px solid ${EDGE}`};background:${paint(ground)};color:${sign ? colour : '#6b5d3f'};font-size:${sign ? 14 : 10}px;line-height:1;font-weight:${sign ? 'bold' : 'normal'}`}
    >
      {sign ?? (standing ? '' : space)}
      {sign && standing && <br />}
      {standing && <b style={`padding:0 2px;background:${INK};color:#ffffff;font-size:11px`}>{standing}</b>}
    </td>
  )
}

/** A card of the hand, with its name on its colour. */
export function Card({ card, language }: { readonly card: string; readonly language: Language }) {
  return (
    <CardCell paper={paint(card)} ink={INK}>
      {card}
      <br />
      {languages[language].text.parted(card)}
    </CardCell>
  )
}
