import { keep, recall } from '../device.ts'
import { generationOf } from '../devices/claim.ts'

/** A link that this device has seen; `seat` is null for the host's. */
export interface Known {
  readonly link: string
  readonly match: string
  readonly game: string
  readonly name: string
  readonly seat: number | null
  /** The link to the match after this one, once this device has taken it over: forgotten here, it does not come back. */
  readonly next?: string
  /** The first promise of the match that this device was shown. */
  readonly promise?: Promised
}

export interface Promised {
  readonly commitment: string
  readonly at: number
}

const KEY = 'slowboat.seats'

/** The links that this device has seen, newest first. They are kept here and nowhere else. */
export function knownLinks(): readonly Known[] {
  return kept().filter(isKnown)
}

/** A newer link to the same place takes the older one's; what was promised first is kept. */
export function remember(known: Known): void {
  const promise = promiseOf(known.match) ?? known.promise
  const others = kept().filter(other => other?.match !== known.match || other.seat !== known.seat)
  keep(KEY, [{ ...known, promise }, ...others])
}

/** The match after a known one has come to this device, too. */
export function followed(known: Known, next: string): void {
  keep(
    KEY,
    kept().map(other => (other?.link === known.link ? { ...other, next } : other))
  )
}

/** Takes over what was known elsewhere, of each place the newest link; how many places are new here. */
export function carry(others: readonly Known[]): number {
  const mine = knownLinks()
  const isSame = (one: Known, other: Known) => one.match === other.match && one.seat === other.seat
  const isNewer = (one: Known, other: Known) => generationOf(one.link) > generationOf(other.link)
  const kept = mine.map(one => {
    const newer = others.find(other => isSame(one, other) && isNewer(other, one))
    return newer ? { ...one, link: newer.link } : one
  })
  const come = others.filter(other => !mine.some(one => isSame(one, other)))
  keep(KEY, [...kept, ...come])
  return come.length
}

/** The first promise of that match that this device was shown; none where it has not seen the match. */
export function promiseOf(match: string): Promised | undefined {
  return kept().find(other => other?.match === match && isPromised(other.promise))?.promise
}

export function forget(known: Known): void {
  keep(
    KEY,
    knownLinks().filter(other => other.link !== known.link)
  )
}

/** The link alone, as requests carry it, out of its whole address. */
export function linkIn(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}

// Whatever else may have been written there is sorted out when the links are shown.
function kept(): (Partial<Known> | null)[] {
  const all = recall(KEY)
  return Array.isArray(all) ? all : []
}

function isPromised(promise: Partial<Promised> | undefined): promise is Promised {
  return typeof promise?.commitment === 'string' && typeof promise.at === 'number'
}

function isKnown(known: Partial<Known> | null): known is Known {
  return (
    typeof known?.link === 'string' &&
    typeof known.match === 'string' &&
    typeof known.game === 'string' &&
    typeof known.name === 'string' &&
    (known.seat === null || typeof known.seat === 'number')
  )
}
