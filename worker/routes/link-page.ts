import { Refusal } from '../../engine/refusal.ts'
import type { Language } from '../../schema/languages.ts'
import { coverPage, hostPage, linksText, landingPage } from '../../web/server.ts'
import type { Consent } from '../deliver/consent.ts'
import { give, hostForm, type HostForm, newPace, nudge } from '../../schema/wire/hosting.ts'
import { invite } from '../../schema/wire/links.ts'
import { clock } from '../clock.ts'
import { assets } from '../http/assets.ts'
import { checked, formIn, readBody } from '../http/body.ts'
import { type Bound, genuine, languageOf, limitMail, roomOf } from '../http/bound.ts'
import { given, refusedIn } from '../http/declined.ts'
import { failure, refuse } from '../http/failure.ts'
import { answerPage } from '../http/page.ts'
import { type Form, formFor } from '../http/reader.ts'
import type { Link } from '../keys/links.ts'
import type { Refused } from '../room/answer.ts'
import { answerRecord } from './matches.ts'
import { getSeat, postSeat, sendLink } from './seat-page.ts'

/** A link, opened: nothing is changed by that, since mail scanners and chat previews open links too. */
export async function getLink(context: Bound) {
  const link = await pathLink(context)
  switch (link.role) {
    case 'seat':
    case 'watcher':
      return asksRecord(context) ? showRecord(context, link) : getSeat(context, link)
    case 'host':
      return asksRecord(context) ? showRecord(context, link) : showHost(context, link, formFor(context.req.raw.headers))
    case 'unsubscribe':
    case 'confirm':
      return showConsent(context, link)
    case 'feed':
    case 'reply':
      throw new Refusal('NO_SUCH_LINK')
  }
}

/** What a form on that page, or a mail provider's one-click unsubscribing, asks for. */
export async function postLink(context: Bound) {
  const link = await pathLink(context)
  switch (link.role) {
    case 'seat':
    case 'watcher':
      return postSeat(context, link)
    case 'host':
      return postHost(context, link)
    case 'unsubscribe': {
      const again = await isPosted(context, 'again')
      given(await roomOf(context, link.match).wish(link, again))
      return say(context, link, again ? 'resubscribed' : 'unsubscribed')
    }
    case 'confirm': {
      const sends = await isPosted(context, 'send')
      given(sends ? await roomOf(context, link.match).sendLink(link) : await roomOf(context, link.match).confirm(link))
      return say(context, link, sends ? 'link-sent' : 'confirmed')
    }
    case 'feed':
    case 'reply':
      throw new Refusal('NO_SUCH_LINK')
  }
}

function pathLink(context: Bound): Promise<Link> {
  return genuine(context, context.req.param('link') ?? '')
}

function asksRecord({ req }: Bound): boolean {
  return req.query('record') !== undefined
}

/** The record to whoever has a link of the match, closed or not. */
async function showRecord(context: Bound, link: Link) {
  const room = roomOf(context, link.match)
  const form = formFor(context.req.raw.headers)
  if (form === 'cover') {
    const { game } = given(await room.look(link))
    return answerPage(context, coverPage({ game, language: readerOf(context), assets, origin: context.env.ORIGIN }))
  }
  return answerRecord(context, link.match, given(await room.recordFor(link)))
}

/** What the host's page asks for by its forms, with scripts and without. */
async function postHost(context: Bound, link: Link) {
  const form = formFor(context.req.raw.headers)
  try {
    const asked = checked(hostForm, await formIn(await readBody(context.req.raw)))
    if (asked.do === undefined) return showHost(context, link, 'page')
    if (asked.do === 'export') return exported(context, link)
    if (asked.send) return sendLink(context, link, form)
    await host(context, link, asked)
    if (asked.do !== 'delete' && ['page', 'cover'].includes(form)) return context.redirect(context.req.path, 303)
    return showHost(context, link, form)
  } catch (error) {
    const refused = refusedIn(error)
    if (!refused || form === 'json' || GONE.includes(refused.code)) throw error
    return showHost(context, link, form, refused)
  }
}

async function host(context: Bound, link: Link, { do: what, seat = -1, pace, name = '', ...asked }: HostForm) {
  const room = roomOf(context, link.match)
  switch (what) {
    case 'invite':
      return given(await room.invite(link, checked(invite, { seat })))
    case 'nudge':
      return given(await room.nudge(link, checked(nudge, { seat })))
    case 'pace':
      return given(await room.pace(link, checked(newPace, { pace })))
    case 'give': {
      const { language, address } = asked
      await limitMail(context, [address])
      return given(await room.give(link, checked(give, { seat, name, language, address })))
    }
    case 'wake':
      return given(await room.wake(link))
    case 'end':
      return given(await room.end(link))
    case 'close':
      return given(await room.close(link))
    case 'delete':
      return given(await room.remove(link, { sure: asked.sure === '1' }))
  }
}

/** The match as a file. */
async function exported(context: Bound, link: Link) {
  const whole = given(await roomOf(context, link.match).exported(link))
  context.header('Content-Disposition', `attachment; filename="slow-boat-${whole.match}.json"`)
  return context.json(whole)
}

const GONE = ['LINK_REISSUED', 'NO_SUCH_MATCH', 'MATCH_DELETED']

async function showHost(context: Bound, link: Link, form: Form, refused?: Refused) {
  const room = roomOf(context, link.match)
  const opened = given(await room.links(link))
  const envelope = given(await room.look(link))
  const language = readerOf(context)
  const failed = refused && failure({ ...refused, game: envelope.game }, language)
  const status = refused ? refuse(context, refused) : 200
  switch (form) {
    case 'json':
      return context.json(opened)
    case 'text':
      return context.text(
        failed ? `${failed.message}\n\n${linksText(opened, language)}` : linksText(opened, language),
        status
      )
    case 'page':
      return answerPage(context, hostPage({ envelope, opened, language, assets, failure: failed, now: clock.now() }), {
        status
      })
    case 'cover':
      return answerPage(context, coverPage({ game: envelope.game, language, assets, origin: context.env.ORIGIN }))
  }
}

/** What the owner of an address has said, and the button that changes it. */
async function showConsent(context: Bound, link: Link) {
  const consent = given(await roomOf(context, link.match).consent(link))
  if (link.role === 'confirm' && consent.address === null) throw new Refusal('ADDRESS_LEFT')
  return say(context, link, kindOf(link, consent), consent.address)
}

function kindOf({ role }: Link, { wanted, confirmed }: Consent): Kind {
  if (!wanted) return 'unsubscribed'
  if (role === 'unsubscribe') return 'unsubscribe'
  return confirmed ? 'confirmed' : 'confirm-address'
}

/** Whether it was a button of our own page with that name; whatever else is posted is a mail provider's one click. */
async function isPosted(context: Bound, name: string): Promise<boolean> {
  const body = await readBody(context.req.raw)
  const fields = await formIn(body).catch((): Record<string, string> => ({}))
  return fields[name] === '1'
}

type Kind = Parameters<typeof landingPage>[0]['kind']

/** Whose address it is about is told to a person only, like a hand. */
function say(context: Bound, { match, seat }: Link, kind: Kind, address: string | null = null) {
  const isShown = address !== null && formFor(context.req.raw.headers) !== 'cover'
  return answerPage(
    context,
    landingPage({
      kind,
      language: readerOf(context),
      assets,
      back: { match, seat },
      ...(isShown && { facts: { address } })
    })
  )
}

function readerOf(context: Bound): Language {
  return languageOf(context) ?? 'en'
}
