import type { Moment } from '../../../../seat/game.ts'
import type { Now } from '../said.ts'

const MONSTER = 'M0 17c1-9 6-9 7 0zM7 17c1-6 5-6 6 0zM13 17c-1-9 1-13 7-13l-2 4c-2 1-2 4-1 9z'

export const pictures = { destroyed: MONSTER, FINISH_MONSTER_HELD: MONSTER }

interface Pieces {
  readonly failed: string
  readonly send: string
  readonly full: string
  /** What a Finish needs as long as Sea Monsters are in play. */
  readonly unless: string
}

/** A Finish may fail, or has failed, because somebody holds a Sea Monster. */
export function momentOf(
  { view: { monsters, viewer }, offered }: Now,
  { failed, send, full, unless }: Pieces
): Moment | undefined {
  if (offered.includes('monster') && monsters?.marked.some(seat => seat === viewer))
    return { picture: MONSTER, happened: failed, next: send }
  if (offered.includes('finish') && monsters?.left) return { picture: MONSTER, happened: full, next: unless }
  return undefined
}
