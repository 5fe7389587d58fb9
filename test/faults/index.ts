/**
 * `npm run faults -- ascent`: plants each fault of `test/faults/ascent` in the engine and runs the tests of `test/engine/ascent`, which
 * must find it; `npm run faults -- ascent overpaying` only that one. It prints which test found each, then those that none has found.
 */
import { globSync } from 'node:fs'
import { end, endOnSignal, run } from '../../worker/local/programs.ts'
import { type Fault, faultsOf, textFor, withFault } from './fault.ts'

const games = globSync('*/', { cwd: import.meta.dirname }).map(path => path.replace('/', ''))
const USAGE = `Usage:
  npm run faults -- ascent                plants every fault of that game: ${games.join(', ')}
  npm run faults -- ascent overpaying     only those with that word in their name`

// For a fault by which a test never ends: that is found, too.
const LIMIT_MS = 600_000

endOnSignal(1)
const [game = '', ...words] = process.argv.slice(2)
const faults = faultsOf(game).filter(({ name }) => words.every(word => name.includes(word)))
if (faults.length === 0) await refuse(USAGE)
const outdated = faults.flatMap(fault => whyOutdated(fault) ?? [])
if (outdated.length > 0) await refuse(outdated.join('\n'))
const { failed } = await tests()
if (failed) await refuse(`Expected the tests to pass without a fault: ${failed}`)

const wrong: string[] = []
for (const fault of faults) {
  const { failed: found } = await tests(fault)
  console.log(`${fault.name.padEnd(44)} ${found ?? 'not found'}`)
  if (found && fault.harmless) wrong.push(`${fault.name} changes something, though it says: ${fault.harmless}`)
  if (!found && !fault.harmless) wrong.push(`${fault.name} has not been found: ${fault.says} (${fault.file})`)
}
for (const { name, harmless } of faults) if (harmless) console.log(`${name} changes nothing: ${harmless}`)
for (const line of wrong) console.log(line)
console.log(`${faults.length} faults, ${wrong.length} not as they should be`)
await end(wrong.length > 0 ? 1 : 0)

/** The first test of the game that fails, null where none does. */
async function tests(fault?: Fault): Promise<{ readonly failed: string | null }> {
  const args = ['run', '--config', 'test/faults/vitest.config.ts', '--reporter', 'dot', `engine/${game}/`]
  const { code, output } = await run('vitest', args, { env: { FAULT: fault?.name ?? '' }, limitMs: LIMIT_MS })
  if (code === 0) return { failed: null }
  const [, failed = 'a test that never ends, or a file that cannot be loaded'] = /FAIL +(.*)/.exec(output) ?? []
  return { failed }
}

function whyOutdated(fault: Fault): string | null {
  try {
    withFault(textFor(fault), fault)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`
  }
}

async function refuse(why: string): Promise<void> {
  console.error(why)
  await end(1)
}
