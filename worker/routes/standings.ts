import { type Standing, type Standings, standingsAsked } from '../../schema/wire/standing.ts'
import { standing } from '../../web/server.ts'
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
  const answer: Standings = { standings: await Promise.all(links.map(link => standingOf(context, link))) }
  return context.json(answer)
}

async function standingOf(context: Bound, text: string): Promise<Standing> {
  try {
    const link = await genuine(context, text)
    return standing(given(await roomOf(context, link.match).look(link)))
  } catch (error) {
    const refused = refusedIn(error)
    if (!refused) throw error
    return { kind: KINDS[refused.code] ?? 'unreachable' }
  }
}
