import type { Language } from '../../schema/languages.ts'
import type { VoyagesTold } from '../../schema/wire/voyages.ts'
import { crewsTold, voyagesPage } from '../../web/server.ts'
import { asking } from '../http/asking.ts'
import { assets } from '../http/assets.ts'
import { type Bound, languageNamed, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import { answerPage } from '../http/page.ts'
import { formFor } from '../http/reader.ts'
import type { Link } from '../keys/links.ts'
import { sharedBy } from '../match/voyages.ts'
import { findVoyages } from '../room/voyages.ts'

/** What a seat has played with those who sit here: for whoever has its link. */
export const getVoyages = asking(async (_, link, context) => ({ ok: await voyagesTo(context, link) }))

/** Whether a page is asked for that says the same, without scripts too. */
export function asksVoyages({ req }: Bound): boolean {
  return req.query('voyages') !== undefined && formFor(req.raw.headers) === 'page'
}

export async function showVoyages(context: Bound, link: Link) {
  const told = await voyagesTo(context, link, languageNamed(context))
  return answerPage(context, voyagesPage({ ...told, assets }))
}

/** In the seat's own language, unless the page is asked for in another. */
async function voyagesTo(context: Bound, link: Link, asked: Language | null = null): Promise<VoyagesTold> {
  const here = given(await roomOf(context, link.match).aboard(link))
  const { seat, people, own } = here
  const language = asked ?? here.language
  const before = people.find(one => one.seat === seat)?.sat.filter(match => match !== own?.match) ?? []
  const found = await findVoyages(before, context.env)
  const voyages = own ? new Map([...found, [own.match, own.voyage]]) : found
  return { language, crews: crewsTold(sharedBy(here, voyages), { seat, language }) }
}
