import type { View } from '../../../../engine/pub/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import { CardCell } from '../../../mail/card.tsx'
import { languages, words as WORDS } from '../words/index.ts'
import { FLOOR, INK, paint } from './paint.ts'
import { inSentences } from './text.ts'

const LINE = '#8a97a8'
const COIN = '●'

interface Tabled {
  readonly view: View
  readonly language: Language
  /** Guests and tables that something happened to: framed. */
  readonly fresh: readonly string[]
}

/** The pub as a table, a row for each place from the door on: its number, its coins, its guests. */
export function Table({ view, language, fresh }: Tabled) {
  const words = languages[language].text
  return (
    <table
      aria-label={WORDS[language].board}
      style={`width:320px;border-collapse:collapse;background:${FLOOR};color:${INK}`}
    >
      {view.floor.map((coins, place) => (
        <tr>
          <th
            scope="row"
            style={`width:48px;padding:4px;border:1px solid ${LINE};color:${INK};font-size:13px;line-height:1.2`}
          >
            {place === 0 ? words.door : place}
          </th>
          <td style={`height:34px;padding:2px;border:1px solid ${LINE};color:${INK};font-size:13px;line-height:1.5`}>
            {view.guests
              .filter(guest => guest.place === place)
              .map(guest => (
                <Guest guest={guest} isFresh={fresh.includes(guest.name)} />
              ))}
            {coins > 0 && <span style="white-space:nowrap"> {COIN.repeat(Math.min(coins, 9))} </span>}
            {view.innkeeper === place && (
              <span
                style={`padding:1px 5px;border-radius:4px;background:${INK};color:#ffffff;white-space:nowrap${fresh.includes(`${place}`) ? ';text-decoration:underline' : ''}`}
              >
                {words.innkeeper}
              </span>
            )}
          </td>
        </tr>
      ))}
      <tr>
        <td colspan={2} style={`padding:8px 4px;border:1px solid ${LINE};color:${INK};font-size:13px;line-height:1.4`}>
          {[`${words.head(COIN)}.`, ...inSentences(view, language).slice(-2)].join(' ')}
        </td>
      </tr>
    </table>
  )
}

function Guest({ guest: { name, coins, beers }, isFresh }: { guest: View['guests'][number]; isFresh: boolean }) {
  const frame = isFresh ? `2px solid ${INK}` : '1px solid #52607a'
  return (
    <>
      <span
        style={`padding:1px 4px;border:${frame};border-radius:4px;background:${paint(name)};color:${INK};font-weight:bold;white-space:nowrap`}
      >
        {name} {coins}/{beers}
      </span>{' '}
    </>
  )
}

/** A character on its own. */
export function Card({ card, language }: { card: string; language: Language }) {
  return (
    <CardCell paper={paint(card)} ink={INK}>
      {WORDS[language].card(card)}
    </CardCell>
  )
}
