import { readPicks } from '../notation.ts'
import { CORAL_LIMIT } from './core/state.ts'
import { inOrder, readToken, type Token } from './sea/worms.ts'

/** The tokens that pay, in any order: `-R -R -pe`. */
export function readPay(tokens: readonly string[]): readonly Token[] | null {
  const pay = readPicks(tokens, readToken)
  return pay && inOrder(pay)
}

/** An own coral, which lines count from 1; as many as anybody can have. */
export function readCoral(text: string): number | null {
  const coral = /^\d$/.test(text) ? Number(text) : 0
  return coral >= 1 && coral <= CORAL_LIMIT ? coral - 1 : null
}
