import { IBEX_VALUES } from '../../../engine/ascent/mountain/icons.ts'
import { SEQUENCES, sequenceName } from '../../../engine/ascent/mountain/panoramas.ts'

const FOUND = 2

/** The sequences known from the printed game. */
export const KNOWN = SEQUENCES.slice(0, FOUND).map(sequenceName)
/** Those that stand in for the others. */
export const PLACEHOLDERS = SEQUENCES.slice(FOUND).map(sequenceName)
/** The values whose second card carries the ibex, as long as nobody has read the printed cards. */
export const IBEXES = IBEX_VALUES.map(String)
