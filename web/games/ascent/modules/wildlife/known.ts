import { IBEX_VALUES } from '../../../../../engine/ascent/mountain/icons.ts'

/** The values whose second card carries the ibex, as long as nobody has read the printed cards. */
export function ibexValues(): readonly string[] {
  return IBEX_VALUES.map(String)
}
