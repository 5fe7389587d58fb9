/** A thread of `npm run odds`: plays what it is sent, a set-up at a time, and answers with how that went. */
import { parentPort } from 'node:worker_threads'
import { autoplay } from '../../engine/autoplay.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Options } from '../../engine/game.ts'
import type { LogLine } from '../../engine/match.ts'
import { seedOf } from '../random-play.ts'

export interface Task {
  readonly game: string
  readonly options: Options
  readonly seats: number
  readonly matches: number
}

export interface Outcome {
  readonly won: number
  /** Against each other: the seat that began has won, or nobody alone has. */
  readonly first: number
  readonly drawn: number
  readonly ranked: number
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(outcomeOf(task)))

function outcomeOf({ game: name, options, seats, matches }: Task): Outcome {
  const game = findGame(name)
  if (!game) throw new Error(`Cannot find the game "${name}"`)
  const outcome = { won: 0, first: 0, drawn: 0, ranked: 0 }
  for (let match = 0; match < matches; match++) {
    const { match: played, lines } = autoplay(game, options, seats, seedOf(match))
    const result = game.result(played.state)
    const [best = []] = result?.ranking ?? []
    if (result?.outcome === 'won') outcome.won++
    if (result?.outcome === 'ranked') outcome.ranked++
    if (best.length > 1) outcome.drawn++
    else if (best[0] !== undefined && best[0] === beginnerIn(lines)) outcome.first++
  }
  return outcome
}

/** Who was dealt the beginning; where that says nothing, whose line was the first. */
function beginnerIn([dealt, opening]: readonly LogLine[]): number | undefined {
  const told = dealt?.events.find(({ facts }) => typeof facts.first === 'number')
  return told ? Number(told.facts.first) : (opening?.seat ?? undefined)
}
