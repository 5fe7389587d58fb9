import { give, hostForm, type HostForm, newPace, nudge } from '../../schema/wire/hosting.ts'
import { invite } from '../../schema/wire/links.ts'
import { coverPage, hostPage, linksText } from '../../web/server.ts'
import { clock } from '../clock.ts'
import { assets } from '../http/assets.ts'
import { checked, formIn, readBody } from '../http/body.ts'
import { type Bound, languageOf, limitMail, roomOf } from '../http/bound.ts'
import { given, refusedIn } from '../http/declined.ts'
import { failure, refuse } from '../http/failure.ts'
import { answerPage } from '../http/page.ts'
import { type Form, formFor, isNavigation } from '../http/reader.ts'
import type { Link } from '../keys/links.ts'
import type { Refused } from '../room/answer.ts'
import { asksAgain, goOn, showAgain } from './again.ts'
import { sendLink } from './seat-page.ts'

/** Every link of a match, and what its host may do with it. */
export async function showHost(context: Bound, link: Link, form: Form, refused?: Refused) {
  const room = roomOf(context, link.match)
  const opened = given(await room.links(link))
  const envelope = given(await room.look(link))
  if (asksAgain(context, envelope)) return showAgain(context, envelope, opened.next)
  const language = languageOf(context) ?? 'en'
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

/** What the host's page asks for by its forms, with scripts and without. */
export async function postHost(context: Bound, link: Link) {
  const { headers } = context.req.raw
  // Nobody who only looks ahead posts a form.
  const form = formFor(headers) === 'cover' ? 'page' : formFor(headers)
  try {
    const fields = await formIn(await readBody(context.req.raw))
    if (fields.again) return await goOn(context, link, fields)
    const asked = checked(hostForm, fields)
    if (asked.send) return await sendLink(context, link, form)
    if (asked.do === 'export') return await exported(context, link)
    await host(context, link, asked)
    // The address itself shows what came of it, and can be loaded again.
    if (asked.do !== undefined && isNavigation(headers)) return context.redirect(hereOf(context), 303)
    return await showHost(context, link, form)
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
    case 'address': {
      const { address = null } = asked
      await limitMail(context, [address])
      return given(await room.hostMail(link, { address }, languageOf(context) ?? 'en'))
    }
    case 'wake':
      return given(await room.wake(link))
    case 'end':
      return given(await room.end(link))
    case 'close':
      return given(await room.close(link))
    case 'delete':
      return given(await room.remove(link, { sure: asked.sure === '1' }))
    case 'export':
    case undefined:
      return null
  }
}

/** With the language that was asked for. */
function hereOf({ req }: Bound): string {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

/** The match as a file. */
async function exported(context: Bound, link: Link) {
  const whole = given(await roomOf(context, link.match).exported(link))
  context.header('Content-Disposition', `attachment; filename="slow-boat-${whole.match}.json"`)
  return context.json(whole)
}

const GONE = ['LINK_REISSUED', 'NO_SUCH_MATCH', 'MATCH_DELETED']
