/** To go on without an island. */
export const NO_ISLAND = 0.6
/** Whatever else there is, this is done. */
export const MUST = -1000
/** Done when there is nothing else. */
export const LAST_RESORT = 1000
