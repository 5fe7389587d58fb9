import type { Own } from '../../../said.ts'
import type { Module } from '../../module.ts'
import type { turn } from './en.ts'

/** Grappling hooks: whoever plays alone may draw another hand. */
export const hooks: Module<Own<typeof turn>> = {
  count: (view, { hooks }) => (view.hooks === undefined ? undefined : hooks.left(view.hooks)),
  doing: { hook: (_, { hooks }) => hooks.use }
}

/** What is told of them. */
export interface Facts {
  readonly hooked: { readonly seat: number; readonly left: number }
}
