import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deploy, hasRows, secretNames } from './cloudflare.ts'
import { databases } from './databases.ts'
import { freshSecrets, keepSettings, keptSettings } from './keys.ts'
import { HOME } from './programs.ts'
import type { Settings } from './settings.ts'

// Cloudflare never shows a secret again, and without STORE_KEY no lost room can be rebuilt.
const SECRETS = '.wrangler/deploy.secrets'
const ANSWER_MS = 120_000

/** Deploys the Worker and gives the address at which it answers. Keys that are made are kept in a file. */
export async function upload(settings: Settings, file = join(HOME, SECRETS)): Promise<string> {
  const [address] = await withSecrets(settings, file, args => deploy([...args, ...variables(settings)]))
  const origin = settings.origin ?? address
  if (!origin) throw new Error('Cloudflare named no address: register a workers.dev subdomain, or give a --domain')
  // Links begin with the address, which the account's first deployment could not know yet.
  if (!settings.origin) await deploy(variables({ ...settings, origin }))
  return origin
}

/** Waits until the Worker says that it, its database and a room are well. */
export async function answers(origin: string): Promise<void> {
  for (const until = Date.now() + ANSWER_MS; Date.now() < until; await setTimeout(2000)) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`it is deployed, but ${origin}/healthz does not answer`)
}

/** What wrangler.toml cannot know of this Slow Boat, as arguments for wrangler. Variables that were set elsewhere stay. */
export function variables({ domain, mail, from, replies, bounces, origin }: Settings): string[] {
  const values = { MAIL: mail, MAIL_FROM: from, MAIL_REPLY: replies, MAIL_BOUNCES: bounces, ORIGIN: origin }
  const said = Object.entries(values).flatMap(([name, value]) => (value ? ['--var', `${name}:${value}`] : []))
  return ['--keep-vars', ...said, ...(domain ? ['--domain', domain] : [])]
}

/** What a way of sending must be told that nobody else may know: in the environment, where no list of programs shows it. */
export function mailSecrets(
  { mail }: Pick<Settings, 'mail'>,
  there: readonly string[],
  given: Readonly<Record<string, string | undefined>> = process.env
): Record<string, string> {
  const { needed, more } = SECRETS_OF[mail]
  for (const name of needed)
    if (!given[name] && !there.includes(name)) throw new Error(`mail by "${mail}" needs ${name} in the environment`)
  return Object.fromEntries([...needed, ...more].flatMap(name => (given[name] ? [[name, given[name]]] : [])))
}

const SECRETS_OF = {
  binding: { needed: [], more: [] },
  resend: { needed: ['RESEND_KEY'], more: ['RESEND_WEBHOOK_SECRET'] },
  smtp: { needed: ['SMTP_SERVER'], more: [] },
  none: { needed: [], more: [] }
}

async function withSecrets<T>(settings: Settings, kept: string, act: (args: string[]) => Promise<T>): Promise<T> {
  const set = await secretNames()
  const there = set ?? []
  const ofMail = mailSecrets(settings, there)
  // What is set stays, whether this clone knows it or not: only what is missing there is made here.
  const wanted = Object.entries(freshSecrets()).filter(([name]) => !there.includes(name))
  const missing = wanted.map(([name]) => name)
  await refuseToReplace(missing, { settings, kept, isDeployed: set !== null })
  const names = [...missing, ...Object.keys(ofMail)]
  if (names.length === 0) return act([])
  const values = { ...(missing.length > 0 && keepSettings(kept, Object.fromEntries(wanted))), ...ofMail }
  if (missing.length > 0)
    console.log(`  ${missing.join(' and ')} are in ${relative(HOME, kept)}: keep a copy in a safe place`)
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-secrets-'))
  const file = join(folder, 'secrets.json')
  try {
    writeFileSync(file, JSON.stringify(Object.fromEntries(names.map(name => [name, values[name]]))), { mode: 0o600 })
    return await act(['--secrets-file', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a key opens, or has sealed, that no other key does. */
const OPENED_BY: Readonly<Record<string, string>> = { LINK_KEYS: 'every link', STORE_KEY: 'every stored match' }
const KEYED_TABLES = ['matches', 'lines', 'deleted', 'suppressions', 'boats']
const MATCH_TABLES = ['matches', 'lines']

/** No key is made in the place of one that links were signed or matches sealed with. */
async function refuseToReplace(
  missing: readonly string[],
  { settings: { newKeys }, kept, isDeployed }: { settings: Settings; kept: string; isDeployed: boolean }
): Promise<void> {
  const known = keptSettings(kept)
  const unknown = missing.filter(name => name in OPENED_BY && !known[name])
  if (newKeys || unknown.length === 0 || !(isDeployed || (await hasMatches()))) return
  const names = unknown.join(' and ')
  const lost = unknown.map(name => OPENED_BY[name]).join(' and ')
  throw new Error(
    `${names} of the Slow Boat that is there is neither set nor in ${relative(HOME, kept)}, and new keys would lose ${lost}: put it there from your copy, or say --new-keys if it is lost`
  )
}

/** Whether there is anything that was sealed or hashed with a key. */
async function hasMatches(): Promise<boolean> {
  for (const database of await databases())
    if (await hasRows(database, database.binding === 'DB' ? KEYED_TABLES : MATCH_TABLES)) return true
  return false
}
