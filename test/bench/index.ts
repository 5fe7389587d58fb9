/**
 * `npm run bench`: measures what we promise; the last line is all of it as JSON. `npm run bench sizes room` measures only
 * these; `sizes` needs Chromium. Only when they are asked for run `npm run bench -- soak --minutes 2`, which watches the memory for so long,
 * `npm run bench year`, which lives a year of a thousand matches, `npm run bench -- think --matches 100`, which lets autopilots think over so many matches, `npm run bench visit`, which needs Chromium, and `npm run bench beside`, which fetches boardgame.io.
 */
import { parseArgs } from 'node:util'
import { run } from '../../worker/local/programs.ts'
import { filledSlots } from './ascent.ts'
import { besideBoardgameIo } from './beside/index.ts'
import { speed, winRates } from './engine.ts'
import { killFigures } from './kills.ts'
import { allPageBytes } from './page-bytes.ts'
import { roomFigures } from './room.ts'
import { soakFigures } from './soak.ts'
import { thoughtful } from './thinking.ts'
import { visitFigures } from './visit.ts'
import { yearFigures } from './year.ts'

const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, matches: { type: 'string' } }
})

const PARTS: Readonly<Record<string, () => object | Promise<object>>> = {
  sizes: allPageBytes,
  engine: speed,
  beside: besideBoardgameIo,
  autopilot: winRates,
  think: () => thoughtful(asked('matches')),
  mountain: filledSlots,
  room: roomFigures,
  kills: () => killFigures(),
  visit: visitFigures,
  soak: () => soakFigures(asked('minutes')),
  year: yearFigures
}
const ASKED_FOR = ['think', 'beside', 'visit', 'soak', 'year']

const unknown = chosen.filter(name => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`nothing measures "${unknown.join('", "')}"; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

const built = await run(process.execPath, ['web/build.ts'])
if (built.code !== 0) throw new Error(`cannot build the pages:\n${built.output}`)

const figures: Record<string, object> = {}
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 ? !chosen.includes(name) : ASKED_FOR.includes(name)) continue
  figures[name] = await measure()
}
for (const [name, measured] of Object.entries(figures)) {
  console.log(`\n${name}`)
  console.table(measured)
}
console.log(JSON.stringify(figures))

/** So many as an option says; left to the part where it isn't given. */
function asked(name: keyof typeof values): number | undefined {
  const value = values[name]
  const number = value === undefined ? undefined : Number(value)
  if (number !== undefined && !(Number.isInteger(number) && number > 0))
    throw new Error(`"${value}" is no number of ${name}`)
  return number
}
