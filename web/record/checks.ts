import type { Game } from '../../engine/game.ts'
import type { MatchRecord } from '../../engine/match.ts'
import { type DifferenceFromReplay, verifyRecord } from '../../engine/record.ts'

/** One thing that must follow from seed and lines, and how often it doesn't. */
export interface Check {
  readonly what: 'RULES' | 'COMMITMENT' | 'DEAL' | 'LINE' | 'RESULT'
  readonly wrong: number
}

const CHECKS = ['RULES', 'COMMITMENT', 'DEAL', 'LINE', 'RESULT'] as const

/** Plays the match again. What is right counts only as long as all before it was. */
export function checks(record: MatchRecord, rules: Game | undefined): readonly Check[] {
  const differences = verifyRecord(record, rules)
  const all = CHECKS.map(what => ({ what, wrong: differences.filter(difference => kind(difference) === what).length }))
  const firstWrong = all.findIndex(({ wrong }) => wrong > 0)
  return all.filter(({ wrong }, index) => wrong > 0 || firstWrong < 0 || index < firstWrong)
}

// The deal follows from the set-up, and a time belongs to its move, so whoever reads is told of one thing.
function kind({ what }: DifferenceFromReplay): Check['what'] {
  if (what === 'TIME') return 'LINE'
  return what === 'SETUP' ? 'DEAL' : what
}
