import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deploy, secretNames } from './cloudflare.ts'
import { freshSecrets, keepSettings } from './keys.ts'
import { HOME } from './programs.ts'
import { keep, type Settings } from './settings.ts'

// Cloudflare never shows a secret again, and without STORE_KEY no lost room can be rebuilt.
const SECRETS = '.wrangler/deploy.secrets'
const ANSWER_MS = 120_000

/** Deploys the Worker and gives the address at which it answers. */
export async function upload(settings: Settings): Promise<string> {
  const [address] = await withSecrets(settings, args => deploy([...args, ...variables(settings)]))
  const origin = settings.origin ?? address
  if (!origin) throw new Error('Cloudflare named no address: register a workers.dev subdomain, or give a --domain')
  keep({ ...settings, origin })
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

/** What wrangler.toml cannot know of this Slow Boat, as arguments for wrangler. */
export function variables({ domain, from, mail = 'binding', replies, origin }: Settings): string[] {
  const values = [
    `MAIL:${from ? mail : 'none'}`,
    ...(from ? [`MAIL_FROM:${from}`] : []),
    ...(from && replies ? [`MAIL_REPLY:${replies}`] : []),
    ...(origin ? [`ORIGIN:${origin}`] : [])
  ]
  return [...values.flatMap(value => ['--var', value]), ...(domain ? ['--domain', domain] : [])]
}

/** What a way of sending must be told that nobody else may know: in the environment, where no list of programs shows it. */
export function mailSecret(
  { from, mail }: Settings,
  there: readonly string[],
  given: Readonly<Record<string, string | undefined>> = process.env
): Record<string, string> {
  const name = from ? { binding: null, resend: 'RESEND_KEY', smtp: 'SMTP_SERVER' }[mail ?? 'binding'] : null
  if (!name) return {}
  const value = given[name]
  if (!value && !there.includes(name)) throw new Error(`mail by "${mail}" needs ${name} in the environment`)
  return value ? { [name]: value } : {}
}

async function withSecrets<T>(settings: Settings, act: (args: string[]) => Promise<T>): Promise<T> {
  const there = await secretNames()
  const ofMail = mailSecret(settings, there)
  const missing = Object.keys(freshSecrets()).filter(name => !there.includes(name))
  const names = [...missing, ...Object.keys(ofMail)]
  if (names.length === 0) return act([])
  const kept = { ...keepSettings(join(HOME, SECRETS), freshSecrets()), ...ofMail }
  if (missing.length > 0) console.log(`  ${missing.join(' and ')} are in ${SECRETS}: keep a copy in a safe place`)
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-secrets-'))
  const file = join(folder, 'secrets.json')
  try {
    writeFileSync(file, JSON.stringify(Object.fromEntries(names.map(name => [name, kept[name]]))), { mode: 0o600 })
    return await act(['--secrets-file', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
