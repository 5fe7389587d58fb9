import { measuredWinCountsOf } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import type { MeasuredSetup, SelfPlayWinCounts } from '../../engine/win-counts.ts'
import type { Language } from '../../schema/languages.ts'
import { setupWords } from '../games/harbour.ts'
import { harbourWords } from '../words/index.ts'
import { signOf } from '../games/catalogue.ts'
import { shareOf } from './hardness.ts'

/** How hard every measured set-up is, or how even where all are a contest, and how that was found. */
export function OddsTable({ rules, language }: { readonly rules: Game; readonly language: Language }) {
  const odds = measuredWinCountsOf(rules.name)
  if (!odds) return null
  const words = harbourWords[language].odds
  const isContest = odds.setups.every(({ first }) => first)
  const { least, most } = rules.seats
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more)
  return (
    <details class="odds">
      <summary>{isContest ? words.even : words.heading}</summary>
      <p>{words.measured(new Date(odds.date), odds.matches, odds.margin)}</p>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.setup}</th>
            {counts.map(count => (
              <th scope="col">{words.players(count)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.setups.map(setup => (
            <tr>
              <th scope="row">
                {setupWords(signOf(rules.name, language), setup.options, words.asSet) || words.usual}
                {setup.first && <small> {words.first}</small>}
              </th>
              {counts.map(count => (
                <td>{cell(odds, setup, count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function cell(odds: SelfPlayWinCounts, { won, first }: MeasuredSetup, seats: number): string {
  return `${shareOf(odds, (won ?? first)?.[seats]) ?? '–'}`
}
