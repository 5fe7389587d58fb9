export const IBEXES = 12
/** How many must come to the Summit. */
export const WANTED = 8

/** How many ibexes stand on which slot. */
export type Herds = { readonly [slot: string]: number }

/**
 * Which mountain cards carry the ibex icon: the second copy of these values in each terrain.
 * Placeholder: no public text names the twelve cards.
 */
export const IBEX_VALUES: readonly number[] = [3, 6, 9, 12]
