import type { turn } from '../standing-for/en.ts'
import { cardFor } from '../standing-for/index.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'

/** Jokers: any number that is free, or a Finish. */
export const jokers: Module<Own<typeof turn>> = {
  ...cardFor('J'),
  signs: { J: 'M2 6l2-5 4 3 2-4 2 4 4-3 2 5z' }
}
