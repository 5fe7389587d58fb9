import type { MatchRecord } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import { keepsake, keepsakeScript } from '../../web/server.ts'
import { assets } from '../http/assets.ts'
import { type Bound, languageOf, linkOf, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import type { Link } from '../keys/links.ts'
import { openRecord } from './matches.ts'

/** A finished match as a file: for everybody who knows its id, and closed or not for whoever sends a link of it along. */
export async function getKeepsake(context: Bound) {
  if (context.req.header('Authorization') === undefined) {
    const { id, record } = await openRecord(context)
    return answerKeepsake(context, id, record)
  }
  const link = await linkOf(context)
  if (link.match !== context.req.param('id')) throw new Refusal('NO_SUCH_MATCH')
  return postKeepsake(context, link)
}

/** What a form posts by that link, which nobody's preview does. */
export async function postKeepsake(context: Bound, link: Link) {
  return answerKeepsake(context, link.match, given(await roomOf(context, link.match).recordFor(link)))
}

async function answerKeepsake(context: Bound, id: string, record: MatchRecord) {
  const language = languageOf(context) ?? 'en'
  const script = await scriptOf(context, keepsakeScript(record, language))
  const { name, html } = keepsake({ id, record, language, assets, script })
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return context.html(html)
}

/** The text of a script that the pages were built with. */
async function scriptOf({ env }: Bound, entry: string): Promise<string> {
  const path = (assets.files as Record<string, string>)[entry]
  if (!path) throw new Error(`Cannot find the script "${entry}"`)
  const answer = await env.ASSETS.fetch(new URL(path, env.ORIGIN))
  if (!answer.ok) throw new Error(`Cannot read "${path}": ${answer.status}`)
  return answer.text()
}
