import type { Options, HiddenCount } from '../game.ts'
import { MEMBERS, raceOf, RACES } from './room/names.ts'
import type { View } from './view.ts'

/** RULES.md, 6: who lies face down in a stack is open, only not in which order. The next of one’s own is any of them. */
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
