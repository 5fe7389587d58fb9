/**
 * `npm run bench`: measures what we promise, prints each promise beside its limit, and all figures as JSON in its last line.
 * `npm run bench room kills` measures only these parts. Some parts run only when they are named: `soak` (`--minutes 2`), `year`, `think`
 * (`--matches 100`), `visit`, which needs Chromium as `sizes` does, and `beside`, which installs boardgame.io.
 * `--brief` runs every part for a moment, and fails where one throws or a promise has no figure. `--keep` adds what was measured to FIGURES.md.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { end, endOnSignal, HOME, run } from '../../worker/local/programs.ts'
import { filledSlots } from './ascent.ts'
import { besideBoardgameIo } from './beside/index.ts'
import type { Effort } from './effort.ts'
import { speed, winRates } from './engine.ts'
import { FILE, keepFigures } from './kept-figures.ts'
import { killFigures } from './kills.ts'
import { allPageBytes } from './page-bytes.ts'
import { closePages } from './pages.ts'
import { type Measured, outcomes, unmeasured } from './promises.ts'
import { roomFigures } from './room.ts'
import { soakFigures } from './soak.ts'
import { thoughtful } from './thinking.ts'
import { visitFigures } from './visit.ts'
import { yearFigures } from './year.ts'

const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    matches: { type: 'string' },
    brief: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false }
  }
})

const PARTS: Readonly<Record<string, (effort: Effort) => object | Promise<object>>> = {
  sizes: allPageBytes,
  engine: speed,
  beside: besideBoardgameIo,
  autopilot: winRates,
  think: effort => thoughtful(effort, numberOf('matches')),
  mountain: filledSlots,
  room: roomFigures,
  kills: killFigures,
  visit: visitFigures,
  soak: effort => soakFigures(effort, numberOf('minutes')),
  year: yearFigures
}
const ONLY_IF_NAMED = ['think', 'beside', 'visit', 'soak', 'year']

const effort: Effort = values.brief ? 'brief' : 'full'
const unknown = chosen.filter(name => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`nothing measures "${unknown.join('", "')}"; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
if (values.brief && values.keep) {
  console.error('what is measured for a moment is no figure: --keep wants no --brief')
  process.exit(1)
}

endOnSignal(1)
if (!values.brief || !existsSync(join(HOME, 'web/dist'))) {
  const { code, output } = await run(process.execPath, ['web/build.ts'])
  if (code !== 0) throw new Error(`cannot build the pages:\n${output}`)
}

const measured: Record<string, object> = {}
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!isWanted(name)) continue
    measured[name] = await measure(effort)
    // Nothing stands by while something else is measured.
    if (effort === 'full') await closePages()
  }
} finally {
  await closePages()
}

for (const [name, figures] of Object.entries(measured)) {
  console.log(`\n${name}`)
  console.table(figures)
}
const found = outcomes(measured as Measured)
console.log('\npromises')
for (const { name, target, measured: figure, isKept } of found)
  console.log(`${isKept ? 'kept  ' : 'BEYOND'} ${name}: ${figure} (${target})`)
if (values.keep) {
  keepFigures(found, await whenAndWhat())
  await run('oxfmt', ['-c', 'test/oxfmtrc.json', FILE])
}
console.log(JSON.stringify(measured))

const missing = values.brief && chosen.length === 0 ? unmeasured(measured as Measured) : []
for (const name of missing) console.error(`no figure for "${name}"`)
await end(missing.length > 0 ? 1 : 0)

function isWanted(name: string): boolean {
  return chosen.length > 0 ? chosen.includes(name) : values.brief || !ONLY_IF_NAMED.includes(name)
}

/** The day and the commit that was measured. */
async function whenAndWhat(): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--short', 'HEAD'])
  return `${new Date().toISOString().slice(0, 10)} ${stdout.trim()}`
}

/** So many as an option says; left to the part where it isn't given. */
function numberOf(name: 'minutes' | 'matches'): number | undefined {
  const value = values[name]
  const number = value === undefined ? undefined : Number(value)
  if (number !== undefined && !(Number.isInteger(number) && number > 0))
    throw new Error(`"${value}" is no number of ${name}`)
  return number
}
