import { parseDashPrefixedPicks } from '../notation.ts'
import { MAX_CORALS_PER_SEAT } from './core/state.ts'
import { sortTokens, parsePayToken, type PayToken } from './sea/worms.ts'

/** The payment at the end of a line (`-R -pe -R`), sorted; empty if the line has none, null if a word is no token. */
export function parsePayment(tokens: readonly string[]): readonly PayToken[] | null {
  const pay = parseDashPrefixedPicks(tokens, parsePayToken)
  return pay && sortTokens(pay)
}

/** The index of a coral, from 0, for its number in a line, from 1 to 5; null for any other text. */
export function parseCoralIndex(text: string): number | null {
  const coral = /^\d$/.test(text) ? Number(text) : 0
  return coral >= 1 && coral <= MAX_CORALS_PER_SEAT ? coral - 1 : null
}
