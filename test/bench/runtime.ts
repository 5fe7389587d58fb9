import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const HOME = join(import.meta.dirname, '../..')
const STEPS = join(HOME, 'schema/migrations')
const KEY = 'YmVuY2gta2V5LWJlbmNoLWtleS1iZW5jaC1rZXktMTI'
const ORIGIN = 'http://localhost'
export const SECRETS = { LINK_KEYS: KEY, STORE_KEY: KEY }

/** How many times as fast as ours a room's time runs, and since when. */
export interface Pace {
  readonly since: number
  readonly times: number
}

/** How a runtime is started. */
export interface Manner {
  readonly pace?: Pace
  /** Of the two in test/worker: the Worker as it is, or one whose rooms do nothing. */
  readonly entry?: 'bench' | 'empty'
  /** Whether its memory is looked into. */
  readonly inspected?: boolean
  /** Whether the runtime keeps traces, as it does unless it is told not to. */
  readonly traced?: boolean
}

/** The Worker of a bench in the real runtime, with its data in a folder; its time runs at a pace, or stands still. */
export async function started(folder: string, manner: Manner = {}): Promise<Miniflare> {
  const { pace, entry = 'bench', inspected = false, traced = false } = manner
  // The inspector's own way to collect garbage is never answered.
  if (inspected) process.env.MINIFLARE_WORKERD_V8_FLAGS = '--expose-gc'
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: await script(entry),
      compatibilityDate: '2026-09-18',
      durableObjects: { ROOM: { className: 'Room', useSQLite: true } },
      d1Databases: ['DB'],
      bindings: { ORIGIN, MAIL: 'mailbox', ...SECRETS, ...(pace && { PACE: { ...pace } }) },
      resourcePersistencePath: folder,
      unsafeObservability: traced,
      ...(inspected && { inspectorPort: 0 }),
      port: 0
    })
  )
}

/** The runtimes that we have started ourselves, and none of anybody else. */
export function workerds(): number[] {
  const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', `${process.pid}`], { encoding: 'utf8' })
  const named = children.split('\n').map(line => line.trim().split(/\s+/))
  return named.filter(([, name]) => name?.startsWith('workerd')).map(([pid]) => Number(pid))
}

/** Makes the tables of D1, once for each folder. */
export async function migrate(runtime: Miniflare): Promise<void> {
  const db = await runtime.getD1Database('DB')
  for (const step of readdirSync(STEPS).sort()) {
    const statements = readFileSync(join(STEPS, step), 'utf8').split(';')
    for (const sql of statements) if (sql.trim()) await db.prepare(sql).run()
  }
}

const built = new Map<string, Promise<string>>()

function script(entry: string): Promise<string> {
  const found = built.get(entry) ?? bundled(entry)
  built.set(entry, found)
  return found
}

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(HOME, `test/worker/${entry}.ts`)],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    external: ['cloudflare:*'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'error'
  })
  return outputFiles[0]?.text ?? ''
}
