import * as explorers from './explorers/en.ts'
import * as storms from './storms/en.ts'

/** What cards are called that no hand of a match under way ever holds. */
export const record = [explorers.record, storms.record]
