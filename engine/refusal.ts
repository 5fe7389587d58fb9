import type { Facts } from './game.ts'

/** The refusals that belong to every game, in the order in which they are checked. */
export const COMMON_CODES = ['BAD_ACTION', 'GAME_OVER', 'STALE', 'NOT_YOUR_TURN', 'WRONG_PHASE', 'MODULE'] as const

/** Why a match cannot be opened as a host asked. */
export const SETUP_CODES = ['BAD_SEATS', 'BAD_OPTION'] as const

/** What speaks against an action: a code and its facts, no prose. */
export interface Reason<Code extends string = string> {
  readonly code: Code
  readonly facts?: Facts
}

/** Codes with the facts that come with each; none where a code says it all. */
export type FactsByCode = { readonly [code: string]: Facts | null }

/** A reason whose facts are those of its code, for whoever makes one and whoever has words for it. */
export type TypedReason<All extends FactsByCode> = {
  readonly [Code in keyof All & string]: All[Code] extends Facts
    ? object extends All[Code]
      ? { readonly code: Code; readonly facts?: All[Code] }
      : { readonly code: Code; readonly facts: All[Code] }
    : { readonly code: Code; readonly facts?: never }
}[keyof All & string]

/** The facts of every code of a game: those that are listed, and none for the codes that say it all. */
export type FactsOfCodes<
  Code extends string,
  Listed extends { readonly [One in keyof Listed]: One extends Code ? Facts | null : never }
> = Listed & { readonly [One in Exclude<Code, keyof Listed>]: null }

/** A sentence out of facts; a method, so that the words of one game are words of any. */
type Sentence<Of> = { say(facts: Of): string }['say']

/** A sentence for each code, out of its facts; it can read none where the code says it all. */
export type SentencesByCode<All extends FactsByCode> = {
  readonly [Code in keyof All & string]: Sentence<
    All[Code] extends Facts ? All[Code] : All[Code] extends null ? object : Facts
  >
}

/** The one error that rules raise. Anything else thrown is a bug. */
export class Refusal extends Error implements Reason {
  readonly code: string
  readonly facts: Facts

  constructor(code: string, facts: Facts = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/** Of several reasons, the one whose code stands first in the game's list of codes. */
export function firstReason<One extends Reason>(
  codes: readonly string[],
  reasons: readonly (One | null)[]
): One | null {
  let first: One | null = null
  for (const reason of reasons)
    if (reason && (!first || codes.indexOf(reason.code) < codes.indexOf(first.code))) first = reason
  return first
}

/** Of several reasons, the one that comes nearest to none: its code is checked last, and of those it asks the least. */
export function nearestReason<One extends Reason>(
  codes: readonly string[],
  reasons: readonly (One | null)[]
): One | null {
  const due = ({ facts }: Reason) => Number(facts?.due ?? 0)
  let nearest: One | null = null
  for (const reason of reasons) {
    if (!reason) continue
    const further = nearest ? codes.indexOf(reason.code) - codes.indexOf(nearest.code) : 1
    if (further > 0 || (further === 0 && nearest && due(reason) < due(nearest))) nearest = reason
  }
  return nearest
}

/** Raises the first of several reasons. */
export function throwFirstReason(codes: readonly string[], reasons: readonly (Reason | null)[]): void {
  const first = firstReason(codes, reasons)
  if (first) throw new Refusal(first.code, first.facts)
}
