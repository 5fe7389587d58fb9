import type { Scoreboard } from '../game.ts'
import { TOP_CLOUD_NUMBER } from './clouds.ts'
import { POINTS_TO_END } from './score.ts'
import type { View } from './view.ts'

/** The balloon's cloud, and the points and hand size of each seat. `fifty` stops at fifty points, `points` doesn't. */
export function scoreboard({ cloud, players }: View): Scoreboard {
  return {
    table: [{ name: 'cloud', kind: 'count', value: cloud, of: TOP_CLOUD_NUMBER }],
    seats: players.map(({ score, hand }) => [
      { name: 'fifty', kind: 'goal', value: Math.min(score, POINTS_TO_END), of: POINTS_TO_END },
      { name: 'points', kind: 'count', value: score },
      { name: 'hand', kind: 'hand', value: hand }
    ])
  }
}
