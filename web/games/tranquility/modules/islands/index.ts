import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { turn } from './en.ts'

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

/** What is told of them. */
export interface Facts {
  readonly placed: {
    readonly seat: number
    readonly card: string
    readonly cell: string
    readonly paid: number
    /** The card that stood for it, if not itself. */
    readonly with?: string
  }
}
