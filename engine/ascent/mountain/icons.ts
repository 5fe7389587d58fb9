/**
 * The values whose second copy carries the ibex icon, in each terrain (RULES.md, ruling A2). They are placeholders: no public
 * text names the twelve cards.
 */
export const IBEX_VALUES: readonly number[] = [3, 6, 9, 12]
