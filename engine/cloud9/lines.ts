import { tokenize, unreadableLine } from '../notation.ts'

/** What a passenger may answer, … */
export const PASSENGER_ANSWERS = ['jump', 'stay', 'jump if jumped'] as const
export type PassengerAnswer = (typeof PASSENGER_ANSWERS)[number]

/** … and what the pilot; … */
export const PILOT_ANSWERS = ['colours', 'wild', 'fall'] as const
export type PilotAnswer = (typeof PILOT_ANSWERS)[number]

/** … either of which can be given before its time, and lies sealed until then. */
export type SealableAnswer = PassengerAnswer | PilotAnswer

/** Every line there is: RULES.md, 9. */
export const LINES = [...PASSENGER_ANSWERS, 'wait', ...PILOT_ANSWERS, 'continue'] as const
export type Line = (typeof LINES)[number]

/** Nothing goes with what is said. */
export interface Action {
  readonly says: Line
}

export function parse(line: string): Action {
  const parts = tokenize(line)
  const says = LINES.find(one => one === parts.join(' '))
  if (!says) throw unreadableLine(parts)
  return { says }
}

export function format({ says }: Action): string {
  return says
}

export function isPassengerAnswer(says: Line): says is PassengerAnswer {
  return PASSENGER_ANSWERS.some(one => one === says)
}

export function isPilotAnswer(says: Line): says is PilotAnswer {
  return PILOT_ANSWERS.some(one => one === says)
}
