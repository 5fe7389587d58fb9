/** The reason of every match that was ended early: all seats agreed, a seat resigned, or its host ended it. */
export const ENDED_EARLY = 'STOPPED'
