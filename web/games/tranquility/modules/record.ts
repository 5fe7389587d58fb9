import type { State } from '../../../../engine/tranquility/core/state.ts'
import type { Deck } from '../module.ts'
import { deck as contested } from './competitive/index.ts'
import * as explorers from './explorers/en.ts'
import { deck as explored } from './explorers/index.tsx'
import * as storms from './storms/en.ts'

/** What cards are called that no hand of a match under way ever holds. */
export const record = [explorers.record, storms.record]

/** The decks that lie face down in the middle, as far as the match has one. */
export const decks: readonly ((state: State) => Deck | undefined)[] = [contested, explored]
