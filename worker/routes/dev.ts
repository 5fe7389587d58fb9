import { Hono, type MiddlewareHandler } from 'hono'
import { Refusal } from '../../engine/refusal.ts'
import { isLoopback } from '../deliver/mail/headers.ts'
import { hasMailbox } from '../deliver/mail/index.ts'
import type { Env } from '../env.ts'
import { mailboxRoutes } from './mailbox.ts'
import { postDealt } from './matches.ts'

// None of it exists where others could reach it, nor under a foreign name that was made to lead to this machine.
const hereAlone: MiddlewareHandler<{ Bindings: Env }> = async ({ env, req }, next) => {
  if (!hasMailbox(env) || !isLoopback(new URL(req.url))) throw new Refusal('NOT_FOUND')
  await next()
}

/** What is for whoever sits at this machine: everybody's mail, and matches whose cards are known beforehand. */
export const dev = new Hono<{ Bindings: Env }>()
  .use(hereAlone)
  .route('/mail', mailboxRoutes)
  .post('/matches', postDealt)
