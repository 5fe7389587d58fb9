import type { Taken, TakeSeat } from '../../schema/wire/seat.ts'
import type { Opened } from '../../schema/wire/links.ts'
import { fetchWithin } from '../fetch-within.ts'
import { linkIn, remember } from './known.ts'

/** Takes the first seat of a match that was opened to be played at once, and goes there; false where that did not work. */
export async function sitDown({ match, links }: Opened, game: string, asked: TakeSeat): Promise<boolean> {
  const [own] = links.seats
  const link = own?.link && (await taken(linkIn(own.link), asked))
  if (!own || !link) return false
  remember({ link: linkIn(link), match, game, name: own.name, seat: own.seat })
  location.assign(link)
  return true
}

/** The seat's own link, which is a new one where links are sealed. */
async function taken(link: string, asked: TakeSeat): Promise<string | null> {
  try {
    const headers = { authorization: `Seat ${link}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ key: crypto.randomUUID(), ...asked }) }
    return await fetchWithin('/api/seat/take', init, async answer =>
      answer.ok ? ((await answer.json()) as Taken).link : null
    )
  } catch {
    return null
  }
}
