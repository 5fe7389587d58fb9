import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../engine/refusal.ts'
import type { Env } from './env.ts'

type Bound = { Bindings: Env }

// A link is a capability: nothing may carry it further, and no cache may keep what it opens.
const HEADERS = {
  'Content-Security-Policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self' data:`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin'
}

/** On every answer; one that sets a header of its own keeps it. */
export const secured: MiddlewareHandler<Bound> = async (context, next) => {
  await next()
  if (context.res.status === 101) return
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}

const READING = ['GET', 'HEAD']

/**
 * No other site may send a form here. Our own pages send `Origin: null`, since they send no referrer either; programs
 * and a mail provider's one-click unsubscribing send nothing of the kind.
 */
export const fromHere: MiddlewareHandler<Bound> = async ({ req, env }, next) => {
  const site = req.header('Sec-Fetch-Site') ?? 'none'
  const origin = req.header('Origin') ?? 'null'
  const ours = ['null', env.ORIGIN, new URL(req.url).origin].includes(origin)
  if (!READING.includes(req.method) && !(ours && ['same-origin', 'none'].includes(site)))
    throw new Refusal('CROSS_SITE')
  await next()
}
