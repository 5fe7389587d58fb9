import type { WarningFacts } from '../../../../engine/merchants/warnings.ts'
import type { HintsWords } from '../../../seat/hints/game.ts'
import type { hints } from '../hints.ts'

/** What is said in a first match. */
export type Hinting = HintsWords<keyof typeof hints, WarningFacts>
