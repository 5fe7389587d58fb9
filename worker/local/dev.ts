/** `npm run dev`: a Slow Boat to work on. It follows every change, and opens at a set-up or at a recorded match. */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findGame } from '../../engine/catalogue.ts'
import type { MatchRecord } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import { endOnSignal } from './programs.ts'
import { rebuildOnChange } from './rebuilding.ts'
import { readRecord } from './record.ts'
import { type Scene, sceneOf } from './scene.ts'
import { placeOf, serve } from './serving.ts'
import { autopilots, openTable, replay, type Table } from './table.ts'

const USAGE = `Usage:
  npm run dev
  npm run dev -- <preset, setting, setting=value ...> [--game name] [--seats 2] [--own 1]
  npm run dev -- <record.json> [--at line] [--own 1]

--own: so many seats, from the first on, are yours; autopilots play the others.`

const BUILD = ['--reload']
const LOOK_MS = 500

/** What the match is opened with, and the record that is then played on it. */
interface Opening {
  readonly scene: Scene
  readonly record?: Pick<MatchRecord, 'seed' | 'lines'>
}

endOnSignal(0)
const { values, positionals } = asked()
const own = number('own') ?? 1
const opening = readOpening()
const origin = await serve(placeOf({ state: '.wrangler/dev', keys: '.wrangler/dev/.dev.vars', build: BUILD }))
rebuildOnChange(BUILD)
console.log(`\nSlow Boat is at ${origin}, its mail at ${origin}/dev/mail; it follows every change until Ctrl-C`)
if (opening) await playOn(await opened(opening))

function asked() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ allowPositionals: true, options: { game: text, seats: text, at: text, own: text } })
  } catch {
    return fail(USAGE)
  }
}

function number(name: 'seats' | 'at' | 'own'): number | undefined {
  const text = values[name]
  if (text !== undefined && !/^\d{1,4}$/.test(text)) fail(`--${name} "${text}" is not a whole number\n${USAGE}`)
  return text === undefined ? undefined : Number(text)
}

function readOpening(): Opening | null {
  const [first] = positionals
  const { game } = values
  const seats = number('seats')
  if (first === undefined && game === undefined && seats === undefined) return null
  try {
    if (first?.endsWith('.json')) return recorded(first)
    return {
      scene: sceneOf(positionals, { ...(game !== undefined && { game }), ...(seats !== undefined && { seats }) })
    }
  } catch (error) {
    if (error instanceof Refusal)
      return fail(`such a match cannot be opened: ${error.code} ${JSON.stringify(error.facts)}`)
    return fail(error instanceof Error ? error.message : `${error}`)
  }
}

function recorded(path: string): Opening {
  const { game, version, options, seats, seed, lines } = readRecord(path)
  if (findGame(game)?.version !== version)
    fail(`"${path}" was played by rules that no match is opened with: ${game} ${version}`)
  const at = number('at') ?? lines.length - 1
  if (at >= lines.length) fail(`"${path}" has ${lines.length - 1} lines, and no line ${at}`)
  return { scene: { game, options, seats }, record: { seed, lines: lines.slice(0, at + 1) } }
}

async function opened({ scene, record }: Opening): Promise<Table> {
  const table = await openTable(origin, scene, record?.seed)
  if (record) await replay(table, record.lines)
  const seats = table.seats.map((link, seat) => `  seat ${seat + 1}  ${link}${seat < own ? '' : '  autopilot'}`)
  console.log(
    [
      '',
      `${scene.game} ${JSON.stringify(scene.options)}`,
      ...seats,
      `  watcher ${table.watcher}`,
      `  host    ${table.host}`,
      ''
    ].join('\n')
  )
  return table
}

/** While the Worker starts again, nobody answers; then the autopilots play on. */
async function playOn(table: Table): Promise<never> {
  const others = [...table.seats.keys()].filter(seat => seat >= own)
  const playOne = autopilots(table, others)
  for (;;) if (!(await playOne().catch(() => false))) await setTimeout(LOOK_MS)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
