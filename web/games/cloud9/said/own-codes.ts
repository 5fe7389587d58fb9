import type { Facts } from '../../../../engine/game.ts'
import type { Code } from '../../../../engine/cloud9/codes.ts'
import type { PlatformCode } from '../../../words/refusals.ts'

/** The facts of the codes that are this game's own. */
export type OwnFacts = { readonly [One in Exclude<Code, PlatformCode>]: Facts }
