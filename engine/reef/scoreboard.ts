import type { ScoreboardItem, Scoreboard } from '../game.ts'
import { BREEDINGS_TO_WIN, MAX_BOATS_PER_SEAT, MAX_CORALS_PER_SEAT } from './core/state.ts'
import type { View } from './view.ts'

/** The breedings of each seat, and its boats, corals, fish, worms, pearls and sharks; all of them lie open (RULES.md, 6). */
export function scoreboard({ players }: View): Scoreboard {
  return { table: [], seats: players.map(itemsOf) }
}

function itemsOf({ bred, boats, corals, worms, pearls, sharks }: View['players'][number]): readonly ScoreboardItem[] {
  return [
    { name: 'breedings', kind: 'goal', value: bred, of: BREEDINGS_TO_WIN },
    { name: 'boats', kind: 'count', value: boats, of: MAX_BOATS_PER_SEAT },
    { name: 'corals', kind: 'count', value: corals.length, of: MAX_CORALS_PER_SEAT },
    { name: 'fish', kind: 'count', value: corals.filter(({ fish }) => fish !== null).length },
    { name: 'worms', kind: 'count', value: Object.values(worms).reduce((sum, count) => sum + count, 0) },
    { name: 'pearls', kind: 'count', value: pearls },
    { name: 'sharks', kind: 'count', value: sharks }
  ]
}
