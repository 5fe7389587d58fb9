import { PANORAMA_SEQUENCES, formatSequence } from '../../../../../engine/ascent/mountain/panoramas.ts'

const FOUND = 2

/** The sequences known from the printed game. */
export function known(): readonly string[] {
  return PANORAMA_SEQUENCES.slice(0, FOUND).map(formatSequence)
}

/** Those that stand in for the others. */
export function placeholders(): readonly string[] {
  return PANORAMA_SEQUENCES.slice(FOUND).map(formatSequence)
}
