import { type Context, Hono, type HonoRequest } from 'hono'
import { Refusal } from '../../engine/refusal.ts'
import { mailboxMessagePage, mailboxPage } from '../../web/server.ts'
import { type KeptMail, message, messages } from '../deliver/mail/mailbox.ts'
import type { Env } from '../env.ts'
import { assets } from '../http/assets.ts'
import { styleSource } from '../http/headers.ts'
import { answerPage } from '../http/page.ts'
import { formFor, languageAsked } from '../http/reader.ts'

// A mail brings its own inline styles, so it has a policy and, by `sandbox`, an origin of its own; links open outside.
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
const policyOf = (style?: string) =>
  `default-src 'none'; ${styleSource(style)}; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What every player got, as a mail program shows it; only ever behind dev.ts, which says where it exists. */
export const mailboxRoutes = new Hono<{ Bindings: Env }>()
  .get('/', async context => {
    const list = await messages(context.env.DB)
    if (formFor(context.req.raw.headers) === 'json') return context.json({ messages: list })
    return answerPage(context, mailboxPage({ messages: list, ...asked(context.req) }), { policyOf })
  })
  .get('/:id{[0-9]+}', async context => {
    const found = await find(context, context.req.param('id'))
    if (formFor(context.req.raw.headers) === 'json') return context.json(found)
    const list = await messages(context.env.DB)
    const page = mailboxMessagePage({ message: found, messages: list, ...asked(context.req) })
    return answerPage(context, page, { policyOf })
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
