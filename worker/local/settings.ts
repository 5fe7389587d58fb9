import { z } from 'zod'
import { isLoopback } from '../deliver/mail/headers.ts'
import type { Variables } from './deployed.ts'

/** The part of an address before its @ may have 64 characters, and the tag takes most of them. */
const place = (name: string, most: number) =>
  z
    .string()
    .regex(new RegExp(`^([a-z0-9._-]{1,${most}}@)?([a-z0-9-]+\\.)+[a-z]{2,}$`, 'i'), {
      error: `${name} must be a domain, or an address with at most ${most} characters before its @`
    })
    .optional()

/** What is asked for when a Slow Boat is deployed; whatever is not stays as it is. */
export const DeployOptions = z.strictObject({
  /** A domain of the account's; without one it answers at the account's own part of workers.dev. */
  domain: z.hostname({ error: 'domain must be like "boat.example.org"' }).optional(),
  /** The address that mails come from. */
  from: z.email({ error: 'from must be a mail address' }).optional(),
  /** The way that mails take; with a sender and without one Cloudflare's. */
  mail: z
    .enum(['binding', 'resend', 'smtp', 'none'], { error: 'mail must be "binding", "resend", "smtp" or "none"' })
    .optional(),
  /** Where answers to mails come in: a domain, or an address short enough for a tag. Without one nobody can answer. */
  replies: place('replies', 11),
  /** The same for what mail servers could not deliver. */
  bounces: place('bounces', 10),
  /** Whether all links may begin with another address from now on. */
  move: z.boolean().optional(),
  /** Whether keys may be made although there were others, and what those opened is lost. */
  newKeys: z.boolean().optional()
})
export type DeployOptions = z.infer<typeof DeployOptions>

/** How a Slow Boat is deployed. */
export interface Settings {
  readonly domain?: string | undefined
  readonly mail: 'binding' | 'resend' | 'smtp' | 'none'
  readonly from?: string | undefined
  readonly replies?: string | undefined
  readonly bounces?: string | undefined
  /** What every link begins with; known from the first deployment on. */
  readonly origin?: string | undefined
  readonly newKeys: boolean
}

/** What is asked for, and else what is deployed: from whichever clone, nothing changes unasked. */
export function settingsFor(asked: DeployOptions, deployed: Variables | null): Settings {
  const { domain, replies = deployed?.MAIL_REPLY, bounces = deployed?.MAIL_BOUNCES, newKeys = false } = asked
  const from = asked.from ?? deployed?.MAIL_FROM
  const mail = asked.mail ?? mailOf(deployed) ?? (asked.from ? 'binding' : 'none')
  if (mail !== 'none' && !from) throw new Error(`mail by "${mail}" needs --from, the address that mails come from`)
  return { domain, mail, from, replies, bounces, origin: originFor(asked, deployed), newKeys }
}

/** How mail is sent now. A way that this version doesn't know is a newer one's: to turn it off must be asked for. */
function mailOf(deployed: Variables | null): Settings['mail'] | undefined {
  const said = deployed?.MAIL ?? 'none'
  const { success, data } = DeployOptions.shape.mail.safeParse(said)
  if (!success) throw new Error(`mail is sent by "${said}", which this version doesn't know: say --mail`)
  return data === 'none' ? undefined : data
}

/** Every link that was ever given out begins with it. */
function originFor({ domain, move }: DeployOptions, deployed: Variables | null): string | undefined {
  const before = deployed?.ORIGIN
  // The one of wrangler.toml: the first deployment did not come to its end.
  const known = before && !isLoopback(new URL(before)) ? before : undefined
  const wanted = domain ? `https://${domain}` : known
  if (known && wanted !== known && !move)
    throw new Error(`all links begin with ${known}, and would begin with ${wanted}: say --move if they shall`)
  return wanted
}
