import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { turn } from './en.ts'

/** Islands that have left the sea for good, whatever took them. */
export const sunk: Module<Own<typeof turn>> = {
  lying: ({ destroyed = [] }, { sunk }) => (destroyed.length > 0 ? [{ text: sunk.islands(destroyed.join(', ')) }] : [])
}
