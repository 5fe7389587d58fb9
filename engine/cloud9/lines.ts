/** The answers of a passenger. */
export const PASSENGER_ANSWERS = ['jump', 'stay', 'jump if jumped'] as const
export type PassengerAnswer = (typeof PASSENGER_ANSWERS)[number]

/** The answers of the pilot. */
export const PILOT_ANSWERS = ['colours', 'wild', 'fall'] as const
export type PilotAnswer = (typeof PILOT_ANSWERS)[number]

/** An answer that a seat may seal before its turn to answer has come (RULES.md, 4.3). */
export type SealableAnswer = PassengerAnswer | PilotAnswer

/** All lines of the game (RULES.md, 9). */
export const LINES = [...PASSENGER_ANSWERS, 'wait', ...PILOT_ANSWERS, 'continue'] as const
export type Line = (typeof LINES)[number]

/** Whether a line is an answer of a passenger. */
export function isPassengerAnswer(line: string): line is PassengerAnswer {
  return PASSENGER_ANSWERS.some(one => one === line)
}

/** Whether a line is an answer of the pilot. */
export function isPilotAnswer(line: string): line is PilotAnswer {
  return PILOT_ANSWERS.some(one => one === line)
}
