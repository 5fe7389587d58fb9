import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { clock } from '../../worker/clock.ts'

/** The only clock of the tests: it stands still, and goes on when it is told. Far ahead, so that no alarm rings by itself. */
const START = Date.UTC(2100, 0, 4, 9)
let now = START

export function stopClock(): void {
  now = START
  clock.now = () => now
}

export const present = (): number => now

export function later(ms: number): void {
  now += ms
}

export const roomOf = (match: string) => env.ROOM.getByName(match)

export function alarmOf(match: string): Promise<number | null> {
  return runInDurableObject(roomOf(match), (_, state) => state.storage.getAlarm())
}

/** Lets the next alarm of a room ring at its moment, if it is due by then; answers whether it did. */
export async function ring(match: string, latest: number): Promise<boolean> {
  const at = await alarmOf(match)
  if (at === null || at > latest) return false
  now = Math.max(now, at)
  return runDurableObjectAlarm(roomOf(match))
}

/** Lets time pass in a room: every alarm that comes due on the way rings at its moment. Answers how many did. */
export async function pass(match: string, ms: number): Promise<number> {
  const end = now + ms
  let rung = 0
  while (await ring(match, end)) if (++rung > 1000) throw new Error('the alarm rings without an end')
  now = end
  return rung
}

/** The same in several rooms: those whose alarms come due at the same moment ring at once. */
export async function passIn(matches: readonly string[], ms: number): Promise<void> {
  const end = now + ms
  for (let rung = 0; ; rung++) {
    const alarms = await Promise.all(matches.map(async match => ({ match, at: (await alarmOf(match)) ?? Infinity })))
    const next = Math.min(...alarms.map(({ at }) => at))
    if (next > end) break
    now = Math.max(now, next)
    await Promise.all(alarms.filter(({ at }) => at <= now).map(({ match }) => runDurableObjectAlarm(roomOf(match))))
    if (rung > 1000) throw new Error('the alarms ring without an end')
  }
  now = end
}

/** Waits until that holds, however busy the machine is: what a socket brings is beyond any clock of ours. */
export function eventually(holds: () => unknown): Promise<unknown> {
  return vi.waitFor(holds, { timeout: 120_000 })
}

export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../worker/clock.ts'
