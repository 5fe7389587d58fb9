/**
 * `npm test`: every check in order, a line each, and details of those that fail; `node test/run.ts lint types` runs only these.
 * The last line counts: a test is one, and so is each check that isn't made of tests.
 */
import { performance } from 'node:perf_hooks'
import { end, endOnSignal } from '../worker/local/programs.ts'
import { command, type Counts, vitest } from './checks.ts'

const CHECKS: Record<string, () => Promise<Counts>> = {
  format: () => command('oxfmt', ['-c', 'test/oxfmtrc.json', '--check', '.']),
  lint: () => command('oxlint', ['-c', 'test/oxlintrc.json', '--deny-warnings', '.']),
  types: () => command('tsc', ['-b']),
  build: () => command('node', ['web/build.ts']),
  node: () => vitest('node'),
  worker: () => vitest('worker'),
  browser: () => vitest('browser'),
  sizes: () => vitest('sizes')
}

endOnSignal(1)
const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !(name in CHECKS))
if (unknown.length > 0) {
  console.error(`no check is called "${unknown.join('", "')}"; there are ${Object.keys(CHECKS).join(', ')}`)
  process.exit(1)
}

const total = { passed: 0, failed: 0 }
for (const [name, check] of Object.entries(CHECKS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const began = performance.now()
  const { passed, failed, details } = await check()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const counted = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : ''
  console.log(`${name.padEnd(8)} ${failed > 0 ? 'failed' : 'ok    '} ${seconds.padStart(6)} s${counted}`)
  if (failed > 0) console.log(details)
  total.passed += passed
  total.failed += failed
}
console.log(`${total.passed} passed, ${total.failed} failed`)
await end(total.failed > 0 ? 1 : 0)
