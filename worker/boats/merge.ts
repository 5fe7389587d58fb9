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
export function merged(seats: Seats, { keep, drop }: BoatChange, secrets: Secrets): Seats {
  const read = (text: string) => seatLink(text, secrets)
  const dropped = drop.map(read)
  const stays = ({ link }: Seat) => !dropped.some(other => isOverBy(read(link), other))
  const kept = keep.reduce<Seats>((all, one) => put(all, one, read), seats.filter(stays))
  if (kept.length > Math.max(seats.length, MOST_CARRIED)) throw new Refusal('BOAT_FULL', { most: MOST_CARRIED })
  return JSON.stringify(kept) === JSON.stringify(seats) ? seats : kept
}

/** Where a link leads, for a list. */
export function placeOf({ match, role, seat }: Link) {
  return { match, seat: role === 'seat' ? seat : null }
}

/** Only what opens a seat, or all of a match, is worth carrying. */
export function seatLink(text: string, secrets: Secrets): Link {
  const link = readLink(text, secrets)
  if (!link) throw new Refusal('NO_SUCH_LINK')
  if (link.role !== 'seat' && link.role !== 'host') throw new Refusal('NOT_FOR_THIS_LINK')
  return link
}

function put(all: Seats, one: Seat, read: (text: string) => Link): Seats {
  const link = read(one.link)
  const there = all.find(other => isSame(read(other.link), link))
  if (!there) return [...all, one]
  return read(there.link).generation > link.generation ? all : all.map(other => (other === there ? one : other))
}

/** A link that has come since stays: who forgot did not know of it. */
function isOverBy(link: Link, dropped: Link): boolean {
  return isSame(link, dropped) && link.generation <= dropped.generation
}

function isSame(one: Link, other: Link): boolean {
  return one.match === other.match && one.role === other.role && one.seat === other.seat
}
