import type { Moment } from '../../../../seat/game.ts'
import { MONSTER } from '../../board/glyphs.ts'
import type { Now } from '../said.ts'

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
