/**
 * `npm test`: every check in order, a line each as it ends, and details of those that fail; `node test/run.ts lint types` runs only these.
 * `node test/run.ts storms` runs the tests that have the word in their path or name, `node test/run.ts worker storms` only the Worker's.
 * Then the slowest files and tests are named. The last line counts: a test is one, and so is each check that isn't made of tests. What failed is named right before it.
 */
import { performance } from 'node:perf_hooks'
import { end, endOnSignal } from '../worker/local/programs.ts'
import { command, type Counts, selected, slowest, type Timed, vitest } from './checks.ts'
import { ASIDE, PROJECT_NAMES } from './projects.ts'
import { select, type Selection, testFiles, unmatched } from './selection.ts'

type Check = readonly [name: string, run: () => Promise<Counts>]

const CHECKS: readonly Check[] = [
  ['format', () => command('oxfmt', ['-c', 'test/oxfmtrc.json', '--check', '.'])],
  ['lint', () => command('oxlint', ['-c', 'test/oxlintrc.json', '--deny-warnings', '.'])],
  ['types', () => command('tsc', ['-b'])],
  ['build', () => command('node', ['web/build.ts'])],
  [ASIDE, () => vitest(ASIDE)],
  ['bench', () => command('nice', ['node', 'test/bench/index.ts', '--brief'])],
  // It installs a mail server, which only CI may do unasked.
  ...(process.env['MAIL_PEERS'] ? [['peers', () => command('sh', ['.ci/mail-peers'])] satisfies Check] : []),
  ...PROJECT_NAMES.filter(project => project !== ASIDE).map((project): Check => [project, () => vitest(project)])
]
/** One after the other, beside those that come after them. */
const ASIDE_CHECKS: readonly string[] = [ASIDE, 'bench', 'peers']

endOnSignal(1)
const asked = process.argv.slice(2)
const names = asked.filter(word => CHECKS.some(([name]) => name === word))
const words = asked.filter(word => !names.includes(word))

const total = { passed: 0, failed: 0 }
const failures: string[] = []
const times: Timed[] = []
let aside = Promise.resolve()
for (const check of words.length > 0 ? matching() : named()) {
  if (ASIDE_CHECKS.includes(check[0])) aside = aside.then(() => tell(check))
  else await tell(check)
}
await aside
if (words.length === 0)
  for (const kind of ['file', 'test'] as const) {
    const slow = slowest(times, kind)
    if (slow.length > 0) console.log(`slowest ${kind}s\n${slow.join('\n')}`)
  }
for (const failure of failures) console.log(failure)
console.log(`${total.passed} passed, ${total.failed} failed`)
await end(total.failed > 0 ? 1 : 0)

async function tell([name, check]: Check): Promise<void> {
  const began = performance.now()
  const { passed, failed, failures: named, details, times: took } = await check()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const counted = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : ''
  console.log(`${name.padEnd(8)} ${failed > 0 ? 'failed' : 'ok    '} ${seconds.padStart(6)} s${counted}`)
  if (failed > 0) console.log(details)
  total.passed += passed
  total.failed += failed
  times.push(...took)
  if (failed > 0) failures.push(...(named.length > 0 ? named.map(one => `${name} failed: ${one}`) : [`${name} failed`]))
}

function named(): readonly Check[] {
  return names.length > 0 ? CHECKS.filter(([name]) => names.includes(name)) : CHECKS
}

/** The tests that have all words, of the projects that are named, if any is. The pages are built for them; other checks run if they are named. */
function matching(): readonly Check[] {
  const projects = PROJECT_NAMES.filter(project => names.includes(project))
  const files = testFiles().filter(({ project }) => projects.length === 0 || projects.includes(project))
  const selections = select(files, words)
  if (selections.length === 0) refuse(unmatched(files, words))
  const before = CHECKS.filter(([name]) => name === 'build' || (names.includes(name) && !isProject(name)))
  return [...before, ...selections.map((selection): Check => [labelOf(selection), () => selected(selection)])]
}

function isProject(name: string): boolean {
  return PROJECT_NAMES.some(project => project === name)
}

function labelOf({ project, words: inNames }: Selection): string {
  return inNames.length > 0 ? `${project}, tests named ${inNames.join(' ')}` : project
}

function refuse(strange: readonly string[]): never {
  const checks = CHECKS.map(([name]) => name).join(', ')
  const nowhere = strange.length > 0 ? `"${strange.join('", "')}"` : `all of "${words.join('", "')}"`
  console.error(`no test has ${nowhere} in its path or name; the checks are ${checks}`)
  process.exit(1)
}
