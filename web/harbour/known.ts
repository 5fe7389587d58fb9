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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKnown) : []
  } catch {
    return []
  }
}

/** A newer link to the same place takes the older one's. */
export function remember(known: Known): void {
  const others = knownLinks().filter(other => other.match !== known.match || other.seat !== known.seat)
  keep([known, ...others])
}

export function forget(known: Known): void {
  keep(knownLinks().filter(other => other.link !== known.link))
}

/** The link alone, as requests carry it, out of its whole address. */
export function linkIn(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}

function keep(all: readonly Known[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A device that keeps nothing still plays: the link itself is enough.
  }
}

function isKnown(value: unknown): value is Known {
  const known = value as Partial<Known> | null
  return (
    typeof known?.link === 'string' &&
    typeof known.match === 'string' &&
    typeof known.game === 'string' &&
    typeof known.name === 'string' &&
    (known.seat === null || typeof known.seat === 'number')
  )
}
