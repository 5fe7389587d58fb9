import { Refusal } from '../../engine/refusal.ts'
import { atomFeed, calendar } from '../../web/server.ts'
import { clock } from '../clock.ts'
import { type Bound, genuine, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'

/** When a seat is awaited, for programs that look every now and then. */
const KINDS = {
  ics: { type: 'text/calendar; charset=utf-8', write: calendar },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomFeed }
} as const

export const getCalendar = (context: Bound) => answer(context, 'ics')
export const getAtom = (context: Bound) => answer(context, 'atom')

async function answer(context: Bound, kind: keyof typeof KINDS): Promise<Response> {
  const path = context.req.path.slice(0, -`.${kind}`.length)
  const link = await genuine(context, path)
  if (link.role !== 'feed') throw new Refusal('NO_SUCH_LINK')
  const fed = given(await roomOf(context, link.match).feed(link))
  const { type, write } = KINDS[kind]
  const { ORIGIN: origin } = context.env
  return context.body(write({ fed, origin, self: `${origin}${context.req.path}`, now: clock.now() }), 200, {
    'Content-Type': type
  })
}
