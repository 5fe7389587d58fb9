import type { Game } from './game.ts'

/** About how many turns a match of so many takes. */
export function turnsFor({ turns }: Pick<Game, 'turns'>, seats: number): number {
  return typeof turns === 'number' ? turns : (turns[seats] ?? 0)
}
