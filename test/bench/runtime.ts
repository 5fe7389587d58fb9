import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_readConfig, unstable_splitSqlQuery } from 'wrangler'
import { HOME, run } from '../../worker/local/programs.ts'

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

/** What we use of wrangler.toml, whose own type names packages that wrangler does not install. */
interface Config {
  readonly compatibility_date: string
  readonly compatibility_flags: string[]
  readonly d1_databases: readonly { readonly binding: string }[]
  readonly ratelimits: readonly {
    readonly name: string
    readonly namespace_id: string
    readonly simple: { limit: number; period: 10 | 60 }
  }[]
  readonly vars: Readonly<Record<string, string>>
}

/** The Worker of a bench in the real runtime, with its data in a folder; its time runs at a pace, or stands still. */
export async function started(folder: string, manner: Manner = {}): Promise<Miniflare> {
  const { pace, entry = 'bench', inspected = false, traced = false } = manner
  // The inspector's own way to collect garbage is never answered.
  if (inspected) process.env.MINIFLARE_WORKERD_V8_FLAGS = '--expose-gc'
  const config: Config = unstable_readConfig({ config: join(HOME, 'wrangler.toml') }, { hideWarnings: true })
  const limits = config.ratelimits.map(({ name, namespace_id, simple }) => [name, { namespace_id, simple }])
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: await script(entry),
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
      durableObjects: { ROOM: { className: 'Room', useSQLite: true } },
      d1Databases: config.d1_databases.map(({ binding }) => binding),
      ratelimits: Object.fromEntries(limits),
      bindings: { ...config.vars, ORIGIN, MAIL: 'mailbox', ...SECRETS, ...(pace && { PACE: { ...pace } }) },
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
    const statements = unstable_splitSqlQuery(readFileSync(join(STEPS, step), 'utf8'))
    for (const sql of statements) await db.prepare(sql).run()
  }
}

const built = new Map<string, Promise<string>>()

function script(entry: string): Promise<string> {
  const found = built.get(entry) ?? bundled(entry)
  built.set(entry, found)
  return found
}

/** Built by wrangler from wrangler.toml, as it is when it is deployed. */
async function bundled(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-build-'))
  try {
    const args = ['deploy', `test/worker/${entry}.ts`, '--dry-run', '--minify', '--outdir', folder]
    const { code, output } = await run('wrangler', args)
    if (code !== 0) throw new Error(`cannot build test/worker/${entry}.ts:\n${output}`)
    return readFileSync(join(folder, `${entry}.js`), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
