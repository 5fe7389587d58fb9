export const IBEXES = 12
/** How many must come to the Summit. */
export const WANTED = 8

/** How many ibexes stand on which slot. */
export type Herds = { readonly [slot: string]: number }
