import { type Context, Hono, type HonoRequest } from 'hono'
import { Refusal } from '../../engine/refusal.ts'
import { mailboxMessagePage, mailboxPage } from '../../web/server.ts'
import { type KeptMail, message, messages } from '../deliver/mail/mailbox.ts'
import type { Env } from '../env.ts'
import { assets } from '../http/assets.ts'
import { formFor, languageAsked } from '../http/reader.ts'

// A mail brings its own inline styles, so it has a policy and, by `sandbox`, an origin of its own; links open outside.
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
const PAGE_POLICY = `default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What every player got, as a mail program shows it; only ever behind dev.ts, which says where it exists. */
export const mailboxRoutes = new Hono<{ Bindings: Env }>()
  .get('/', async context => {
    const list = await messages(context.env.DB)
    if (formFor(context.req.raw.headers) === 'json') return context.json({ messages: list })
    context.header('Content-Security-Policy', PAGE_POLICY)
    return context.html(mailboxPage({ messages: list, ...asked(context.req) }))
  })
  .get('/:id{[0-9]+}', async context => {
    const found = await find(context, context.req.param('id'))
    if (formFor(context.req.raw.headers) === 'json') return context.json(found)
    const list = await messages(context.env.DB)
    context.header('Content-Security-Policy', PAGE_POLICY)
    return context.html(mailboxMessagePage({ message: found, messages: list, ...asked(context.req) }))
  })
  .get('/:id{[0-9]+}/html', async context => {
    const { html } = await find(context, context.req.param('id'))
    context.header('Content-Security-Policy', MAIL_POLICY)
    return context.html(html.replace('<head>', '<head><base target="_blank">'))
  })

type Mailbox = Context<{ Bindings: Env }>

async function find(context: Mailbox, id: string): Promise<KeptMail> {
  const found = await message(context.env.DB, Number(id))
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

function asked(req: HonoRequest) {
  return { to: req.query('to'), language: languageAsked(req.raw.headers, req.query('lang')) ?? 'en', assets } as const
}
