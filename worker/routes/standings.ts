import { type Standing, type Standings, standingsAsked } from '../../schema/wire/standing.ts'
import { jsonBy, readBody } from '../http/body.ts'
import { type Bound, genuine, roomOf } from '../http/bound.ts'
import { given, refusedIn } from '../http/declined.ts'

const standingsIn = jsonBy(standingsAsked)

const KINDS: { readonly [code: string]: Extract<Standing['kind'], 'reissued' | 'sealed' | 'gone'> } = {
  LINK_REISSUED: 'reissued',
  LOAN_OVER: 'gone',
  SEAT_LEFT: 'reissued',
  MATCH_DELETED: 'gone',
  SEAT_SEALED: 'sealed',
  NO_SUCH_LINK: 'gone',
  NO_SUCH_MATCH: 'gone',
  NOT_FOR_THIS_LINK: 'gone'
}

/** How the matches of a device stand, in one answer. It changes nothing; the links are in its body, which nobody logs. */
export async function postStandings(context: Bound) {
  const { links } = standingsIn(await readBody(context.req.raw))
  // Named twice, a link is asked for once.
  const different = [...new Set(links)]
  const standings = await Promise.all(different.map(link => standingOf(context, link)))
  const answer: Standings = { standings: links.map(link => standings[different.indexOf(link)] as Standing) }
  return context.json(answer)
}

async function standingOf(context: Bound, text: string): Promise<Standing> {
  try {
    const link = await genuine(context, text)
    return given(await roomOf(context, link.match).standing(link))
  } catch (error) {
    const refused = refusedIn(error)
    if (!refused) throw error
    return { kind: KINDS[refused.code] ?? 'unreachable' }
  }
}
