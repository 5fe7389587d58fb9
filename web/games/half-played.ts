import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import type { Game, Json } from '../../engine/game.ts'
import { openMatch, decideAndSettle } from '../../engine/match.ts'

const SEED = '5'.repeat(64)
const SEATS = 2
const LINES = 26

const views = new Map<string, Json>()

/** A match half played by the autopilot, always the same one: what the game looks like. */
export function halfPlayed(rules: Game): Json {
  // Played once in the life of a Worker: it takes a few milliseconds.
  const view = views.get(rules.name) ?? played(rules)
  views.set(rules.name, view)
  return view
}

function played(rules: Game): Json {
  let { match } = openMatch(rules, {}, Math.max(SEATS, rules.seats.least), SEED)
  for (let line = 0; line < LINES && !rules.result(match.state); line++) {
    const seat = rules.awaits(match.state)[0] ?? 0
    const seen = rules.view(match.state, seat)
    match = decideAndSettle(
      rules,
      match,
      seat,
      autopilotLineOrFirstChoice(rules, seen, rules.choices(match.state, seat))
    ).match
  }
  return rules.view(match.state, 'watcher')
}
