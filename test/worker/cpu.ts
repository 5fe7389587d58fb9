import { sha256 } from '@noble/hashes/sha2.js'

/*
 * How much CPU something takes, counted in a unit that is measured beside it: a fixed piece of work, which a busy machine
 * does as slowly as all else.
 */

/** How often a unit hashes. */
const ROUNDS = 400
/** How many units a request, a message or a mail may take. */
export const MOST_UNITS = 12
/** What took longer while others used the machine is tried again. */
const GOES = 8

let unit = 0

/** How many units a piece of work takes, at its best. */
export async function unitsOf(work: () => unknown): Promise<number> {
  unit ||= await timeOf(hashAgainAndAgain)
  let least = (await timeOf(work)) / unit
  for (let go = 1; go < GOES && least > MOST_UNITS; go++) {
    unit = await timeOf(hashAgainAndAgain)
    least = Math.min(least, (await timeOf(work)) / unit)
  }
  return least
}

async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return Math.max(1, performance.now() - began)
}

function hashAgainAndAgain(): void {
  let bytes = new Uint8Array(32)
  for (let round = 0; round < ROUNDS; round++) bytes = new Uint8Array(sha256(bytes))
}
