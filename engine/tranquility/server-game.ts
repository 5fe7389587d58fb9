import type { Game } from '../game.ts'
import { crewScore } from './crew-score.ts'
import { sampleState } from './sample-state/index.ts'
import { tranquility } from './index.ts'
import { search } from './search.ts'
import { countHidden } from './count-hidden.ts'

/** The game with what no page needs: what its autopilot thinks with, how what is hidden is counted, what a crew remembers. */
export const serverGame: Game = {
  ...tranquility,
  crewScore: crewScore,
  sampleState: sampleState,
  search: search,
  countHidden: countHidden
}
