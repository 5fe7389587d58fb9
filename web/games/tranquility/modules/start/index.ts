import type { CommonEventFacts } from '../../../../../engine/tranquility/codes.ts'
import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { turn } from './en.ts'

/** The Start: the journey begins with it, and everybody pays for it together. */
export const start: Module<Own<typeof turn>> = {
  signs: { S: 'M3 4h14l-3 2H6zM11 0v3H6z' },
  begun: ({ pledge }) => pledge && { verb: 'give', picked: pledge.mine ?? [] },
  doing: {
    give({ picked, missing, stands }, { start, listed }) {
      if (stands) return start.other
      if (picked.length === 0) return start.none
      return missing ? `${start.give(listed(picked))} ${start.unseen}` : start.give(listed(picked))
    }
  }
}

/** What is told of it. */
export type Facts = Pick<CommonEventFacts, 'ready' | 'started' | 'pledged' | 'withdrew' | 'paid'>
