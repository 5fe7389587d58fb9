import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { turn } from './en.ts'

/** The Summit: with it the match is won. */
export const summit: Module<Own<typeof turn>> = {
  signs: { SU: 'M0 19 8 7V0l8 3-6 2v2l2 3 2-1 6 10z' },
  doing: { summit: (_, { summit }) => summit.top }
}

/** What is told of it. */
export interface Facts {
  readonly topped: { readonly seat: number }
}
