import type { Told } from '../../schema/wire.ts'
import type { Who } from '../seat/game.ts'

/** Says any event, by its type; what a later version of the rules may tell besides is passed over. */
export function teller(
  events: Readonly<Record<string, (facts: never, who: Who) => string>>
): (told: Told, who: Who) => string {
  return ({ type, facts }, who) => events[type]?.(facts as never, who) ?? ''
}
