import type { Who } from '../../seat/game.ts'

/** Who has done something. */
export function has(seat: number, who: Who): string {
  return who(seat) === null ? 'Du hast' : `${who(seat)} hat`
}
