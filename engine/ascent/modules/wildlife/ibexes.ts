/** How many ibexes the game has. */
export const IBEX_COUNT = 12
/** The number of ibexes that must stand on row 8 or the Summit (RULES.md, 6.3). */
export const IBEXES_WANTED = 8

/** The number of ibexes on each slot, by its name; slots without any are left out. */
export type IbexesBySlot = { readonly [slot: string]: number }
