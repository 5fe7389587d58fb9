/**
 * Which mountain cards carry the ibex icon: the second copy of these values in each terrain.
 * Ruling A2, a placeholder: no public text names the twelve cards.
 */
export const IBEX_VALUES: readonly number[] = [3, 6, 9, 12]
