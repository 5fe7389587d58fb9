import type { Facts } from './game.ts'

/** The refusals that belong to every game, in the order in which they are checked. */
export const COMMON_CODES = ['BAD_ACTION', 'GAME_OVER', 'STALE', 'NOT_YOUR_TURN', 'WRONG_PHASE', 'MODULE'] as const

/** The one error that rules raise: a code and its facts, no prose. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: string
  readonly facts: Facts

  constructor(code: string, facts: Facts = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/** Of several refusals, raises the one whose code stands first in the game's list of codes. */
export function refuseFirst(codes: readonly string[], refusals: readonly Refusal[]): void {
  const [first] = [...refusals].sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
  if (first) throw first
}
