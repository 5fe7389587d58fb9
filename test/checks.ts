import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { type Ended, run } from '../worker/local/programs.ts'
import { ASIDE, type Project } from './projects.ts'
import { namePattern, type Selection } from './selection.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** What failed, a line each, as far as it has names of its own. */
  readonly failures: readonly string[]
  readonly details: string
  /** How long its files and tests took, as far as it has any. */
  readonly times: readonly Timed[]
}

export interface Timed {
  readonly kind: 'file' | 'test'
  readonly name: string
  readonly ms: number
}

// What we count of vitest's JSON report. A file that could not be loaded has failed without a test.
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() }))
    })
  )
})
type Report = z.infer<typeof Report>
type Result = Report['testResults'][number]

// For what never ends: no machine is so busy that anything else takes so long.
const LIMIT_MS = 3_600_000
const MOST_SLOW = 20

/** A program that succeeds or fails as a whole. */
export async function command(program: string, args: readonly string[]): Promise<Counts> {
  const { code, output } = await run(program, args, { limitMs: LIMIT_MS })
  const done = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { ...done, failures: [], details: why(code, output), times: [] }
}

/** One of vitest's projects, counted from its own report. */
export async function vitest(project: Project): Promise<Counts> {
  const { report, result } = await reported(project)
  return count(report, result)
}

/** Some tests of a project. Their names are read from the source, so that perhaps none of them is really there. */
export async function selected({ project, paths, words }: Selection): Promise<Counts> {
  const named = words.length > 0 ? ['--testNamePattern', namePattern(words)] : []
  const { report, result } = await reported(project, [...paths, ...named])
  const none = { passed: 0, failed: 0, failures: [], details: result.output, times: [] }
  return isEmpty(report, result) ? none : count(report, result)
}

/** Everything went well, and nothing was run. */
export function isEmpty(report: Report | null, { code }: Ended): boolean {
  return code === 0 && report?.numPassedTests === 0 && report.numFailedTests === 0
}

async function reported(
  project: Project,
  chosen: readonly string[] = []
): Promise<{ report: Report | null; result: Ended }> {
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--config', 'test/vitest.config.ts', '--project', project, ...chosen, ...reporters]
  const [program, ...rest] = [...(project === ASIDE ? ['nice'] : []), 'vitest', ...args] as [string, ...string[]]
  const result = await run(program, rest, { limitMs: LIMIT_MS })
  const report = read(file)
  rmSync(folder, { recursive: true })
  return { report, result }
}

/** A runner that crashed, ran nothing, or failed for another reason than its tests has failed once more. */
export function count(report: Report | null, { code, output }: Ended): Counts {
  const passed = report?.numPassedTests ?? 0
  const files = report?.testResults ?? []
  const broken = files.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const counted = (report?.numFailedTests ?? 0) + broken.length
  const failed = counted === 0 && (code !== 0 || passed === 0) ? 1 : counted
  return {
    passed,
    failed,
    failures: files.flatMap(failuresIn),
    details: why(code, output),
    times: files.flatMap(timesIn)
  }
}

/** The slowest of a kind, a line each. */
export function slowest(times: readonly Timed[], kind: Timed['kind']): string[] {
  const all = times.filter(one => one.kind === kind).toSorted((one, other) => other.ms - one.ms)
  return all.slice(0, MOST_SLOW).map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

function timesIn({ name, startTime, endTime, assertionResults: tests }: Result): Timed[] {
  const path = relative(import.meta.dirname, name)
  return [
    { kind: 'file', name: path, ms: endTime - startTime },
    ...tests.map(
      ({ fullName, duration }) => ({ kind: 'test', name: `${path}: ${fullName}`, ms: duration ?? 0 }) as const
    )
  ]
}

function failuresIn({ name, status, assertionResults: tests }: Result): string[] {
  const path = relative(import.meta.dirname, name)
  if (tests.length === 0) return status === 'failed' ? [`${path} cannot be loaded`] : []
  return tests.filter(test => test.status === 'failed').map(({ fullName }) => `${path}: ${fullName}`)
}

function why(code: number | null, output: string): string {
  return code === null ? `${output}\nended by a signal, or after ${LIMIT_MS / 1000} s` : output
}

function read(file: string): Report | null {
  try {
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
