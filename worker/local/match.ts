/** `npm run match`: checks the record of a finished match, or lets autopilots play one. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { autoplayedRecord } from '../../engine/autoplay.ts'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { MatchRecord } from '../../engine/match.ts'
import { type DifferenceFromReplay, verifyRecord } from '../../engine/record.ts'
import { Refusal } from '../../engine/refusal.ts'
import { readRecord } from './record.ts'

const USAGE = `Usage:
  npm run match -- verify <record.json> [--promise 64 hex digits]
  npm run match -- play [--game name] [--seats 2] [--seed 64 hex digits]`

const HEX = /^[0-9a-f]{64}$/

const { values, positionals } = asked()
const [command, file] = positionals

if (command === 'verify' && file) check(file)
else if (command === 'play') print()
else fail(USAGE)

function asked() {
  try {
    const text = { type: 'string' } as const
    const options = { game: text, seats: text, seed: text, promise: text }
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return fail(USAGE)
  }
}

function check(path: string): void {
  const { promise } = values
  if (promise !== undefined && !HEX.test(promise)) fail('A promise has 64 hex digits, 0 to f.')
  const record = recordIn(path)
  const differences = verifyRecord(record, findGame(record.game, record.version))
  if (differences.length > 0) fail(differences.map(difference => inWords(difference, record)).join('\n'))
  if (promise !== undefined && promise !== record.commitment)
    fail(`This is not what was promised to you: the record has the promise ${record.commitment}.`)
  console.log(
    `${path}: proven. The deal follows from the seed, and the end from all ${record.lines.length - 1} actions.`
  )
  console.log(
    promise === undefined
      ? 'Not proven: that the deal was fixed beforehand. Say --promise and the one that a seat page or a mail showed you.'
      : 'The seed is the one that was promised to you.'
  )
  console.log('Not proven: who sat there, when they played, and that these were their actions: whoever knows the seed')
  console.log('can make up others that fit it. Names and times are as they were noted.')
}

function recordIn(path: string): MatchRecord {
  try {
    return readRecord(path)
  } catch (error) {
    return fail(error instanceof Error ? error.message : `${error}`)
  }
}

function inWords(difference: DifferenceFromReplay, record: MatchRecord): string {
  switch (difference.what) {
    case 'RULES':
      return `There are no rules "${record.game}" in version ${record.version} here.`
    case 'COMMITMENT':
      return 'The seed is not the one that was promised when the match opened.'
    case 'SETUP':
      return 'The set-up is none that these rules know.'
    case 'DEAL':
      return 'The cards were not dealt as the seed says.'
    case 'RESULT':
      return `The match did not end as the record says: "${record.result.why}".`
    case 'TIME':
      return `Line ${difference.line} is said to be older than the one before it.`
    case 'LINE': {
      const { seat, line } = record.lines[difference.line] ?? { seat: null, line: '' }
      const what = difference.refused ? `is refused with ${difference.refused}` : 'has other events than it would have'
      return `Line ${difference.line}, "${line}" of ${seat === null ? 'the table' : `seat ${seat}`}, ${what}.`
    }
  }
}

function print(): void {
  const name = values.game ?? newestGames()[0]?.name
  const game = findGame(name ?? '')
  const seed = values.seed ?? randomBytes(32).toString('hex')
  if (!game) fail(`There is no game "${name}" here.`)
  if (!HEX.test(seed)) fail('A seed has 64 hex digits, 0 to f.')
  try {
    console.log(JSON.stringify(autoplayedRecord(game, undefined, Number(values.seats ?? 2), seed)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    fail(`Such a match cannot be opened: ${error.code} ${JSON.stringify(error.facts)}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
