import type { Told } from '../../schema/wire/log.ts'
import type { Who } from '../seat/game.ts'

/** How each type of event is said; `named` names a card as sentences do. */
type Events = Readonly<Record<string, (facts: never, who: Who, named: (card: string) => string) => string>>

/** Says any event, by its type; what a later version of the rules may tell besides is passed over. */
export function teller(
  events: Events,
  named: (card: string) => string = card => card
): (told: Told, who: Who) => string {
  const sentences = new Map(Object.entries(events))
  return ({ type, facts }, who) => sentences.get(type)?.(facts as never, who, named) ?? ''
}
