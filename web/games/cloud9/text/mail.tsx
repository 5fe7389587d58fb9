import type { View } from '../../../../engine/cloud9/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import { CardCell } from '../../../mail/card.tsx'
import { languages, words as WORDS } from '../words/index.ts'
import { INK, paint, SKY } from './paint.ts'
import { atStake } from './text.ts'

/** How far each cloud stands to the right of the one below it. */
const STEP = 24

interface Tabled {
  readonly view: View
  readonly language: Language
}

/** The clouds as a table of steps, the balloon on one of them; below them the dice, and what they ask for. */
export function Table({ view, language }: Tabled) {
  const words = WORDS[language]
  return (
    <table aria-label={words.board} style="width:320px;border-collapse:separate;border-spacing:0;table-layout:fixed">
      {view.clouds
        .map((_, at) => (
          <tr>
            <td class="sea" style={`padding:1px 0 1px ${at * STEP}px;background:${SKY}`}>
              <Cloud view={view} language={language} cloud={at + 1} />
            </td>
          </tr>
        ))
        .reverse()}
      {view.roll && (
        <tr>
          <td style="padding:8px 0">
            <table style="border-spacing:4px 0">
              <tr>
                {view.roll.map(face => (
                  <Card card={face} language={language} />
                ))}
              </tr>
            </table>
          </td>
        </tr>
      )}
      <tr>
        <td class="soft" style="padding:8px 0;color:#52607a;font-size:13px;line-height:1.4">
          {atStake(view, language).join(' ')}
        </td>
      </tr>
    </table>
  )
}

function Cloud({ view, language, cloud }: Tabled & { readonly cloud: number }) {
  const { points = 0, dice = 0 } = view.clouds[cloud - 1] ?? {}
  const isHere = cloud === view.cloud
  const aboard = view.players.flatMap((player, seat) => (player.aboard ? [seat + 1] : []))
  const said = `${points} · ${languages[language].text.dieCount(dice)}`
  return (
    <span
      style={`padding:0 8px;border-radius:10px;background:${isHere ? INK : '#ffffff'};color:${isHere ? '#ffffff' : INK};font-size:13px;line-height:1.5;font-weight:bold`}
    >
      {isHere ? `${said} · ${aboard.join(' ')}` : said}
    </span>
  )
}

/** A card of the hand, or a side of a die, with its name on its colour. */
export function Card({ card, language }: { readonly card: string; readonly language: Language }) {
  return (
    <CardCell paper={paint(card)} ink={INK}>
      {WORDS[language].card(card)}
    </CardCell>
  )
}
