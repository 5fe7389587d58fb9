import { DAY_MS } from '../clock.ts'
import { MOST_GENERATIONS } from '../keys/links.ts'
import { tooMany } from './too-many.ts'

/** The generation of a link that takes another's place. */
export function next(generation: number): number {
  if (generation === MOST_GENERATIONS) throw tooMany(DAY_MS)
  return generation + 1
}
