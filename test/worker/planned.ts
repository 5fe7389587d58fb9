import type { Failure } from '../../schema/wire/failure.ts'
import type { Log } from '../../schema/wire/log.ts'
import type { OpenMatchAsked } from '../../schema/wire/opening.ts'
import type { PlanEntry, PlanShown } from '../../schema/wire/plan.ts'
import { waysWithPrices } from '../../engine/choice.ts'
import { act, awaited, call, done, line, look, newKey, playOnce, seated } from './client.ts'
import { MINUTE_MS, pass } from './time.ts'

/** Two who are told by mail; the one waits for the other, and neither must play a Start. */
export async function waiting(more: Partial<OpenMatchAsked> = {}): Promise<Begun> {
  const begun = await begin(more)
  const isFree = begun.envelope.choices.some(({ verb }) => verb === 'discard')
  return isFree && (await islands(begun.link)).length > 1 ? begun : waiting(more)
}

async function begin(more: Partial<OpenMatchAsked>) {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-${newKey()}@example.org` }))
  const match = await seated([], { ...more, seats })
  await playOnce(match.seats)
  await pass(match.match, 10 * MINUTE_MS)
  const { link: active, envelope } = await awaited(match.seats)
  const [seat = 0] = match.seats.flatMap((other, at) => (other === active ? [] : [at]))
  return { ...match, active, envelope, seat, link: match.seats[seat] as string, address: seats[seat]?.address ?? '' }
}

export type Begun = Awaited<ReturnType<typeof begin>>

export const shown = async (link: string) => (await call<PlanShown>('GET', '/api/seat/plan', { link })).body
export const put = (link: string, entries: readonly PlanEntry[], plan: number, key = newKey()) =>
  call<PlanShown & Failure>('PUT', '/api/seat/plan', { link, body: { entries, plan, key } })
export const free = (planned: string): PlanEntry => ({ line: planned, most: 0, give: [] })

/** Islands that the seat might lay for nothing. */
export async function islands(link: string): Promise<string[]> {
  return (await shown(link)).ahead.flatMap(choice =>
    choice.verb === 'place'
      ? waysWithPrices(choice).flatMap(([cell, price]) => (price === 0 ? [`${choice.subject}@${cell}`] : []))
      : []
  )
}

/** The other seat discards, so that nothing on the table changes. */
export async function discard({ active }: Begun) {
  const envelope = await look(active)
  await act(active, envelope, line(envelope, 'discard'))
  return (await done(active)).body
}

export async function linesOf(link: string) {
  const { entries } = (await call<Log>('GET', '/api/seat/log', { link })).body
  return entries.map(({ seat, by }) => [seat, by])
}
