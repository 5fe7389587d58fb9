/** To go on without an island. */
export const COST_WITHOUT_ISLAND = 0.6
/** Whatever else there is, this is done. */
export const COST_OF_MUST = -1000
/** Done when there is nothing else. */
export const COST_OF_LAST_RESORT = 1000
