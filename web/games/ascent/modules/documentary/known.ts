import { SEQUENCES, sequenceName } from '../../../../../engine/ascent/mountain/panoramas.ts'

const FOUND = 2

/** The sequences known from the printed game. */
export const KNOWN = SEQUENCES.slice(0, FOUND).map(sequenceName)
/** Those that stand in for the others. */
export const PLACEHOLDERS = SEQUENCES.slice(FOUND).map(sequenceName)
