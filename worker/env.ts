import type { Room } from './room/room.ts'

/** What wrangler.toml, .dev.vars and the deployed secrets give the Worker. */
export interface Env {
  ROOM: DurableObjectNamespace<Room>
  DB: D1Database
  /** Further databases for matches, numbered from 1 to 255. */
  [part: `DB_${number}`]: D1Database
  /** The numbers of those in which new matches are kept, parted by spaces; `DB` is 0, and alone where none is named. */
  OPEN_IN?: string
  /** Matches that may be opened in a day (UTC), by all and by one network; there is a usual number of both. */
  OPENED_A_DAY?: string
  OPENED_A_DAY_BY_NETWORK?: string
  ASSETS: Fetcher
  EMAIL: SendEmail
  LIMIT_OPEN: RateLimit
  LIMIT_FAILED: RateLimit
  LIMIT_MAIL: RateLimit
  ORIGIN: string
  MAIL: 'mailbox' | 'binding' | 'resend' | 'smtp' | 'none'
  /** The address that mails come from; the local mailbox needs none. */
  MAIL_FROM?: string
  /** Where answers to mails are read: a domain, or an address that may carry a tag. Without it nobody can answer. */
  MAIL_REPLY?: string
  /** Where mail servers report what they could not deliver: like MAIL_REPLY. It must be allowed to send, too. Without it they tell MAIL_FROM. */
  MAIL_BOUNCES?: string
  /** With MAIL "resend": the key to its API, and the secret that its webhook is signed with. */
  RESEND_KEY?: string
  RESEND_WEBHOOK_SECRET?: string
  /** With MAIL "smtp": `smtps://user:password@host:port`, or `smtp://` for STARTTLS. */
  SMTP_SERVER?: string
  /** The keys by which push services know us: the public one, a dot, the private one. Without them there is no push. */
  PUSH_KEY?: string
  /** Hosts that webhooks may have besides those of their services: `json:hooks.example.org ntfy:ntfy.example.org`. */
  WEBHOOK_HOSTS?: string
  /** For tests alone: a server on this machine that stands for every host that is pushed or posted to. */
  STAND_IN?: string
  LINK_KEYS: string
  STORE_KEY: string
}

type Bindings = Env

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}
