import type { Options, UnseenCardsTally } from '../game.ts'
import { RACE_AND_NUMBER_OF_CLAN_MEMBERS, raceOf, RACES_LOWEST_FIRST } from './room/names.ts'
import type { View } from './view.ts'

/**
 * Lists, for each race, the guests that lie face down in the stacks, and the chance that the viewer's next guest is of
 * that race. Everybody knows which guests a stack holds, but not their order (RULES.md, 6).
 */
export function unseenCardsByKind(_: Options, { clans, viewer }: View): readonly UnseenCardsTally[] {
  const own = viewer === 'watcher' ? [] : (clans[viewer]?.among ?? [])
  const hidden = clans.flatMap(({ among }) => among)
  return RACES_LOWEST_FIRST.map(kind => {
    const ofKind = own.filter(name => raceOf(name) === kind)
    return {
      kind,
      cards: hidden.filter(name => raceOf(name) === kind),
      of: clans.length * RACE_AND_NUMBER_OF_CLAN_MEMBERS.filter(member => member.startsWith(kind)).length,
      ...(own.length > 0 && { next: ofKind.length / own.length })
    }
  })
}
