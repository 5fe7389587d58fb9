import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { turn } from './en.ts'

/** Mountain cards: what is not placed may be discarded. */
export const mountains: Module<Own<typeof turn>> = {
  doing: {
    discard: ({ missing, picked }, { mountains, listed }) =>
      missing ? mountains.discard(missing) : mountains.discarded(listed(picked))
  }
}

/** What is told of them. */
export interface Facts {
  readonly placed: { readonly seat: number; readonly card: string; readonly slot: string; readonly paid: number }
  readonly discarded: { readonly seat: number; readonly count: number }
}
