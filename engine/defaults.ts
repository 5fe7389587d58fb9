import { ENDED_EARLY } from './end-reasons.ts'
import type { BaseView, Choice, Game, Result, Seat } from './game.ts'
import type { Reason } from './refusal.ts'

/*
 * Defaults for the hooks that a game leaves out.
 */

/** The line that the game's autopilot plays; in a game without an autopilot, the example of the first choice. */
export function autopilotLineOrFirstChoice<State, View = BaseView>(
  { bot }: Pick<Game<State, View>, 'bot'>,
  view: View,
  choices: readonly Choice[]
): string {
  const line = bot?.autopilot(view, choices) ?? choices[0]?.example
  if (line === undefined) throw new Error('Cannot choose from nothing')
  return line
}

/** The choices that the seat may plan; empty in a game without planning. */
export function plannableChoices<State>(
  { planning }: { readonly planning?: Game<State>['planning'] },
  state: State,
  seat: Seat
): readonly Choice[] {
  return planning?.choices(state, seat) ?? []
}

/** The phrases that a game has for a seat; empty in a game without phrases, where anything may be said. */
export function phrasesOfSilentGame<State>(
  { talk }: { readonly talk?: Game<State>['talk'] },
  state: State,
  seat: Seat
): readonly string[] {
  return talk?.phrases(state, seat) ?? []
}

/** Why no choice uses a card; null if one does, or if the game gives no reasons. */
export function whyNoChoiceUsesCard<State, View>(
  { insight }: Pick<Game<State, View>, 'insight'>,
  state: State,
  seat: Seat,
  cardName: string
): Reason | null {
  return insight?.whyNoChoiceUsesCard?.(state, seat, cardName) ?? null
}

/** The result of a match that was ended early: by default without ranking and scores. */
export function resultWhenEndedEarly<State>(
  { archive }: { readonly archive?: Game<State>['archive'] },
  state: State,
  gaveUp: readonly Seat[]
): Result {
  return archive?.resultWhenEndedEarly?.(state, gaveUp) ?? { outcome: 'stopped', why: ENDED_EARLY }
}
