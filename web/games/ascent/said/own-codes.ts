import type { RefusalFacts } from '../../../../engine/ascent/codes.ts'
import type { PlatformCode } from '../../../words/refusals.ts'

/** The facts of the codes that are this game's own. */
export type OwnFacts = Omit<RefusalFacts, PlatformCode>
