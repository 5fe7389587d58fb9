/** How many ibexes the game has. */
export const IBEXES_IN_GAME = 12
/** The number of ibexes that must stand on row 8 or the Summit (RULES.md, 6.3). */
export const IBEXES_NEEDED_AT_TOP = 8

/** The number of ibexes on each slot, by its name; slots without any are left out. */
export type IbexesBySlotName = { readonly [slot: string]: number }
