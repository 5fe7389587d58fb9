import type { Choice, WaysOfChoice } from '../../engine/game.ts'

/** A choice as the API names its parts. */
export interface WireChoice {
  readonly verb: string
  readonly subject?: string
  /** The card that the subject stands for, or the facts of its effect, parted by spaces. */
  readonly as?: string
  readonly line: string
  readonly ways?: WaysOfChoice
  readonly pick?: Choice['pick'] & object
  /** One complete, legal line. */
  readonly try: string
}

export function choiceOnWire({ verb, subject, standsFor, facts, line, ways, pick, example }: Choice): WireChoice {
  const as = standsFor ?? (facts && Object.values(facts).join(' '))
  return {
    verb,
    ...(subject !== undefined && { subject }),
    ...(as !== undefined && { as }),
    line,
    // The API knows several words as a route.
    ...(ways && { ways: ways.kind === 'words' ? { ...ways, kind: 'route' } : ways }),
    ...(pick && { pick }),
    try: example
  }
}

export function choicesOnWire(choices: readonly Choice[]): readonly WireChoice[] {
  return choices.map(choiceOnWire)
}

/** The choices of an envelope as the engine's autopilots read them. */
export function choicesFromWire(choices: readonly WireChoice[]): readonly Choice[] {
  return choices.map(({ as, try: example, ...choice }) => ({
    ...choice,
    ...(as !== undefined && { standsFor: as }),
    example
  }))
}
