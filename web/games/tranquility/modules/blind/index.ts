import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { turn } from './en.ts'

const BLIND = 'blind'

/** Cards given unseen: another way to give, with a button of its own, where a Start is paid under a Storm. */
export const blind: Module<Own<typeof turn>> = {
  tapped: choices =>
    choices.map(choice => (choice.subject === BLIND ? { ...choice, verb: BLIND, subject: '' } : choice)),
  /** An offer of them stands, and is no other's to begin. */
  begun: ({ pledge, viewer }) => (pledge?.blind?.some(seat => seat === viewer) ? { verb: '', picked: [] } : undefined),
  doing: {
    blind: ({ place, picked }, { blind }) => (picked.length > 0 ? blind.offered(place) : blind.unseen)
  },
  to: ({ verb, place }, { blind }) => (verb === 'give' ? blind.offered(place) : undefined)
}
