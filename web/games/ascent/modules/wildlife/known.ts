import { VALUES_WITH_IBEX_COPY } from '../../../../../engine/ascent/mountain/icons.ts'

/** The values whose second card carries the ibex, as long as nobody has read the printed cards. */
export function ibexValues(): readonly string[] {
  return VALUES_WITH_IBEX_COPY.map(String)
}
