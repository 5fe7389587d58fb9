import type { Told } from '../../schema/wire/log.ts'
import type { LogWords, Who } from '../seat/game.ts'
import type { Telling } from './said.ts'

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

/** Shows and says what is special about an event, by its type. */
export function special(all: readonly Pick<Telling<never>, 'pictures' | 'follows' | 'kinds'>[]): LogWords['special'] {
  const pictures: Telling<never>['pictures'] = Object.assign({}, ...all.map(({ pictures }) => pictures))
  const follows: Telling<never>['follows'] = Object.assign({}, ...all.map(({ follows }) => follows))
  const kinds: Telling<never>['kinds'] = Object.assign({}, ...all.map(({ kinds }) => kinds))
  return ({ type, facts }) => {
    const kind = kinds?.[type]
    const name = kind ? `${type} ${facts[kind]}` : type
    const picture = pictures?.[name]
    return picture ? { picture, next: follows?.[name] ?? '' } : undefined
  }
}
