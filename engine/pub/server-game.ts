import type { Game } from '../game.ts'
import { crewScore } from './crew-score.ts'
import { sampleState } from './sample-state.ts'
import { pub } from './index.ts'
import { countHidden } from './count-hidden.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...pub,
  insight: { ...pub.insight, sampleState: sampleState, countHidden: countHidden },
  archive: { ...pub.archive, crewScore: crewScore }
}
