import type { Facts, Game, Json } from '../../engine/game.ts'
import { type LogLine, type MatchRecord, replayMatch } from '../../engine/match.ts'
import type { Told } from '../../schema/wire/log.ts'

/** One moment of a finished match: what was done, what came of it, and how everything then lay. */
export interface Frame extends Pick<MatchRecord['lines'][number], 'seat' | 'by'> {
  readonly line: string
  readonly at: number | null
  readonly told: readonly Told[]
  readonly state: Json
  /** As whoever looked on saw it. */
  readonly view: Json
}

/** The match again, from the deal to the end, with nothing hidden. */
export function framesOf(record: MatchRecord, rules: Game | undefined): readonly Frame[] {
  return [...playedAgain(record, rules)]
}

/** The same, moment by moment, for whoever cannot be sure that it comes to its end. */
export function* playedAgain(record: MatchRecord, rules: Game | undefined): Generator<Frame, void> {
  if (!rules) throw new Error(`Cannot find version ${record.version} of "${record.game}"`)
  let at = 0
  for (const { state } of replayMatch(rules, { setup: record, seed: record.seed }, record.lines))
    yield { ...moment(record.lines[at++] as MatchRecord['lines'][number]), state, view: rules.view(state, 'watcher') }
}

function moment({ seat, line, events, at, by }: MatchRecord['lines'][number]): Omit<Frame, 'state' | 'view'> {
  return { seat, line, ...(by && { by }), at: at ?? null, told: events.map(revealed) }
}

/** An event as it was, with what it told each seat alone. */
function revealed({ type, facts, only = {} }: LogLine['events'][number]): Told {
  return { type, facts: Object.values(only).reduce<Facts>((all, own) => ({ ...all, ...own }), facts) }
}
