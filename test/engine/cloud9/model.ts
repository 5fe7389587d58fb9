import type { Line } from '../../../engine/cloud9/lines.ts'
import type { Seat } from '../../../engine/game.ts'

/*
 * One roll, told once more from nothing but RULES.md, 4.3 and 4.4: who is asked, what is refused, and in which order it
 * counts. It imports no rule of the engine.
 */

export const LINES: readonly Line[] = ['jump', 'stay', 'jump if jumped', 'wait', 'colours', 'wild', 'fall', 'continue']
const PASSENGERS = ['jump', 'stay', 'jump if jumped']
const PILOTS = ['colours', 'wild', 'fall']

export interface Table {
  readonly seats: number
  readonly pilot: Seat
  /** The passengers, as their places come. */
  readonly places: readonly Seat[]
  readonly need: string
  readonly hand: string
  /** What counts already, … */
  readonly open: { readonly [seat: Seat]: string }
  /** … and what lies sealed, or that a seat waits. */
  readonly lying: { readonly [seat: Seat]: string }
  /** How the pilot has risen or fallen. */
  readonly end?: string
}

const placeIn = ({ places, open }: Table) => places.find(seat => !open[seat])
const isForced = ({ need, hand }: Table) => need === '' || hand === ''
const holds = ({ need, hand }: Table) => [...'GPRY'].every(one => count(hand, one) >= count(need, one))
const count = (text: string, sign: string) => text.split(sign).length - 1

export function codeFor(table: Table, seat: Seat, line: string): string | null {
  const { pilot, places, open } = table
  const place = placeIn(table)
  if (place !== undefined && seat !== pilot && (!places.includes(seat) || open[seat] === 'jump')) return 'NOT_ABOARD'
  if (seat !== pilot) {
    if (place === undefined || open[seat]) return 'NOT_YOUR_TURN'
    if (PILOTS.includes(line) || line === 'continue') return 'WRONG_PHASE'
    return line === 'wait' && place === seat ? 'NOBODY_BEFORE' : null
  }
  if (place === undefined) return PILOTS.includes(line) ? codeForPaying(table, line) : 'WRONG_PHASE'
  if (PASSENGERS.includes(line)) return 'PILOT_CANNOT_JUMP'
  if (line === 'continue') return 'WRONG_PHASE'
  if (isForced(table)) return table.need === '' ? 'NOTHING_NEEDED' : 'NOT_YOUR_TURN'
  return line === 'wait' ? null : codeForPaying(table, line)
}

function codeForPaying(table: Table, line: string): string | null {
  if (line === 'colours') return holds(table) ? null : 'MISSING_CARDS'
  if (line === 'wild') return table.hand.includes('W') ? null : 'NO_WILD'
  return holds(table) ? 'MUST_RISE' : null
}

/** What lies at the table once a seat has said something, and all that is due has been opened. */
export function said(table: Table, seat: Seat, line: string): Table {
  return opened({ ...table, lying: { ...table.lying, [seat]: line } })
}

/** All that is due is opened, one after the other. */
function opened(table: Table): Table {
  const { places, open, pilot } = table
  const seat = placeIn(table) ?? pilot
  const { [seat]: answer, ...lying } = table.lying
  const isPilots = seat === pilot
  if (isPilots && isForced(table)) return { ...table, end: table.need === '' ? 'nothing' : 'fell' }
  if (answer === undefined) return table
  if (answer === 'wait') return { ...table, lying }
  if (isPilots) return { ...table, end: answer === 'fall' ? 'fell' : answer }
  const hasJumped = places.some(other => open[other] === 'jump')
  const counts = answer === 'jump if jumped' ? (hasJumped ? 'jump' : 'stay') : answer
  return opened({ ...table, lying, open: { ...open, [seat]: counts } })
}

/** Whose answer the table waits for. */
export function asked(table: Table): Seat[] {
  const { places, open, lying, pilot } = table
  if (placeIn(table) === undefined) return [pilot]
  const passengers = places.filter(seat => !open[seat] && !lying[seat])
  return [...passengers, ...(lying[pilot] || isForced(table) ? [] : [pilot])].toSorted()
}

/** All that may be said now, and by whom. */
export function allowed(table: Table): readonly (readonly [seat: Seat, line: string])[] {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)
  return seats.flatMap(seat => LINES.filter(line => !codeFor(table, seat, line)).map(line => [seat, line] as const))
}
