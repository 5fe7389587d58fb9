import { SEQUENCES, sequenceName } from '../../../../../engine/ascent/mountain/panoramas.ts'

const FOUND = 2

/** The sequences known from the printed game. */
export function known(): readonly string[] {
  return SEQUENCES.slice(0, FOUND).map(sequenceName)
}

/** Those that stand in for the others. */
export function placeholders(): readonly string[] {
  return SEQUENCES.slice(FOUND).map(sequenceName)
}
