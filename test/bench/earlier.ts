import { choicesFromWire } from '../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { findGame } from '../../engine/catalogue.ts'
import { type LogLine, type Match, replayMatch } from '../../engine/match.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Effort } from './effort.ts'
import { median, timed } from './times.ts'

const ROUNDS = { full: 100, brief: 3 }
const WARM = 10
/** Fewer lines than a match mostly still has once its Start is paid. */
const LAST = 20
/** Everything that makes a turn longer. */
export const MODULES = { removal: 'triton', rocks: true, monsters: 3, storms: true, wilds: true }

export interface EarlierFigures {
  readonly linesReplayed: number
  /** Medians in milliseconds: the last moments of a long match, through the Worker. */
  readonly earlierMs: number
  /** The match played again up to there, by the engine alone in Node. */
  readonly replayMs: number
}

/** What the room keeps of a match. */
export interface Kept {
  readonly match: Pick<Match, 'setup' | 'seed'>
  readonly lines: readonly LogLine[]
}

interface Long {
  timedEarlier(): Promise<number>
  kept(): Promise<Kept>
}

/** What it takes to be shown how the table lay before. */
export async function earlierFigures({ timedEarlier, kept }: Long, effort: Effort): Promise<EarlierFigures> {
  const played = await kept()
  const asked: number[] = []
  const replayed: number[] = []
  for (let round = 0; round < WARM + ROUNDS[effort]; round++) {
    asked.push(await timedEarlier())
    replayed.push(await timed(() => replay(played)))
  }
  return {
    linesReplayed: played.lines.length,
    earlierMs: median(asked.slice(WARM)),
    replayMs: median(replayed.slice(WARM))
  }
}

function replay({ match, lines }: Kept): number {
  const game = findGame(match.setup.game, match.setup.version)
  return game ? [...replayMatch(game, match, lines)].length : 0
}

/**
 * What is played next so that the log becomes so long, every line of it legal: while a Start is being paid, offers of
 * no card are made and taken back; all the rest is the autopilot's.
 */
export function longLine({ game, version, view, choices }: Envelope, lines: number): string | undefined {
  const verbs = choices.map(({ verb }) => verb)
  const offer = verbs.includes('withdraw') ? 'withdraw' : verbs.includes('give') && 'give 0'
  return (
    (version < lines - LAST && offer) ||
    autopilotLineOrFirstChoice(findGame(game) ?? {}, view, choicesFromWire(choices))
  )
}
