import { tokenize, unreadableLine } from '../notation.ts'

/** What a passenger may answer, … */
export const PASSENGERS = ['jump', 'stay', 'jump if jumped'] as const
export type PassengersAnswer = (typeof PASSENGERS)[number]

/** … and what the pilot; … */
export const PILOTS = ['colours', 'wild', 'fall'] as const
export type PilotsAnswer = (typeof PILOTS)[number]

/** … either of which can be given before its time, and lies sealed until then. */
export type Answer = PassengersAnswer | PilotsAnswer

/** Every line there is: RULES.md, 9. */
export const LINES = [...PASSENGERS, 'wait', ...PILOTS, 'continue'] as const
export type Line = (typeof LINES)[number]

/** Nothing goes with what is said. */
export interface Action {
  readonly says: Line
}

export function read(line: string): Action {
  const parts = tokenize(line)
  const says = LINES.find(one => one === parts.join(' '))
  if (!says) throw unreadableLine(parts)
  return { says }
}

export function write({ says }: Action): string {
  return says
}

export function isPassengers(says: Line): says is PassengersAnswer {
  return PASSENGERS.some(one => one === says)
}

export function isPilots(says: Line): says is PilotsAnswer {
  return PILOTS.some(one => one === says)
}
