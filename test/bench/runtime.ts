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

/** The Worker of a bench in the real runtime, with its data in a folder; its time runs at a pace, or stands still. */
export async function started(folder: string, pace?: Pace): Promise<Miniflare> {
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: await script(),
      compatibilityDate: '2026-09-18',
      durableObjects: { ROOM: { className: 'Room', useSQLite: true } },
      d1Databases: ['DB'],
      bindings: { ORIGIN, MAIL: 'mailbox', ...SECRETS, ...(pace && { PACE: { ...pace } }) },
      resourcePersistencePath: folder,
      port: 0
    })
  )
}

/** Makes the tables of D1, once for each folder. */
export async function migrate(runtime: Miniflare): Promise<void> {
  const db = await runtime.getD1Database('DB')
  for (const step of readdirSync(STEPS).sort()) {
    const statements = readFileSync(join(STEPS, step), 'utf8').split(';')
    for (const sql of statements) if (sql.trim()) await db.prepare(sql).run()
  }
}

let built: Promise<string> | undefined

function script(): Promise<string> {
  built ??= build({
    entryPoints: [join(HOME, 'test/worker/bench.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    external: ['cloudflare:*'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'error'
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return built
}
