import { Refusal } from '../../engine/refusal.ts'
import type { Language } from '../../schema/languages.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import { coverPage, landingPage } from '../../web/server.ts'
import { clock } from '../clock.ts'
import { type Consent, STOPS, type Stops } from '../deliver/consent.ts'
import { assets } from '../http/assets.ts'
import { formIn, readBody } from '../http/body.ts'
import { type Bound, languageOf, roomOf, written } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import { answerPage } from '../http/page.ts'
import { formFor } from '../http/reader.ts'
import type { Link } from '../keys/links.ts'
import type { Answer } from '../room/answer.ts'
import { inboxAfterwards, wishAfterwards } from '../room/erasing.ts'
import { listBoat, showBoat } from './boat-page.ts'
import { postHost, showHost } from './host-page.ts'
import { postKeepsake } from './keepsake.ts'
import { answerRecord } from './matches.ts'
import { getSeat, postSeat } from './seat-page.ts'

/** A link, opened: nothing is changed by that, since mail scanners and chat previews open links too. */
export async function getLink(context: Bound) {
  const link = await pathLink(context)
  switch (link.role) {
    case 'seat':
    case 'guest':
    case 'watcher':
      return asksRecord(context) ? showRecord(context, link) : getSeat(context, link)
    case 'host':
      return asksRecord(context) ? showRecord(context, link) : showHost(context, link, formFor(context.req.raw.headers))
    case 'unsubscribe':
    case 'confirm':
      return showConsent(context, link)
    case 'boat':
      return showBoat(context, link)
    case 'feed':
    case 'reply':
    case 'return-path':
      throw new Refusal('NO_SUCH_LINK')
  }
}

/** What a form on that page, or a mail provider's one-click unsubscribing, asks for. */
export async function postLink(context: Bound) {
  const link = await pathLink(context)
  switch (link.role) {
    case 'seat':
    case 'guest':
    case 'watcher':
      return asksKeepsake(context) ? postKeepsake(context, link) : postSeat(context, link)
    case 'host':
      return asksKeepsake(context) ? postKeepsake(context, link) : postHost(context, link)
    case 'unsubscribe': {
      const posted = await postedNames(context)
      const kind = STOPS.find(one => posted.includes(one))
      if (kind) {
        given(await roomOf(context, link.match).stop(link, { kind, on: !posted.includes('undo') }))
        return showConsent(context, link)
      }
      const again = posted.includes('again')
      await wish(context, link, again)
      return say(context, link, again ? 'resubscribed' : 'unsubscribed')
    }
    case 'confirm': {
      const sends = await isPosted(context, 'send')
      given(sends ? await roomOf(context, link.match).sendLink(link) : await roomOf(context, link.match).confirm(link))
      return say(context, link, sends ? 'link-sent' : ofHost(link, 'confirmed'))
    }
    case 'boat':
      return listBoat(context, link)
    case 'feed':
    case 'reply':
    case 'return-path':
      throw new Refusal('NO_SUCH_LINK')
  }
}

function pathLink(context: Bound): Promise<Link> {
  return written(context, context.req.param('link') ?? '')
}

function asksRecord({ req }: Bound): boolean {
  return req.query('record') !== undefined
}

function asksKeepsake({ req }: Bound): boolean {
  return req.query('keepsake') !== undefined
}

/** The record to whoever has a link of the match, closed or not. */
async function showRecord(context: Bound, link: Link) {
  const room = roomOf(context, link.match)
  const form = formFor(context.req.raw.headers)
  const { game, table } = given(await room.look(link))
  if (form === 'cover') {
    return answerPage(context, coverPage({ game, language: readerOf(context), assets, origin: context.env.ORIGIN }))
  }
  const by = { shared: table.closedAt === undefined, seated: link.role !== 'watcher' }
  return answerRecord(context, link.match, given(await room.recordFor(link)), by)
}

/** It holds whatever has become of the match. */
async function wish(context: Bound, link: Link, wanted: boolean) {
  const answer = await roomOf(context, link.match).wish(link, wanted)
  if (isOfDeleted(answer)) await wishAfterwards(link, { wanted, at: clock.now() }, context.env)
  else given(answer)
}

function isOfDeleted(answer: Answer<unknown>): boolean {
  return 'refused' in answer && answer.refused.code === 'MATCH_DELETED'
}

/** What the owner of an address has said, and the button that changes it. */
async function showConsent(context: Bound, link: Link) {
  const answer = await roomOf(context, link.match).consent(link)
  // Nothing but a hash is known of the address any more, but its owner can still say it.
  if (link.role === 'unsubscribe' && isOfDeleted(answer)) {
    await inboxAfterwards(link, context.env)
    return say(context, link, 'unsubscribe')
  }
  const consent = given(answer)
  if (link.role === 'confirm' && consent.address === null) throw new Refusal('ADDRESS_LEFT')
  const kind = kindOf(link, consent)
  const stops = kind === 'unsubscribe' ? given(await roomOf(context, link.match).stops(link)) : {}
  return say(context, link, kind, consent.address, stops)
}

function kindOf(link: Link, { wanted, confirmed }: Consent): Kind {
  if (!wanted) return 'unsubscribed'
  if (link.role === 'unsubscribe') return 'unsubscribe'
  return ofHost(link, confirmed ? 'confirmed' : 'confirm-address')
}

/** What the page says where the address is the host's, and no seat's. */
function ofHost({ seat }: Link, kind: keyof typeof OF_HOST): Kind {
  return seat === HOST ? OF_HOST[kind] : kind
}

const OF_HOST = { confirmed: 'host-confirmed', 'confirm-address': 'confirm-host' } as const

/** Whether it was a button of our own page with that name; whatever else is posted is a mail provider's one click. */
async function isPosted(context: Bound, name: string): Promise<boolean> {
  return (await postedNames(context)).includes(name)
}

async function postedNames(context: Bound): Promise<readonly string[]> {
  const body = await readBody(context.req.raw)
  const fields = await formIn(body).catch((): Record<string, string> => ({}))
  return Object.keys(fields).filter(name => fields[name] === '1')
}

type Kind = Parameters<typeof landingPage>[0]['kind']

/** Whose address it is about is told to a person only, like a hand. */
function say(context: Bound, { match, seat }: Link, kind: Kind, address: string | null = null, stops: Stops = {}) {
  const isShown = address !== null && formFor(context.req.raw.headers) !== 'cover'
  return answerPage(
    context,
    landingPage({
      kind,
      language: readerOf(context),
      assets,
      back: { match, seat },
      stops,
      ...(isShown && { facts: { address } })
    })
  )
}

function readerOf(context: Bound): Language {
  return languageOf(context) ?? 'en'
}
