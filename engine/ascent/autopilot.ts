import type { Choice } from '../game.ts'
import type { View } from './view.ts'

/** A sensible line. */
export function autopilot(_view: View, choices: readonly Choice[]): string {
  return choices[0]?.try ?? ''
}
