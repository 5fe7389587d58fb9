import { keep, recall } from '../device.ts'

/** A link that this device has seen; `seat` is null for the host's. */
export interface Known {
  readonly link: string
  readonly match: string
  readonly game: string
  readonly name: string
  readonly seat: number | null
}

const KEY = 'slowboat.seats'

/** The links that this device has seen, newest first. They are kept here and nowhere else. */
export function knownLinks(): readonly Known[] {
  return kept().filter(isKnown)
}

/** A newer link to the same place takes the older one's. */
export function remember(known: Known): void {
  keep(KEY, [known, ...kept().filter(other => other?.match !== known.match || other.seat !== known.seat)])
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

function isKnown(known: Partial<Known> | null): known is Known {
  return (
    typeof known?.link === 'string' &&
    typeof known.match === 'string' &&
    typeof known.game === 'string' &&
    typeof known.name === 'string' &&
    (known.seat === null || typeof known.seat === 'number')
  )
}
