import type { Entry, Told } from '../../../../schema/wire/log.ts'
import { HIGHEST, rowOf } from '../board/slots.ts'

/** Half of the way up to the Summit's row. */
const HALF = HIGHEST / 2 + 1
/** Less than that is paid often. */
const DEAR = 2

/** A card that came to lie on a slot, laid there or lifted to it. */
export interface Laid {
  readonly seat: number
  readonly card: string
  readonly slot: string
  readonly paid: number
}

/** A point at which a match turned: half of the height, the row below the Summit, the dearest card, the Summit. */
export type Point = Pick<Entry, 'version' | 'at'> &
  (
    | { readonly what: 'half' | 'ridge' | 'dearest'; readonly facts: Laid }
    | { readonly what: 'summit'; readonly facts: { readonly seat: number } }
  )

interface Step extends Pick<Entry, 'version' | 'at'> {
  readonly facts: Laid
}

/** The points at which a match turned, oldest first. Each is told by what lay on the mountain when it happened, and no card twice. */
export function points(entries: readonly Entry[]): readonly Point[] {
  const steps = entries.flatMap(entry => entry.events.flatMap(event => step(entry, event)))
  const first = (row: number) => steps.find(({ facts }) => rowOf(facts.slot) >= row)
  const dearest = steps.reduce<Step | undefined>(
    (most, one) => (one.facts.paid >= Math.max(DEAR, (most?.facts.paid ?? 0) + 1) ? one : most),
    undefined
  )
  const found: Point[] = entries.flatMap(entry => entry.events.flatMap(event => topped(entry, event)))
  const told = new Set<Step>()
  for (const [what, one] of [
    ['ridge', first(HIGHEST)],
    ['half', first(HALF)],
    ['dearest', dearest]
  ] as const) {
    if (one && !told.has(one)) found.push({ ...one, what })
    if (one) told.add(one)
  }
  return found.sort((one, other) => one.version - other.version)
}

function step({ version, at }: Entry, { type, facts }: Told): Step[] {
  const { seat, card, slot, lifted, target, paid } = facts
  const [laid, on] = type === 'lifted' ? [lifted, target] : [card, slot]
  if (type !== 'placed' && type !== 'lifted') return []
  return [{ version, at, facts: { seat: Number(seat), card: `${laid}`, slot: `${on}`, paid: Number(paid) } }]
}

function topped({ version, at }: Entry, { type, facts }: Told): Point[] {
  return type === 'topped' ? [{ version, at, what: 'summit', facts: { seat: Number(facts.seat) } }] : []
}
