import * as z from 'zod'
import type { Json, WayKind } from '../../engine/game.ts'
import type { WireChoice } from './choice.ts'
import { key } from './fields.ts'
import { ANSWER_LENGTH, CARD_LENGTH, PLAN_CARDS, PLAN_ENTRIES } from './limits.ts'
import type { Told } from './log.ts'

/** A line that a seat would play on its next turn, or all of that turn, and what it would pay for it. */
export const planEntry = z.strictObject({
  /** Without payment; empty where the cards alone are the line. Several are parted by `;`, and played one after the other. */
  line: z.string().max(ANSWER_LENGTH),
  /** The highest price, of all of them together. */
  most: z.number().int().min(0).max(PLAN_CARDS),
  /** The cards that it would give, in that order, and no others. */
  give: z.array(z.string().min(1).max(CARD_LENGTH)).max(PLAN_CARDS)
})
export type PlanEntry = z.output<typeof planEntry>

/** What a seat plans, the first entry first; none withdraws what it had planned. */
export const planAsked = z.strictObject({
  entries: z.array(planEntry).max(PLAN_ENTRIES),
  /** Of the plan that it takes the place of: what another device has armed meanwhile is not overwritten. */
  plan: z.number().int().min(0),
  key
})
export type PlanAsked = z.output<typeof planAsked>

/** What a line does, as the choice said that it was taken from: it may be gone when it is told. */
interface Doing {
  readonly verb: string
  readonly subject?: string
  readonly as?: string
  readonly way: string
  readonly kind?: WayKind
}

/** A further line of a turn; what it does is known only where it could be done at once. */
export interface Step {
  readonly line: string
  readonly does?: Doing
}

/** An entry and what its first line does. */
export interface Planned extends PlanEntry, Doing {
  /** What follows that in the same turn. */
  readonly more?: readonly Step[]
}

/** What a planned turn would come to on the present table, as far as that can be foreseen. */
export interface Foretold {
  /** As it would be armed. */
  readonly entry: PlanSaid
  /** How many of its lines can be foreseen. */
  readonly lines: number
  /** What the last of those does, and the same in the seat's language. */
  readonly events: readonly Told[]
  readonly happens: readonly string[]
  /** The table behind them, and what its seat may do there: nothing where its turn is over, or nobody can know what comes then. */
  readonly view: Json
  readonly choices: readonly WireChoice[]
  /** The cards that would be left of those that are given. */
  readonly left: readonly string[]
}

/** Whether it is asked, too, how likely it is to be played. */
export const planQuery = z.strictObject({ likely: z.literal('1').optional() })

/** Of so many next turns that were imagined, in how many each entry would be played, all lines of it. */
export interface Likely {
  readonly of: number
  readonly played: readonly number[]
}

/** A seat's plan, and what else it might plan. */
export interface PlanShown {
  /** Counts the seat's plans, withdrawn ones too. */
  readonly plan: number
  readonly entries: readonly PlanSaid[]
  /** What the seat could do if it were its turn on the present table. */
  readonly ahead: readonly WireChoice[]
  /** Whether its turn may be several lines, and what they come to can be asked. */
  readonly isForetold: boolean
  /** Only where it was asked, and can be said. */
  readonly likely?: Likely
}

/** An entry as it is told: in its own notation, and in the seat's language. */
export interface PlanSaid extends PlanEntry {
  readonly written: string
  readonly says: string
}

/** What a seat's envelope says of its plan. */
export interface PlanTold {
  readonly plan: number
  /** It waits for the seat's turn; is kept for its silence, which with no set pace never comes; or its moment came and none of it was played. */
  readonly state: 'armed' | 'kept' | 'idle' | 'dropped'
  /** All of it in the seat's language. */
  readonly says: string
  /** Its turn has come: from when on it is played by itself, unless somebody is at the seat. */
  readonly due?: number
}
