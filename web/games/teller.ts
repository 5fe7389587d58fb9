import type { Told } from '../../schema/wire.ts'
import type { Who } from '../seat/game.ts'
import type { LogWords } from '../words/log/en.ts'

type EventWords = Readonly<Record<string, (facts: never, who: Who) => string>>

/** Says any event of a game or of every match, by its type; what a later version may tell besides is passed over. */
export function teller(common: LogWords, events: EventWords): (told: Told, who: Who) => string {
  const sentences = new Map([...Object.entries<EventWords[string]>(common), ...Object.entries(events)])
  return ({ type, facts }, who) => sentences.get(type)?.(facts as never, who) ?? ''
}
