/**
 * The sequences on the ten Panoramas.
 * Ruling A3, placeholders: only the first two are known from public texts.
 */
export const PANORAMA_SEQUENCES: readonly (readonly number[])[] = [
  [3, 4, 3],
  [9, 8, 7],
  [2, 3, 4],
  [4, 5, 6],
  [5, 4, 5],
  [6, 7, 8],
  [7, 6, 5],
  [8, 9, 8],
  [10, 9, 10],
  [12, 11, 10]
]

/** As it is written: `3-4-3`. */
export function formatSequence(sequence: readonly number[]): string {
  return sequence.join('-')
}

export function parseSequence(name: string): readonly number[] {
  return name.split('-').map(Number)
}
