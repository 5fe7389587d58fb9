import type { MountainsTypes } from '../../../../../engine/ascent/modules/mountains/slice.ts'
import type { Moment } from '../../../../seat/game.ts'
import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { Now } from '../said.ts'
import type { turn } from './en.ts'

const MOUNTAIN = 'M0 19 7 5l4 6 3-4 6 12z'

/** Mountain cards: what is not placed may be discarded. */
export const mountains: Module<Own<typeof turn>> = {
  doing: {
    discard: ({ missing, picked }, { mountains, listed }) =>
      missing ? mountains.discard(missing) : mountains.discarded(listed(picked))
  }
}

interface Pieces {
  /** What the places of an empty mountain are. */
  readonly grows: string
  readonly free: string
  readonly begins: (who: string) => string
}

/** Nothing has been done yet. */
export function momentOf({ view, who }: Now, { grows, free, begins }: Pieces): Moment | undefined {
  const { slots, players, active } = view
  if (Object.keys(slots).length > 0 || players.some(({ discarded }) => discarded > 0)) return undefined
  const other = who(active)
  return { picture: MOUNTAIN, happened: grows, next: other === null ? free : begins(other) }
}

/** What is told of them. */
export type Facts = MountainsTypes['events']
