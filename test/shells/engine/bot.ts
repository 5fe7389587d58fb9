import type { Choice } from '../../../engine/game.ts'
import type { View } from './state.ts'

/** Takes its wish where that lies, digs until two shells of different kinds are found, and rests. */
export function autopilot({ active, wishes, beach, found }: View, choices: readonly Choice[]): string {
  const can = (verb: string) => choices.some(choice => choice.verb === verb)
  if (can('take')) {
    const wished = beach.indexOf(wishes[active] ?? null)
    const place = wished < 0 ? beach.findIndex(shell => shell !== null) : wished
    return `take ${place + 1}`
  }
  return can('dig') && found.length < 2 ? 'dig' : 'rest'
}
