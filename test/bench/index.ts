/** `npm run bench`: measures what we promise; the last line is all of it as JSON. `npm run bench sizes room` measures only these. */
import { run } from '../../worker/local/programs.ts'
import { speed, winRates } from './engine.ts'
import { killFigures } from './kills.ts'
import { roomFigures } from './room.ts'
import { sizes } from './sizes.ts'

const PARTS: Readonly<Record<string, () => object | Promise<object>>> = {
  sizes,
  engine: speed,
  autopilot: winRates,
  room: roomFigures,
  kills: killFigures
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`nothing measures "${unknown.join('", "')}"; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

const built = await run(process.execPath, ['web/build.ts'])
if (built.code !== 0) throw new Error(`cannot build the pages:\n${built.output}`)

const figures: Record<string, object> = {}
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  figures[name] = await measure()
}
for (const [name, measured] of Object.entries(figures)) {
  console.log(`\n${name}`)
  console.table(measured)
}
console.log(JSON.stringify(figures))
