import { type Context, Hono, type HonoRequest } from 'hono'
import { Refusal } from '../../engine/refusal.ts'
import { mailboxMessagePage, mailboxPage } from '../../web/server.ts'
import { writtenAnswer } from '../answers/written.ts'
import { clock } from '../clock.ts'
import { type KeptMail, message, messages } from '../deliver/mail/mailbox.ts'
import { rfc5322 } from '../deliver/mail/rfc5322.ts'
import type { Env } from '../env.ts'
import { assets } from '../http/assets.ts'
import { formIn, readBody } from '../http/body.ts'
import { styleSource } from '../http/headers.ts'
import { answerPage } from '../http/page.ts'
import { formFor, languageAsked } from '../http/reader.ts'
import { receive } from './answer.ts'

// A mail brings its own inline styles, so it has a policy and, by `sandbox`, an origin of its own; links open outside.
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
const policyOf = (style?: string) =>
  `default-src 'none'; ${styleSource(style)}; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

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
  .get('/:id{[0-9]+}/eml', async context => {
    const found = await find(context, context.req.param('id'))
    context.header('Content-Type', 'message/rfc822')
    context.header('Content-Disposition', `attachment; filename="${found.id}.eml"`)
    return context.body(rfc5322(found, found))
  })
  .post('/:id{[0-9]+}/answer', async context => {
    const found = await find(context, context.req.param('id'))
    const { text = '' } = await formIn(await readBody(context.req.raw))
    const rejected = await answered(found, text, context.env)
    return rejected === null
      ? context.redirect(`/dev/mail?to=${encodeURIComponent(found.to)}`, 303)
      : context.text(`${rejected}\n`, 422)
  })
  .get('/:id{[0-9]+}/html', async context => {
    const { html } = await find(context, context.req.param('id'))
    context.header('Content-Security-Policy', MAIL_POLICY)
    return context.html(html.replace('<head>', '<head><base target="_blank">'))
  })

/** Goes the way of every answer, as if a mail server had brought it; why it was sent back, if it was. */
async function answered(mail: KeptMail, text: string, env: Env): Promise<string | null> {
  const { to: from, replyTo } = mail
  if (replyTo === null) throw new Refusal('NOT_FOUND')
  const raw = new TextEncoder().encode(writtenAnswer(mail, { text, at: clock.now(), id: crypto.randomUUID() }))
  let rejected: string | null = null
  const setReject = (why: string) => void (rejected = why)
  await receive({ from, to: replyTo, raw: new Blob([raw]).stream(), rawSize: raw.length, setReject }, env)
  return rejected
}

type Mailbox = Context<{ Bindings: Env }>

async function find(context: Mailbox, id: string): Promise<KeptMail> {
  const found = await message(context.env.DB, Number(id))
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

function asked(req: HonoRequest) {
  return { to: req.query('to'), language: languageAsked(req.raw.headers, req.query('lang')) ?? 'en', assets } as const
}
