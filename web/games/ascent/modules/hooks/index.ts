import type { HooksTypes } from '../../../../../engine/ascent/modules/hooks/slice.ts'
import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { turn } from './en.ts'

const HOOK = 'M9 0h2v14a4 4 0 0 0 4-4h-2l3-5 4 5h-2a7 7 0 0 1-16 0H0l4-5 3 5H5a4 4 0 0 0 4 4z'

export const pictures = { hooked: HOOK }

/** Grappling hooks: whoever plays alone may draw another hand. */
export const hooks: Module<Own<typeof turn>> = {
  count: (view, { hooks }) => (view.hooks === undefined ? undefined : hooks.left(view.hooks)),
  doing: { hook: (_, { hooks }) => hooks.use }
}

/** What is told of them. */
export type Facts = HooksTypes['events']
