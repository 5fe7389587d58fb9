import type { CommonEventFacts } from '../../../../../engine/tranquility/codes.ts'
import type { Moment } from '../../../../seat/game.ts'
import type { Module } from '../../module.ts'
import type { Now } from '../said.ts'

// A lighthouse waits.
const LIGHTHOUSE = 'M8 6h4l2 10H6zM8 2h4v3H8zM2 3l4 1v1L2 6zM18 3l-4 1v1l4 1zM1 17h18v2H1z'

export const pictures = { finished: LIGHTHOUSE }

/** The Finish: with it the journey ends. */
export const finish: Module = { signs: { F: 'M1 6q9-3 18 0zM9 5l.5-5h1l.5 5z' } }

interface Pieces {
  readonly full: string
  readonly play: string
}

/** The sea is full, and the reader holds what is missing. */
export function momentOf({ offered }: Now, { full, play }: Pieces): Moment | undefined {
  return offered.includes('finish') ? { picture: LIGHTHOUSE, happened: full, next: play } : undefined
}

/** What is told of it. */
export type Facts = Pick<CommonEventFacts, 'finished'>
