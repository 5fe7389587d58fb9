import { seaNamed } from '../../../../engine/tranquility/sea/seas.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { Entry } from '../../../../schema/wire/log.ts'
import { type Laid, laidIn, type Placed } from './laid.ts'

/** What may turn a match. */
export interface Points {
  readonly row: Placed
  readonly start: { readonly counts: readonly number[] }
  readonly dearest: Placed
  readonly narrow: Placed & { readonly fitting: number }
  readonly last: Placed
  readonly closed: Placed & { readonly move: number }
}

/** A point at which a match turned. */
export type Point = Pick<Entry, 'version' | 'at'> &
  { [What in keyof Points]: { readonly what: What; readonly facts: Points[What] } }[keyof Points]

/** Less than that is paid often. */
const DEAR = 2
/** Where more numbers fit, a gap is easily closed. */
const FEW = 2

/**
 * The points at which a match turned, oldest first: the Start, the narrowest gap that was closed, the island that filled
 * the sea or after which it could no longer be filled, the dearest, and the first row that was full. Each is told by what lay in the sea when it happened, and no
 * island twice.
 */
export function points(
  entries: readonly Entry[],
  { sea, cells, destroyed }: Pick<View, 'sea' | 'cells' | 'destroyed'>
): readonly Point[] {
  const laid = laidIn(entries, sea)
  const isFull = Object.keys(cells).length === seaNamed(sea).names.length
  const found: Point[] = entries.flatMap(entry => started(entry))
  // What takes islands away may open again what is closed.
  const closed = destroyed ? undefined : laid.find(({ closes }) => closes)
  if (closed) found.push({ ...when(closed), what: 'closed', facts: { ...closed.facts, move: closed.entry.version } })
  const [narrow] = [...laid].reverse().sort((one, other) => room(one) - room(other))
  if (narrow && room(narrow) <= FEW && narrow !== closed)
    found.push({ ...when(narrow), what: 'narrow', facts: { ...narrow.facts, fitting: room(narrow) } })
  const [dearest] = [...laid].sort((one, other) => other.facts.paid - one.facts.paid)
  const others = {
    last: isFull ? laid.filter(({ fillsSea }) => fillsSea).at(-1) : undefined,
    dearest: dearest && dearest.facts.paid >= DEAR ? dearest : undefined,
    row: laid.find(({ fillsRow }) => fillsRow)
  }
  for (const what of ['last', 'dearest', 'row'] as const) {
    const one = others[what]
    if (one && found.every(({ version }) => version !== one.entry.version))
      found.push({ ...when(one), what, facts: one.facts })
  }
  return found.sort((one, other) => one.version - other.version)
}

/** How many numbers there were to close its gap with. */
function room({ fitting }: Laid): number {
  return fitting ?? Infinity
}

function started({ version, at, events }: Entry): Point[] {
  const paid = events.find(({ type }) => type === 'paid')
  return paid ? [{ version, at, what: 'start', facts: paid.facts as unknown as Points['start'] }] : []
}

function when({ entry: { version, at } }: Laid): Pick<Entry, 'version' | 'at'> {
  return { version, at }
}
