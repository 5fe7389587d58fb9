import { again, type Again, type Onward } from '../../schema/wire/again.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { againAsked, againPage } from '../../web/server.ts'
import { chance } from '../chance.ts'
import { clock } from '../clock.ts'
import { sending } from '../http/asking.ts'
import { assets } from '../http/assets.ts'
import { checked } from '../http/body.ts'
import { type Bound, languageNamed, limit, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import { countOpening } from '../http/opened-today.ts'
import { answerPage } from '../http/page.ts'
import { formFor } from '../http/reader.ts'
import { type Link, linkAddress } from '../keys/links.ts'
import { matchAfter } from '../keys/secrets.ts'
import { openParts } from '../room/parts.ts'

/** Another match with the same people, by any of them or the host. */
export const postAgain = sending(again, async (_, link, asked, context) => ({
  ok: await openAgain(context, link, asked)
}))

/**
 * Opens the one match that follows another, or leads there. Its id comes from the match before, so whoever asks again,
 * or at the same time, finds it opened; it is written down there only once it is there.
 */
export async function openAgain(context: Bound, link: Link, asked: Again): Promise<Onward> {
  const room = roomOf(context, link.match)
  const will = given(await room.will(link, asked))
  if (!('before' in will)) return will
  await limit(context, context.env.LIMIT_OPEN)
  const id = matchAfter(link.match, openParts(context.env), context.env)
  await countOpening(context, id)
  const { asked: wanted, ...legacy } = will
  const opening = { id, asked: { ...wanted, key: id }, seed: chance.seed(), now: clock.now(), legacy }
  const opened = given(await roomOf(context, id).follow(opening))
  if (!opened) throw new Error(`match "${id}" follows none`)
  return given(await room.succeed(link, { ...opened, match: id }))
}

/** Whether a page is asked for that leads to the button: in mails it must be one that changes nothing. */
export function asksAgain({ req }: Bound, { result }: Envelope): boolean {
  return result !== null && req.query('again') !== undefined && formFor(req.raw.headers) === 'page'
}

export function showAgain(context: Bound, envelope: Envelope, next: string | null) {
  const language = languageNamed(context) ?? envelope.own?.language ?? 'en'
  const game = context.req.query('again') ?? ''
  return answerPage(context, againPage({ envelope, next, game, language, assets }))
}

/** The button, by a form: whoever taps it goes on to their new seat. */
export async function goOn(context: Bound, link: Link, fields: Readonly<Record<string, string>>) {
  const onward = await openAgain(context, link, checked(again, againAsked(fields)))
  const address = onward.link ?? linkAddress(link, context.env)
  switch (formFor(context.req.raw.headers)) {
    case 'json':
      return context.json(onward)
    case 'text':
      return context.text(`${address}\n`)
    case 'page':
    case 'cover':
      return context.redirect(new URL(address).pathname, 303)
  }
}
