import { Refusal } from '../engine/refusal.ts'
import type { Language, Opened } from '../schema/wire.ts'
import { coverPage, hostPage, noticePage } from '../web/server.ts'
import { assets } from './assets.ts'
import { type Bound, genuine, languageOf, roomOf } from './bound.ts'
import { given } from './declined.ts'
import type { Link } from './links.ts'
import { type Form, formFor } from './reader.ts'
import { getSeat, postSeat } from './seat-page.ts'

/** A link, opened: nothing is changed by that, since mail scanners and chat previews open links too. */
export async function getLink(context: Bound) {
  const link = await pathLink(context)
  switch (link.role) {
    case 'seat':
    case 'watcher':
      return getSeat(context, link)
    case 'host':
      return showHost(context, link, formFor(context.req.raw.headers))
    case 'unsubscribe':
      return notice(context, link, 'unsubscribe')
    case 'confirm':
      return notice(context, link, 'confirm-address')
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
      return showHost(context, link, 'page')
    case 'unsubscribe':
      given(await roomOf(context, link.match).unsubscribe(link))
      return notice(context, null, 'unsubscribed')
    case 'confirm':
      given(await roomOf(context, link.match).confirm(link))
      return notice(context, null, 'confirmed')
    case 'reply':
      throw new Refusal('NO_SUCH_LINK')
  }
}

function pathLink(context: Bound): Promise<Link> {
  return genuine(context, context.req.param('link') ?? '')
}

async function showHost(context: Bound, link: Link, form: Form) {
  const room = roomOf(context, link.match)
  const opened = given(await room.links(link))
  const envelope = given(await room.look(link))
  const language = readerOf(context)
  switch (form) {
    case 'json':
      return context.json(opened)
    case 'text':
      return context.text(linksText(opened))
    case 'page':
      return context.html(hostPage({ envelope, opened, language, assets }))
    case 'cover':
      return context.html(coverPage({ game: envelope.game, language, assets }))
  }
}

function linksText({ links }: Opened): string {
  return [...links.seats.map(({ name, link }) => `${name}  ${link ?? '–'}`), '', links.watcher, ''].join('\n')
}

type Kind = Parameters<typeof noticePage>[0]['kind']

/** Whose address it is about is told to a person only, like a hand. */
async function notice(context: Bound, link: Link | null, kind: Kind) {
  const address = link && given(await roomOf(context, link.match).address(link))
  const told = address !== null && formFor(context.req.raw.headers) !== 'cover'
  return context.html(noticePage({ kind, language: readerOf(context), assets, ...(told && { facts: { address } }) }))
}

function readerOf(context: Bound): Language {
  return languageOf(context) ?? 'en'
}
