import { clock, SECOND_MS } from '../clock.ts'
import type { Bound } from '../http/bound.ts'
import { reportBug } from '../report.ts'
import { allParts, databaseOf } from '../room/parts.ts'

// However often it is asked, D1 and a room are not.
const GOOD_FOR_MS = 5 * SECOND_MS

let isGood = true
let goodUntil = 0

/** Whether the Worker, D1 and a room answer, as of some seconds ago; writes nothing. */
export async function getHealth(context: Bound) {
  if (goodUntil <= clock.now()) {
    // First of all, so that nobody else asks meanwhile.
    goodUntil = clock.now() + GOOD_FOR_MS
    isGood = await isWell(context)
  }
  return context.json({ ok: isGood }, isGood ? 200 : 503)
}

async function isWell({ env }: Bound): Promise<boolean> {
  try {
    for (const part of allParts(env)) await databaseOf(part, env).prepare('SELECT 1').run()
    return await env.ROOM.getByName('healthz').answers()
  } catch (error) {
    reportBug(error)
    return false
  }
}
