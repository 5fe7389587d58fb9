import type { Facts } from '../../engine/game.ts'

/** A sentence for every code, from the facts that come with it: what went wrong, and where it helps, what to do. */
export type RefusalWords<Code extends string = string> = { readonly [code in Code]: (facts: Facts) => string }
