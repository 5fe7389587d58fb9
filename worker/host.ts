import { reissueSeat } from '../schema/wire.ts'
import { jsonBody } from './body.ts'
import { type Bound, linkOf, roomOf } from './bound.ts'
import { given } from './declined.ts'

/** Every link of the match, again. */
export async function getLinks(context: Bound) {
  const link = await linkOf(context)
  return context.json(given(await roomOf(context, link.match).links(link)))
}

export async function postReissue(context: Bound) {
  const link = await linkOf(context)
  const { seat } = await jsonBody(context.req.raw, reissueSeat)
  return context.json(given(await roomOf(context, link.match).reissue(link, seat)))
}
