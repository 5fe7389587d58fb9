import type { Game, Json } from '../../engine/game.ts'
import { open, play } from '../../engine/match.ts'
import type { Language } from '../../schema/languages.ts'
import { pageGame } from '../games/catalogue.ts'

const SEED = '5'.repeat(64)
const SEATS = 2
const LINES = 26

const halfPlayed = new Map<string, Json>()

/** What the game looks like: a match half played by the autopilot, always the same one. */
export function Picture({ rules, language, says }: { rules: Game; language: Language; says: string }) {
  const { game, words } = pageGame(rules.name)
  return (
    <figure class="picture">
      <div inert>
        <game.Board view={viewOf(rules)} words={words[language]} />
      </div>
      <figcaption class="unseen">{says}</figcaption>
    </figure>
  )
}

// Played once in the life of a Worker: it takes a few milliseconds.
function viewOf(rules: Game): Json {
  const view = halfPlayed.get(rules.name) ?? playedView(rules)
  halfPlayed.set(rules.name, view)
  return view
}

function playedView(rules: Game): Json {
  let { match } = open(rules, {}, Math.max(SEATS, rules.seats.least), SEED)
  for (let line = 0; line < LINES && !rules.result(match.state); line++) {
    const seat = rules.awaits(match.state)[0] ?? 0
    const seen = rules.view(match.state, seat)
    match = play(rules, match, seat, rules.autopilot(seen, rules.choices(match.state, seat))).match
  }
  return rules.view(match.state, 'watcher')
}
