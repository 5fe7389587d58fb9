import type { Options, HiddenCount } from '../game.ts'
import { MEMBERS, raceOf, RACES } from './room/names.ts'
import type { View } from './view.ts'

/**
 * Counts the guests of each race in the hidden stacks, with the chance that the viewer's next guest is of it. Only the order of
 * the stacks is hidden (RULES.md, 6).
 */
export function countHidden(_: Options, { clans, viewer }: View): readonly HiddenCount[] {
  const own = viewer === 'watcher' ? [] : (clans[viewer]?.among ?? [])
  const hidden = clans.flatMap(({ among }) => among)
  return RACES.map(kind => {
    const ofKind = own.filter(name => raceOf(name) === kind)
    return {
      kind,
      cards: hidden.filter(name => raceOf(name) === kind),
      of: clans.length * MEMBERS.filter(member => member.startsWith(kind)).length,
      ...(own.length > 0 && { next: ofKind.length / own.length })
    }
  })
}
