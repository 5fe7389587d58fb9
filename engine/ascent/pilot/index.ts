import type { Choice } from '../../game.ts'
import { writePicks } from '../../notation.ts'
import { effectOf } from './effects.ts'
import { type Outlook, look, strainOn } from './outlook.ts'
import { type Spare, spares } from './spares.ts'
import type { View } from '../view.ts'
import { lackOn } from './wishes.ts'

/** A line, and all that speaks against it. */
interface Play {
  readonly line: string
  readonly burden: number
}

/** A sensible line: of all that may be done, what leaves mountain and hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const outlook = look(view)
  const held = spares(outlook)
  const [first, ...others] = choices.flatMap(choice => plays(outlook, held, choice))
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (other.burden < best.burden ? other : best), first).line
}

function plays(outlook: Outlook, held: readonly Spare[], choice: Choice): Play[] {
  const { line, at, pick } = choice
  const missedLeast = among(held, pick?.from ?? [])
  const ways = at ? Object.entries(at) : [['', pick?.least ?? 0] as const]
  return ways.map(([way, price]) => {
    const paid = missedLeast.slice(0, price)
    const { grid, herds, burden } = effectOf(outlook, choice, way)
    return {
      line: (line.replace('_', way) + writePicks(paid.map(({ card }) => card))).trim(),
      burden: paid.reduce(
        (sum, { loss }) => sum + loss,
        burden + strainOn(grid, outlook) + lackOn(grid, herds, outlook.view)
      )
    }
  })
}

function among(held: readonly Spare[], cards: readonly string[]): readonly Spare[] {
  const left = [...cards]
  return held.filter(({ card }) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}
