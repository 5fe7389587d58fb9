/**
 * The sequences of values on the ten Panoramas (RULES.md, ruling A3). All but the first two are placeholders: no public text
 * names the others.
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

/** A sequence as it is written: `3-4-3`. */
export function formatSequence(sequence: readonly number[]): string {
  return sequence.join('-')
}

/** The values of a written sequence; the text is not checked. */
export function parseSequence(text: string): readonly number[] {
  return text.split('-').map(Number)
}
