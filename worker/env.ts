import type { Room } from './room/room.ts'

/** What wrangler.toml, .dev.vars and the deployed secrets give the Worker. */
export interface Env {
  ROOM: DurableObjectNamespace<Room>
  DB: D1Database
  ASSETS: Fetcher
  EMAIL: SendEmail
  LIMIT_OPEN: RateLimit
  LIMIT_FAILED: RateLimit
  LIMIT_MAIL: RateLimit
  ORIGIN: string
  MAIL: 'mailbox' | 'binding' | 'resend' | 'smtp' | 'none'
  /** The address that mails come from; the local mailbox needs none. */
  MAIL_FROM?: string
  /** The keys by which push services know us: the public one, a dot, the private one. Without them there is no push. */
  PUSH_KEY?: string
  /** Hosts that webhooks may have besides those of their services: `json:hooks.example.org ntfy:ntfy.example.org`. */
  WEBHOOK_HOSTS?: string
  LINK_KEYS: string
  STORE_KEY: string
}

type Bindings = Env

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}
