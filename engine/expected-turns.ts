import type { Game } from './game.ts'

/** About how many turns a match takes with the given number of seats. */
export function expectedTurns({ expectedTurns: turns }: Pick<Game, 'expectedTurns'>, seats: number): number {
  return typeof turns === 'number' ? turns : (turns[seats] ?? 0)
}
