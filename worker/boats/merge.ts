import { Refusal } from '../../engine/refusal.ts'
import type { SealedBoat } from '../../schema/sealed.ts'
import { type BoatChange, MOST_CARRIED } from '../../schema/wire/boat.ts'
import { type Link, readLink } from '../keys/links.ts'
import type { Secrets } from '../keys/secrets.ts'

type Seats = SealedBoat['seats']
type Seat = Seats[number]

/**
 * What a boat carries after a device has told what it has that is new, and what was forgotten there: of each place the
 * newest link, whoever comes first. The same object where nothing changes.
 */
export function merged(seats: Seats, { keep, drop }: BoatChange, read: SeatLinkReader): Seats {
  const dropped = newestOf(drop.map(read))
  const all = new Map<string, Placed>()
  for (const seat of seats) {
    const link = read(seat.link)
    // A link that has come since stays: who forgot did not know of it.
    if (link.generation > (dropped.get(keyOf(link)) ?? -1)) all.set(keyOf(link), { seat, generation: link.generation })
  }
  for (const seat of keep) {
    const link = read(seat.link)
    const there = all.get(keyOf(link))
    if (!there || there.generation <= link.generation) all.set(keyOf(link), { seat, generation: link.generation })
  }
  if (all.size > Math.max(seats.length, MOST_CARRIED)) throw new Refusal('BOAT_FULL', { most: MOST_CARRIED })
  const kept = [...all.values()].map(({ seat }) => seat)
  return JSON.stringify(kept) === JSON.stringify(seats) ? seats : kept
}

interface Placed {
  readonly seat: Seat
  readonly generation: number
}

/** Of each place the newest generation. */
function newestOf(links: readonly Link[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>()
  for (const link of links) newest.set(keyOf(link), Math.max(newest.get(keyOf(link)) ?? 0, link.generation))
  return newest
}

function keyOf({ match, role, seat }: Link): string {
  return `${match} ${role} ${seat}`
}

/** Where a link leads, for a list. */
export function placeOf({ match, role, seat }: Link) {
  return { match, seat: role === 'seat' ? seat : null }
}

export type SeatLinkReader = (text: string) => Link

/** Reads links to seats, and hosts' links, each only once: to check a signature takes the longest of all. */
export function seatLinkReader(secrets: Secrets): SeatLinkReader {
  const known = new Map<string, Link>()
  return text => {
    const link = known.get(text) ?? seatLink(text, secrets)
    known.set(text, link)
    return link
  }
}

/** Only what opens a seat, or all of a match, is worth carrying. */
function seatLink(text: string, secrets: Secrets): Link {
  const link = readLink(text, secrets)
  if (!link) throw new Refusal('NO_SUCH_LINK')
  if (link.role !== 'seat' && link.role !== 'host') throw new Refusal('NOT_FOR_THIS_LINK')
  return link
}
