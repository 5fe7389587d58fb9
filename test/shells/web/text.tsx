import type { Language } from '../../../schema/languages.ts'
import { small } from '../../../web/games/small.ts'
import type { TextGame } from '../../../web/text/game.ts'
import type { Near } from '../../../web/text/suggestions.ts'
import { SPOTS, type View, wished } from '../engine/state.ts'
import { SHELLS } from './drawn.ts'
import { languages, words } from './words/index.ts'

export const text: TextGame<View> = { near, board, aloud, aside, Table, small: smallBeach, Card }

/** The shells that the reader wishes for first. */
function near(view: View): Near {
  const [wish] = wished(view)
  return (_, spot) => (view.beach[Number(spot) - 1] === wish ? 0 : 1)
}

/** `1 oyster  2 mussel  3 -  4 mussel  5 cockle`, and what was found in this turn. */
function board({ beach, found }: View, language: Language): readonly string[] {
  const { turn } = languages[language]
  const spots = SPOTS.map(spot => `${spot} ${turn.card(beach[spot - 1] ?? '-')}`)
  return [spots.join('  '), ...(found.length > 0 ? [`${turn.found}: ${found.map(turn.card).join(', ')}`] : [])]
}

function aloud({ heap }: View, language: Language): string {
  return `${languages[language].turn.heap(heap)}.`
}

/** What lies in the baskets, as far as anything does. */
function aside({ baskets }: View, language: Language, name: (seat: number) => string): string | null {
  const { turn } = languages[language]
  const lines = baskets.map((basket, seat) => [name(seat), ...basket.map(turn.card)].join(' · '))
  return baskets.flat().length > 0 ? lines.join('\n') : null
}

interface Tabled {
  readonly view: View
  readonly language: Language
  readonly fresh: readonly string[]
}

function Table({ view, language, fresh }: Tabled) {
  return (
    <table aria-label={words[language].board} style="border-spacing:4px">
      <tr>
        {SPOTS.map(spot => {
          const kind = view.beach[spot - 1]
          return (
            <td align="center" style={`border:${fresh.includes(`${spot}`) ? 2 : 0}px solid #b0126b`}>
              {spot}
              <table>
                <tr>{kind ? <Card card={kind} language={language} /> : <td style="width:60px;height:46px" />}</tr>
              </table>
            </td>
          )
        })}
      </tr>
    </table>
  )
}

function Card({ card, language }: { readonly card: string; readonly language: Language }) {
  return (
    <td
      align="center"
      style={`width:60px;height:46px;border-radius:6px;background:${SHELLS[card]?.paper};color:#13233a;font-size:13px`}
    >
      {words[language].card(card)}
    </td>
  )
}

function smallBeach({ beach }: View): string {
  const places = beach.flatMap((kind, at) => {
    const x = 4 + at * 19
    return kind ? [{ fill: SHELLS[kind]?.paper ?? '', path: `M${x} 42h16v16h-16z` }] : []
  })
  return small('<rect width="100" height="100" fill="#ead9b4"/>', places)
}
