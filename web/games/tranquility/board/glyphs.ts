/*
 * What more than one rule shows beside news, each in a box of 20 × 20.
 */

/** It leaves. */
export const BOAT = 'M9 2h2v10H9zM12 3l6 8h-6zM8 5v6H3zM1 13h18l-3 5H4z'
export const CLOUD = 'M5 11a4 4 0 0 1 0-8 5 5 0 0 1 9 0 4 4 0 0 1 1 8zM9 12l-3 4h3l-1 4 5-5h-3l1-3z'
export const COMPASS = 'M10 0l2 8 8 2-8 2-2 8-2-8-8-2 8-2z'
export const MONSTER = 'M0 17c1-9 6-9 7 0zM7 17c1-6 5-6 6 0zM13 17c-1-9 1-13 7-13l-2 4c-2 1-2 4-1 9z'
export const ROCKS = 'M0 18l4-11 3 5 4-11 3 10 2-4 4 11z'
