import type { EndReason, EventFacts } from '../../../../engine/merchants/codes.ts'
import type { Who } from '../../../seat/game.ts'

/** One sentence for each of them. */
export type EventWords = { readonly [Type in keyof EventFacts]: (facts: EventFacts[Type], who: Who) => string }

/** One sentence for each way in which a match ends. */
export type EndWords = Readonly<Record<EndReason, string>>
