import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { completeOptions } from '../../../engine/options.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import type { Game, Options } from '../../../engine/game.ts'
import { type MatchRecord, openMatch, decideAndSettle } from '../../../engine/match.ts'
import { assembleRecord } from '../../../engine/record.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { matchRecord } from '../../../schema/record.ts'
import { refusal } from '../../engine/refused.ts'
import { builtScript, fileOf } from './keepsake.ts'

// What a match of 200 lines may weigh, and each line more.
const MOST_BYTES = 160_000
const LINE_BYTES = 500
const NAMES = ['Großmutter Gertrud', 'Annemarie', 'Benjamin', 'Charlotte', 'Dominique']
const OPENED_AT = Date.UTC(2026, 4, 3)
const TURN_MS = 15 * 3_600_000
const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8']

const MATCHES = join(import.meta.dirname, '../../matches')
const matches = readdirSync(MATCHES).map(name =>
  matchRecord.parse(JSON.parse(readFileSync(join(MATCHES, name), 'utf8')))
)

/** As the room notes it: who sat there, and when they played. */
function noted(record: MatchRecord): MatchRecord {
  const lines = record.lines.map((line, at) => ({ ...line, at: OPENED_AT + at * TURN_MS }))
  return { ...record, names: NAMES.slice(0, record.seats), lines }
}

/** As many as may play with these options. */
function mostSeats(game: Game, options: Options): number {
  const counts = NAMES.map((_, seat) => seat + 1)
  return Math.max(...counts.filter(seats => refusal(() => completeOptions(game, options, seats)) === null))
}

/** Its presets; of a game that has none, the usual match. */
function recommended({ presets = [] }: Game): (readonly [name: string, Options])[] {
  return presets.length > 0 ? presets.map(({ name, options }) => [name, options]) : [['usual', {}]]
}

/** A whole match, played by the autopilot. */
function played(game: Game, options: Options, seed: string): MatchRecord {
  const opened = openMatch(game, options, mostSeats(game, options), seed.repeat(64))
  const lines: MatchRecord['lines'][number][] = [{ seat: null, line: '', events: opened.events }]
  let { match } = opened
  for (let [seat] = game.awaits(match.state); seat !== undefined; [seat] = game.awaits(match.state)) {
    const line = game.format(
      game.parse(autopilotLineOrFirstChoice(game, game.view(match.state, seat), game.choices(match.state, seat)))
    )
    const moved = decideAndSettle(game, match, seat, line)
    lines.push({ seat, line, events: moved.events })
    match = moved.match
  }
  const result = game.result(match.state)
  if (!result) throw new Error(`Expected the match of ${game.name} from seed ${seed} to end`)
  return assembleRecord(game, match, lines, result)
}

const bytes = (text: string) => Buffer.byteLength(text)
const most = ({ lines }: MatchRecord) => MOST_BYTES + LINE_BYTES * Math.max(0, lines.length - 200)
const heaviest = (record: MatchRecord) => Math.max(...LANGUAGES.map(language => bytes(fileOf(noted(record), language))))

test.each(matches.map(record => [record.game, record.lines.length, record] as const))(
  'a match of %s with %i lines is a small file in every language',
  (_game, _lines, record) => {
    expect(heaviest(record)).toBeLessThanOrEqual(most(record))
  }
)

describe.each(newestGames().map(game => [game.name, game] as const))('of %s', (_name, game) => {
  test.each(recommended(game))(
    'the longest match of "%s" for as many as may play is a small file too',
    (_preset, options) => {
      const records = SEEDS.map(seed => played(game, options, seed))
      const [longest] = records.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
      expect(heaviest(longest as MatchRecord)).toBeLessThanOrEqual(most(longest as MatchRecord))
    }
  )
})

test.each(LANGUAGES)('a file names no address, in its own code or beside it (%s)', language => {
  for (const record of matches) {
    const addresses = fileOf(noted(record), language).match(/\bhttps?:[^\s"'`)]*/g) ?? []
    // What SVG is called, which nobody asks for.
    expect(addresses.filter(address => address !== 'http://www.w3.org/2000/svg')).toEqual([])
  }
})

test('what looks back brings nobody along who plays', () => {
  for (const record of matches)
    for (const language of LANGUAGES) expect(builtScript(record, language)).not.toMatch(/Cannot choose from nothing/)
})
