/** `npm run odds -- [game] [matches]`: lets autopilots play every set-up some thousand times, and writes into the engine how that went. */
import { completeOptions } from '../../engine/options.ts'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { findGame } from '../../engine/catalogue.ts'
import type { Game, Options } from '../../engine/game.ts'
import type { MeasuredSetup } from '../../engine/win-counts.ts'
import { Refusal } from '../../engine/refusal.ts'
import { run } from '../../worker/local/programs.ts'
import type { Outcome, Task } from './odds-player.ts'
import { SETUPS } from './odds-setups.ts'

const [only, matches = '2000'] = process.argv.slice(2)
const MATCHES = Number(matches)
/** So many standard deviations to either side hold in 19 of 20 cases; they are widest at even odds. */
const DEVIATIONS = 1.96
const MARGIN = Math.round((1000 * DEVIATIONS * 0.5) / Math.sqrt(MATCHES)) / 10

for (const [game, setups] of Object.entries(SETUPS)) {
  if (only && only !== game) continue
  const tasks = setups.flatMap(options => tasksFor(game, options))
  const outcomes = await playAll(tasks)
  const file = `engine/${game}/win-counts.ts`
  writeFileSync(file, source(setups.map(options => measuredIn(outcomes, options))))
  await run('oxfmt', ['-c', 'test/oxfmtrc.json', file])
}

/** One for each number of seats that may play it. */
function tasksFor(name: string, options: Options): Task[] {
  const game = findGame(name)
  if (!game) throw new Error(`Cannot find the game "${name}"`)
  const { least, most } = game.seats
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more)
  const legal = counts.filter(seats => isLegal(game, options, seats))
  return legal.map(seats => ({ game: name, options, seats, matches: MATCHES }))
}

function isLegal(game: Game, options: Options, seats: number): boolean {
  try {
    completeOptions(game, options, seats)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** On every core, each taking the next task as soon as it is done with one. */
async function playAll(tasks: readonly Task[]): Promise<ReadonlyMap<Task, Outcome>> {
  const outcomes = new Map<Task, Outcome>()
  const left = [...tasks]
  await Promise.all(Array.from({ length: availableParallelism() }, playOn))
  return outcomes

  async function playOn(): Promise<void> {
    const player = new Worker(new URL('odds-player.ts', import.meta.url))
    for (let task = left.shift(); task; task = left.shift()) {
      const outcome = await play(player, task)
      outcomes.set(task, outcome)
      const { options, seats } = task
      console.log(`${outcomes.size}/${tasks.length}`, JSON.stringify(options), seats, JSON.stringify(outcome))
    }
    await player.terminate()
  }
}

async function play(player: Worker, task: Task): Promise<Outcome> {
  player.postMessage(task)
  const [outcome] = await once(player, 'message')
  return outcome
}

/** What was found of one set-up, by the number of seats. */
function measuredIn(all: ReadonlyMap<Task, Outcome>, options: Options): MeasuredSetup {
  const own = [...all].filter(([task]) => task.options === options).sort(([one], [other]) => one.seats - other.seats)
  const counted = (of: keyof Outcome) => Object.fromEntries(own.map(([{ seats }, outcome]) => [seats, outcome[of]]))
  const isRanked = own.some(([, { ranked }]) => ranked > 0)
  return { options, ...(isRanked ? { first: counted('first'), drawn: counted('drawn') } : { won: counted('won') }) }
}

function source(setups: readonly MeasuredSetup[]): string {
  return `import type { SelfPlayWinCounts } from '../win-counts.ts'

/** How often autopilots won each set-up; \`npm run odds\` measures it and writes this file. */
export const SELF_PLAY_WIN_COUNTS: SelfPlayWinCounts = ${literal({ date: new Date().toISOString().slice(0, 10), matches: MATCHES, margin: MARGIN, setups })}
`
}

/** A value as code. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map(literal).join(',\n')}]`
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value).map(([name, part]) => `${name}: ${literal(part)}`)} }`
}
