import { readPicks } from '../notation.ts'
import { MAX_CORALS } from './core/state.ts'
import { sortTokens, parsePayToken, type PayToken } from './sea/worms.ts'

/** The tokens that pay, in any order: `-R -R -pe`. */
export function parsePayment(tokens: readonly string[]): readonly PayToken[] | null {
  const pay = readPicks(tokens, parsePayToken)
  return pay && sortTokens(pay)
}

/** An own coral, which lines count from 1; as many as anybody can have. */
export function parseCoral(text: string): number | null {
  const coral = /^\d$/.test(text) ? Number(text) : 0
  return coral >= 1 && coral <= MAX_CORALS ? coral - 1 : null
}
