import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deploy, secretNames } from './cloudflare.ts'
import { freshSecrets, keepSettings } from './keys.ts'
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
  const there = await secretNames()
  const ofMail = mailSecrets(settings, there)
  // What is set stays, whether this clone knows it or not: only what is missing there is made here.
  const wanted = Object.entries(freshSecrets()).filter(([name]) => !there.includes(name))
  const missing = wanted.map(([name]) => name)
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
