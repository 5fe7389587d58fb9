import type { Facts } from '../../engine/game.ts'
import type { FactsOrNullByCode } from '../../engine/refusal.ts'

/** Of all that goes with facts, what they may be: with and without those that may be absent. */
export type SamplesOf<All extends FactsOrNullByCode> = {
  readonly [Name in keyof All & string as All[Name] extends null ? never : Name]: readonly All[Name][]
}

/** A game's refusals, events and doubts, which types name: what has no sample, the compiler finds. */
export interface Samples<
  Refused extends FactsOrNullByCode,
  Told extends FactsOrNullByCode,
  Doubted extends FactsOrNullByCode
> {
  readonly refused: SamplesOf<Refused>
  readonly happened: SamplesOf<Told>
  readonly doubted: SamplesOf<Doubted>
}

type Listed = { readonly [name: string]: readonly Facts[] }

/** Those of any game. */
export type AnySamples = { readonly [about in keyof Samples<never, never, never>]: Listed }

/** Something that is put in words: a code or an event, with its facts. */
export interface Sample {
  readonly name: string
  readonly facts: Facts
}

export function listed(samples: Listed): Sample[] {
  return Object.entries(samples).flatMap(([name, all]) => all.map(facts => ({ name, facts })))
}
