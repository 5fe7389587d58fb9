import type { Envelope } from '../../schema/wire/envelope.ts'
import { matchOf } from '../devices/claim.ts'
import { fetchWithin } from '../fetch-within.ts'
import { followed, knownLinks, remember } from '../harbour/known.ts'
import type { Kept } from './standing.ts'

/**
 * Takes over one's seats, or the host's link, in the matches that others have opened after those of this device; whether
 * there was any. A rematch that was forgotten here does not come back.
 */
export async function followRematches(known: readonly Kept[]): Promise<boolean> {
  let isNew = false
  for (const one of known) {
    const { standing, seat } = one
    const next = standing.kind === 'over' ? standing.next : undefined
    if (next === undefined || one.next === next) continue
    const isKnown = knownLinks().some(other => other.match === matchOf(next) && other.seat === seat)
    if (!isKnown && !(await takenOver(next, one))) continue
    followed(one, next)
    isNew ||= !isKnown
  }
  return isNew
}

/** Its game and its seat's name may be others than before. */
async function takenOver(link: string, { seat, name }: Kept): Promise<boolean> {
  try {
    const init = { headers: { authorization: `Seat ${link}`, accept: 'application/json' } }
    const envelope = await fetchWithin('/api/seat', init, async answer =>
      answer.ok ? ((await answer.json()) as Envelope) : null
    )
    if (!envelope) return false
    const { match, game, table } = envelope
    remember({ link, match, game, name: seat === null ? name : (table.players[seat]?.name ?? ''), seat })
    return true
  } catch {
    return false
  }
}
