import type { Choice } from '../game.ts'
import { writePicks } from '../notation.ts'
import { effectOf } from './effects.ts'
import { type Outlook, look, strainOn } from './outlook.ts'
import { spares } from './spares.ts'
import type { View } from './view.ts'
import { lackOn } from './wishes.ts'

/** A line, and all that speaks against it. */
interface Play {
  readonly line: string
  readonly burden: number
}

/** A sensible line: of all that may be done, what leaves mountain and hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const outlook = look(view)
  const [first, ...others] = choices.flatMap(choice => plays(outlook, choice))
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (other.burden < best.burden ? other : best), first).line
}

function plays(outlook: Outlook, choice: Choice): Play[] {
  const { line, at, pick } = choice
  const missedLeast = spares(outlook, pick?.from ?? [])
  const ways = at ? Object.entries(at) : [['', pick?.least ?? 0] as const]
  return ways.map(([way, price]) => {
    const paid = missedLeast.slice(0, price)
    const { grid, burden } = effectOf(outlook, choice, way)
    return {
      line: (line.replace('_', way) + writePicks(paid.map(({ card }) => card))).trim(),
      burden: paid.reduce((sum, { loss }) => sum + loss, burden + strainOn(grid, outlook) + lackOn(grid, outlook.view))
    }
  })
}
