import { reissue } from '../../schema/wire.ts'
import { jsonBody } from '../http/body.ts'
import { type Bound, linkOf, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'

/** Every link of the match, again. */
export async function getLinks(context: Bound) {
  const link = await linkOf(context)
  return context.json(given(await roomOf(context, link.match).links(link)))
}

export async function postReissue(context: Bound) {
  const link = await linkOf(context)
  const asked = await jsonBody(context.req.raw, reissue)
  return context.json(given(await roomOf(context, link.match).reissue(link, asked)))
}
