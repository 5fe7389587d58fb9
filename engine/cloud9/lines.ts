import { tokenize, badActionRefusal } from '../notation.ts'

/** The answers of a passenger. */
export const PASSENGER_ANSWERS = ['jump', 'stay', 'jump if jumped'] as const
export type PassengerAnswer = (typeof PASSENGER_ANSWERS)[number]

/** The answers of the pilot. */
export const PILOT_ANSWERS = ['colours', 'wild', 'fall'] as const
export type PilotAnswer = (typeof PILOT_ANSWERS)[number]

/** An answer that can be given before its place comes, and lies sealed until then (RULES.md, 4.3). */
export type SealableAnswer = PassengerAnswer | PilotAnswer

/** Every line there is (RULES.md, 9). */
export const LINES = [...PASSENGER_ANSWERS, 'wait', ...PILOT_ANSWERS, 'continue'] as const
export type Line = (typeof LINES)[number]

/** An action: one of the lines, and nothing else. */
export interface Action {
  readonly says: Line
}

/** The action of a line, or a Refusal. */
export function parse(line: string): Action {
  const parts = tokenize(line)
  const says = LINES.find(one => one === parts.join(' '))
  if (!says) throw badActionRefusal(parts)
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
