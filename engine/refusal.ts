import type { Facts } from './game.ts'

/** The codes of refusals that every game has, in the order in which they are checked. */
export const COMMON_REFUSAL_CODES = [
  'BAD_ACTION',
  'GAME_OVER',
  'STALE',
  'NOT_YOUR_TURN',
  'WRONG_PHASE',
  'MODULE'
] as const

/** The codes of refusals to open a match with a host's options. */
export const SETUP_REFUSAL_CODES = ['BAD_SEATS', 'BAD_OPTION'] as const

/** The reason of a refusal: a code and its facts, no prose. */
export interface Reason<Code extends string = string> {
  readonly code: Code
  readonly facts?: Facts
}

/** The facts that come with each code; null if the code has none. */
export type FactsOrNullByCode = { readonly [code: string]: Facts | null }

/** A reason whose facts have the type that belongs to its code. */
export type TypedReason<All extends FactsOrNullByCode> = {
  readonly [Code in keyof All & string]: All[Code] extends Facts
    ? object extends All[Code]
      ? { readonly code: Code; readonly facts?: All[Code] }
      : { readonly code: Code; readonly facts: All[Code] }
    : { readonly code: Code; readonly facts?: never }
}[keyof All & string]

/** The facts of every code of a game: those listed, and null for all other codes. */
export type FactsByCodeElseNull<
  Code extends string,
  Listed extends { readonly [One in keyof Listed]: One extends Code ? Facts | null : never }
> = Listed & { readonly [One in Exclude<Code, keyof Listed>]: null }

/**
 * A function from facts to a sentence; typed as a method, whose parameters TypeScript checks loosely, so that one game's
 * sentences fit the type of any game's.
 */
type Sentence<Of> = { say(facts: Of): string }['say']

/** A function for each code that makes a sentence from its facts. */
export type SentenceFunctionsByCode<All extends FactsOrNullByCode> = {
  readonly [Code in keyof All & string]: Sentence<
    All[Code] extends Facts ? All[Code] : All[Code] extends null ? object : Facts
  >
}

/** The error that rules throw to refuse an action. Anything else thrown is a bug. */
export class Refusal extends Error implements Reason {
  readonly code: string
  readonly facts: Facts

  constructor(code: string, facts: Facts = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/** The first of several reasons, in the order of the game's codes. */
export function firstReasonByCodeOrder<One extends Reason>(
  codes: readonly string[],
  reasons: readonly (One | null)[]
): One | null {
  let first: One | null = null
  for (const reason of reasons)
    if (reason && (!first || codes.indexOf(reason.code) < codes.indexOf(first.code))) first = reason
  return first
}

/**
 * The last of several reasons, in the order of the game's codes; among equal codes, that with the lowest `due`. It is the one
 * nearest to being allowed. Null only if there are none.
 */
export function lastReasonByCodeOrder<One extends Reason>(
  codes: readonly string[],
  reasons: readonly One[]
): One | null {
  const due = ({ facts }: Reason) => Number(facts?.due ?? 0)
  let nearest: One | null = null
  for (const reason of reasons) {
    const further = nearest ? codes.indexOf(reason.code) - codes.indexOf(nearest.code) : 1
    if (further > 0 || (further === 0 && nearest && due(reason) < due(nearest))) nearest = reason
  }
  return nearest
}

/** Throws a Refusal with the first of several reasons, in the order of the codes; returns if there is none. */
export function throwFirstReasonByCodeOrder(codes: readonly string[], reasons: readonly (Reason | null)[]): void {
  const first = firstReasonByCodeOrder(codes, reasons)
  if (first) throw new Refusal(first.code, first.facts)
}
