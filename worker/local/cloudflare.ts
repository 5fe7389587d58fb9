import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from './databases.ts'
import { run } from './programs.ts'

const Named = z.array(z.object({ name: z.string() }))
const Found = z.array(z.object({ results: z.array(z.object({ found: z.number() })) }))
const Deployed = z.object({ type: z.literal('deploy'), targets: z.array(z.string()) })

/** Runs wrangler and gives its answer; its failure is an error that ends with wrangler's own words. */
export async function wrangler(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, stdout, output } = await run('wrangler', args, { env })
  if (code !== 0) throw new Error(`"wrangler ${args.slice(0, 3).join(' ')}" failed\n${output.trim()}`)
  return stdout
}

/** Refuses to go on without an account, since every later message would be harder to understand. */
export async function needAccount(): Promise<void> {
  const { code } = await run('wrangler', ['whoami', '--json'])
  if (code !== 0) throw new Error('no Cloudflare account: run "npx wrangler login", or set CLOUDFLARE_API_TOKEN')
}

export async function hasDatabase(name: string): Promise<boolean> {
  const found = Named.parse(JSON.parse(await wrangler(['d1', 'list', '--json'])))
  return found.some(database => database.name === name)
}

/** The names of the secrets that the Worker has; null where there is none, as before its first deployment. */
export async function secretNames(): Promise<string[] | null> {
  const { code, stdout, output } = await run('wrangler', ['secret', 'list', '--format', 'json'])
  if (code === 0) return Named.parse(JSON.parse(stdout)).map(({ name }) => name)
  // No other failure may pass for "none": new keys would end every link that was ever sent.
  if (/Worker "[^"]*".* not found/.test(output)) return null
  throw new Error(`could not list the secrets that are set\n${output.trim()}`)
}

/** Whether a database has any row in one of these tables. */
export async function hasRows({ binding }: Pick<Database, 'binding'>, tables: readonly string[]): Promise<boolean> {
  const sql = `SELECT ${tables.map(table => `EXISTS (SELECT 1 FROM ${table})`).join(' OR ')} AS found`
  const answer = await wrangler(['d1', 'execute', binding, '--remote', '--json', '--command', sql])
  return Found.parse(JSON.parse(answer)).some(({ results }) => results.some(({ found }) => found !== 0))
}

/** Deploys, and gives the addresses at which the Worker then answers. */
export async function deploy(args: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-deploy-'))
  const file = join(folder, 'output')
  try {
    await wrangler(['deploy', ...args], { WRANGLER_OUTPUT_FILE_PATH: file })
    return addresses(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The addresses in wrangler's output file, which holds one JSON entry a line. */
export function addresses(lines: string): string[] {
  const entries = lines.split('\n').filter(line => line !== '')
  const targets = entries.flatMap(line => Deployed.safeParse(JSON.parse(line)).data?.targets ?? [])
  return targets.filter(target => target.startsWith('https://'))
}
