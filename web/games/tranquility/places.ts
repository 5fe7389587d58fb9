/** The cells of the standard sea row by row as they are seen, the top one first. */
export const ROWS = [6, 5, 4, 3, 2, 1].map(rank => Array.from('abcdef', file => file + rank))
