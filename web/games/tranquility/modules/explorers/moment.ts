import type { Moment } from '../../../../seat/game.ts'
import type { Now } from '../said.ts'

const SPYGLASS = 'M0 12l12-8 3 5-12 8zM13 3l3-2 4 6-3 2z'

export const pictures = { explored: SPYGLASS, cleared: SPYGLASS }

interface Pieces {
  readonly mine: (due: number) => string
  readonly theirs: (who: string, due: number) => string
}

/** What a border space hid is known, as news tell it: now the price is due. */
export function momentOf({ view: { explorers, active }, who }: Now, { mine, theirs }: Pieces): Moment | undefined {
  const { due } = explorers ?? {}
  if (!due) return undefined
  const other = who(active)
  return { picture: SPYGLASS, next: other === null ? mine(due) : theirs(other, due) }
}
