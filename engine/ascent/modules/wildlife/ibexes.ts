export const IBEX_COUNT = 12
/** How many must come to the Summit. */
export const IBEXES_WANTED = 8

/** How many ibexes stand on which slot. */
export type IbexesBySlot = { readonly [slot: string]: number }
