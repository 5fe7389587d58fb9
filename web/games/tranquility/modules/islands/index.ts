import type { CommonEventFacts } from '../../../../../engine/tranquility/codes.ts'
import type { Moment } from '../../../../seat/game.ts'
import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { Now } from '../said.ts'
import type { turn } from './en.ts'

const ISLAND = 'M0 17c2-2 4-10 7-10 2 0 2 4 4 4s2-3 3-3c2 0 4 7 6 9z'

/** Islands: each is placed in order, and paid for by how near its neighbours are. */
export const islands: Module<Own<typeof turn>> = {
  doing: {
    place({ card: held, place, price, picked, missing }, { islands, card, listed }) {
      const played = card(held)
      if (!place) return islands.where(played)
      if (missing) return islands.due(played, place, price, missing)
      return price ? islands.paid(played, place, listed(picked)) : islands.free(played, place)
    }
  }
}

interface Pieces {
  /** What the places of an empty sea are, between its two ends, and where none are drawn. */
  readonly between: string
  readonly upwards: string
  readonly free: string
  readonly begins: (who: string) => string
}

/** Nothing has been done yet. */
export function momentOf({ view, who }: Now, { between, upwards, free, begins }: Pieces): Moment | undefined {
  const { cells, players, phase, active, startPlayed } = view
  if (phase !== 'turn' || Object.keys(cells).length > 0 || players.some(({ discarded }) => discarded > 0))
    return undefined
  const other = who(active)
  const happened = startPlayed === undefined ? upwards : between
  return { picture: ISLAND, happened, next: other === null ? free : begins(other) }
}

/** What is told of them. */
export type Facts = Pick<CommonEventFacts, 'placed'>
