import type { Game } from './game.ts'

/** About how many turns a match with so many seats takes. */
export function expectedTurns({ expectedTurns: turns }: Pick<Game, 'expectedTurns'>, seats: number): number {
  return typeof turns === 'number' ? turns : (turns[seats] ?? 0)
}
