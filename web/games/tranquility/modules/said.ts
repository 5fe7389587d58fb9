import type { RefusalFacts } from '../../../../engine/tranquility/codes.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { RefusalWords } from '../../../words/refusal.ts'
import type * as seat from '../../../seat/game.ts'
import type * as said from '../../said.ts'

export type { Harbour, Naming, Tells } from '../../said.ts'

/** The table as somebody sees it. */
export type Now = seat.Now<View>

/** What a module tells: its events, and what goes with them. */
export type Telling = said.Telling<View>

/** Why a module refuses something. */
export type Refusals = Partial<RefusalWords<RefusalFacts>>
