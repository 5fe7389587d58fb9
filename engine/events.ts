import type { Consequence, Event, Facts, Step } from './game.ts'

/** The facts of each type of event, or of consequence, as a game lists them. */
type FactsByType<All> = { readonly [Type in keyof All]: Facts }

/** The function that makes a game's events: it takes the facts of the event's type for everybody; `rest` adds facts for one seat (`only`) and sealed ones. */
export function eventMaker<All extends FactsByType<All>>() {
  return <Type extends keyof All & string>(
    type: Type,
    facts: All[Type],
    rest: Pick<Event, 'only' | 'sealed'> = {}
  ): Event => ({ type, facts, ...rest })
}

/** The function that makes a game's consequences: it takes the facts of the consequence's type. */
export function consequenceMaker<All extends FactsByType<All>>() {
  return <Type extends keyof All & string>(type: Type, facts: All[Type]): Consequence => ({ type, facts })
}

/** The step to a new state by some events, or by none. */
export function step<State>(state: State, ...events: readonly Event[]): Step<State> {
  return { state, events }
}
