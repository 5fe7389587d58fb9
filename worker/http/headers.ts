import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../../engine/refusal.ts'
import { isLoopback } from '../deliver/mail/headers.ts'
import type { Env } from '../env.ts'

type Bound = { Bindings: Env }

// A link is a capability: nothing may carry it further, and no cache may keep what it opens.
const HEADERS = {
  'Content-Security-Policy': policy(),
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin'
}

// Not over http: `npm start` would bind every other program on this machine's localhost to https.
const ENCRYPTED = { 'Strict-Transport-Security': 'max-age=31536000' }

/** On every answer; one that sets a header of its own keeps it. */
export const secured: MiddlewareHandler<Bound> = async (context, next) => {
  await next()
  if (context.res.status === 101) return
  const isEncrypted = [context.env.ORIGIN, context.req.url].every(address => address.startsWith('https:'))
  for (const [name, value] of Object.entries({ ...HEADERS, ...(isEncrypted && ENCRYPTED) })) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}

/** What our pages may load and do; of styles, our files and what stands in the page under that hash. */
export function policy(style?: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    styleSource(style),
    `connect-src 'self'`,
    `img-src 'self' data:`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`
  ].join('; ')
}

export function styleSource(style?: string): string {
  return style ? `style-src 'self' '${style}'` : `style-src 'self'`
}

const READING = ['GET', 'HEAD']

/**
 * What changes something, and a socket, are for no page but our own. Programs and a mail provider's one-click
 * unsubscribing name no origin.
 */
export const fromHere: MiddlewareHandler<Bound> = async ({ req, env }, next) => {
  const reads = READING.includes(req.method) && req.header('Upgrade') === undefined
  if (!reads && !isOurs(req.raw, env)) throw new Refusal('CROSS_SITE')
  await next()
}

function isOurs({ headers, url }: Request, { ORIGIN }: Env): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  switch (origin) {
    case null:
    case ORIGIN:
      return true
    // Our own forms, since our pages send no referrer; but so says a stranger's sandboxed frame. Where the browser
    // does not tell them apart (Safari before 16.4), the link in the address does: no stranger knows it.
    case 'null':
      return site === 'same-origin' || new URL(url).pathname.startsWith('/s/')
    default:
      return origin === ownOrigin(new URL(url))
  }
}

/** Another name that we answer to. Anybody can make a name of theirs lead here, but not with our certificate. */
function ownOrigin(url: URL): string | null {
  return url.protocol === 'https:' || isLoopback(url) ? url.origin : null
}
