import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { HOME } from './programs.ts'

/** How a Slow Boat is deployed, kept so that the next deployment changes nothing unasked. */
export const Settings = z.strictObject({
  /** A domain of the account's; without one it answers at the account's own part of workers.dev. */
  domain: z.hostname({ error: 'domain must be like "boat.example.org"' }).optional(),
  /** The address that mails come from; without one it sends none. */
  from: z.email({ error: 'from must be a mail address' }).optional(),
  /** The way that mails take; without one Cloudflare's. */
  mail: z.enum(['binding', 'resend', 'smtp'], { error: 'mail must be "binding", "resend" or "smtp"' }).optional(),
  /** Where answers to mails come in: a domain, or an address short enough for a tag. Without one nobody can answer. */
  replies: z
    .string()
    .regex(/^([a-z0-9._-]{1,11}@)?([a-z0-9-]+\.)+[a-z]{2,}$/i, {
      error: 'replies must be a domain, or an address with at most 11 characters before its @'
    })
    .optional(),
  /** What every link begins with; known from the first deployment on. */
  origin: z.url().optional()
})
export type Settings = z.infer<typeof Settings>

const KEPT = join(HOME, '.wrangler/deploy.json')

/** What was kept, with what is asked for now; a domain is the address. */
export function recall(asked: Settings, file = KEPT): Settings {
  const kept = existsSync(file) ? Settings.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const { domain, from, mail, replies } = { ...kept, ...asked }
  const origin = domain ? `https://${domain}` : kept.origin
  return {
    ...(domain && { domain }),
    ...(from && { from }),
    ...(mail && { mail }),
    ...(replies && { replies }),
    ...(origin && { origin })
  }
}

export function keep(settings: Settings, file = KEPT): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(settings, null, 2))
}
