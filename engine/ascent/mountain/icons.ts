/**
 * The values whose second copy carries the ibex icon, in each terrain (RULES.md, ruling A2). They are placeholders: no public
 * text names the twelve cards.
 */
export const VALUES_WITH_IBEX_COPY: readonly number[] = [3, 6, 9, 12]
