import type { Code } from '../../../../engine/merchants/codes.ts'
import type { PlatformCode } from '../../../words/refusals.ts'

/** The codes that are this game's own. */
export type OwnCode = Exclude<Code, PlatformCode>
