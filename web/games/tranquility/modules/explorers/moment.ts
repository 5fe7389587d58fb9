import type { Moment } from '../../../../seat/game.ts'
import { BOAT, CLOUD, COMPASS, MONSTER, ROCKS } from '../../board/glyphs.ts'
import type { Now } from '../said.ts'

const CHEST = 'M1 8c0-7 18-7 18 0zM1 10h6v3h6v-3h6v8H1z'

/** Of each find its own. */
export const pictures = {
  'explored storm': CLOUD,
  'explored monster': MONSTER,
  'explored start': BOAT,
  'explored rocks': ROCKS,
  'explored kept': CHEST,
  cleared: COMPASS
}

/** What was found. */
export const kinds = { explored: 'explorer' }

interface Pieces {
  readonly mine: (due: number) => string
  readonly theirs: (who: string, due: number) => string
}

/** What a border space hid is known, as news tell and show it: now the price is due. */
export function momentOf({ view: { explorers, active }, who }: Now, { mine, theirs }: Pieces): Moment | undefined {
  const { due } = explorers ?? {}
  if (!due) return undefined
  const other = who(active)
  return { next: other === null ? mine(due) : theirs(other, due) }
}
