import type { SummitTypes } from '../../../../../engine/ascent/modules/summit/slice.ts'
import type { Moment } from '../../../../seat/game.ts'
import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { Now } from '../said.ts'
import type { turn } from './en.ts'

const PEAK = 'M0 19 8 7V0l8 3-6 2v2l2 3 2-1 6 10z'

export const pictures = { topped: PEAK }

/** The Summit: with it the match is won. */
export const summit: Module<Own<typeof turn>> = {
  signs: { SU: PEAK },
  doing: { summit: (_, { summit }) => summit.top }
}

interface Pieces {
  readonly ready: string
  readonly place: string
}

/** The mountain is finished, and the reader holds what is missing. */
export function momentOf({ offered }: Now, { ready, place }: Pieces): Moment | undefined {
  return offered.includes('summit') ? { picture: PEAK, happened: ready, next: place } : undefined
}

/** What is told of it. */
export type Facts = SummitTypes['events']
