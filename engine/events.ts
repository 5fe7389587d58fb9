import type { Consequence, Event, Facts, Step } from './game.ts'

/** The facts of each type of event, or of consequence, as a game lists them. */
type FactsByType<All> = { readonly [Type in keyof All]: Facts }

/**
 * Makes the function that builds a game's events from a type and its public facts; `rest` adds one seat's facts (`only`) and
 * sealed ones.
 */
export function eventMaker<All extends FactsByType<All>>() {
  return <Type extends keyof All & string>(
    type: Type,
    facts: All[Type],
    rest: Pick<Event, 'only' | 'sealed'> = {}
  ): Event => ({ type, facts, ...rest })
}

/** Makes the function that builds a game's consequences from a type and its facts. */
export function consequenceMaker<All extends FactsByType<All>>() {
  return <Type extends keyof All & string>(type: Type, facts: All[Type]): Consequence => ({ type, facts })
}

/** Makes a Step of a new state and its events, if any. */
export function step<State>(state: State, ...events: readonly Event[]): Step<State> {
  return { state, events }
}
