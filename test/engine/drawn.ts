import { completeOptions } from '../../engine/options.ts'
import type { Event, Game, Options, Seat } from '../../engine/game.ts'
import { decideWithoutSettling, settleToNextDecision } from '../../engine/match.ts'
import { randomPlay } from '../random-play.ts'

const MATCHES = [1, 2, 3, 4]

/** What the view of one draft told its seat, and what came of it. */
export interface Drawn {
  /** How many cards its view said lie face down. */
  readonly told: number
  /** How many it then drew, before anything but a shuffle happened. */
  readonly drew: number
}

/** Every draft of some matches that are played by chance. */
export function drafts(game: Game, options: Options, seats: number): Drawn[] {
  const moments = MATCHES.flatMap(number => randomPlay(game, completeOptions(game, options, seats), seats, number))
  return moments.map(({ before, seat, line }) => {
    const draft = decideWithoutSettling(game, before, seat, line).match
    const { faceDown = 0 } = game.view(draft.state, seat)
    return { told: faceDown, drew: drawnFirst(settleToNextDecision(game, draft).events, seat) }
  })
}

function drawnFirst(events: readonly Event[], seat: Seat): number {
  const other = events.findIndex(({ type }) => type !== 'drew' && type !== 'shuffled')
  const first = other < 0 ? events : events.slice(0, other)
  const own = first.filter(({ type, facts }) => type === 'drew' && facts.seat === seat)
  return own.reduce((sum, { facts }) => sum + Number(facts.count), 0)
}
