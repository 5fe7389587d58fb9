/** The cost of an action that places no island. */
export const COST_OF_ACTION_WITHOUT_PLACING = 0.6
/** The cost of a candidate that is always taken when it is offered. */
export const COST_OF_ALWAYS_TAKEN = -1000
/** The cost of a candidate that is taken only when nothing else is offered. */
export const COST_OF_LAST_RESORT = 1000
