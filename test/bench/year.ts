import { SEED } from '../seed.ts'
import { yearWith } from '../year/bundle.ts'

const MATCHES = 1000

/** What a thousand matches were told in their year, and what of it was wrong. */
export async function yearFigures(): Promise<object> {
  const { year } = await yearWith()
  return { year: { seed: Number(SEED), ...(await year(MATCHES, Number(SEED))) } }
}
