import type { CommonEventFacts } from '../../../../../engine/tranquility/codes.ts'
import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { turn } from './en.ts'

/** What is not placed may be discarded, two cards at a time. */
export const discard: Module<Own<typeof turn>> = {
  doing: {
    discard: ({ missing, picked }, { discard, listed }) =>
      missing ? discard.choose(missing) : discard.discards(listed(picked))
  }
}

/** What is told of it. */
export type Facts = Pick<CommonEventFacts, 'discarded'>
