import { readdirSync, readFileSync } from 'node:fs'
import { findGame } from '../../../engine/catalogue.ts'
import type { Json, Viewer } from '../../../engine/game.ts'
import { eventForViewer, type MatchRecord, replayMatch } from '../../../engine/match.ts'
import { matchRecord } from '../../../schema/record.ts'
import type { Entry } from '../../../schema/wire/log.ts'

/** A finished match as a viewer knows it: its log, and the table in the end. */
export interface Finished<View> {
  readonly record: MatchRecord
  readonly entries: readonly Entry[]
  readonly view: View
}

const FOLDER = new URL('../../matches/', import.meta.url)

/** The names of those of one game. */
export function finishedOf(game: string): readonly string[] {
  return readdirSync(FOLDER)
    .filter(name => name.startsWith(`${game}-`))
    .map(name => name.replace('.json', ''))
}

/** One of test/matches. */
export function finished<View>(name: string, viewer: Viewer = 'watcher'): Finished<View> {
  const record = matchRecord.parse(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')))
  const game = findGame(record.game, record.version)
  const last = game && [...replayMatch(game, { setup: record, seed: record.seed }, record.lines)].at(-1)
  if (!game || !last) throw new Error(`Cannot play "${name}" again`)
  const entries = record.lines.map(({ seat, events, at = 0 }, version) => ({
    version,
    seat,
    at,
    events: events.map(event => eventForViewer(event, viewer))
  }))
  return { record, entries, view: game.view(last.state, viewer) as Json as View }
}
