import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Failure } from '../../schema/wire/failure.ts'

/** How a match stands for one link of it. */
export type Standing =
  | { readonly kind: 'asking' | 'free' | 'over' | 'reissued' | 'sealed' | 'gone' | 'unreachable' }
  | { readonly kind: 'yours'; readonly since: number }
  | { readonly kind: 'waiting'; readonly names: readonly string[] }

export async function ask(link: string): Promise<Standing> {
  try {
    const answer = await fetch('/api/seat', { headers: { authorization: `Seat ${link}` } })
    if (answer.ok) return standing(await answer.json())
    if (answer.status === 410)
      return { kind: ((await answer.json()) as Failure).code === 'SEAT_SEALED' ? 'sealed' : 'reissued' }
    return { kind: answer.status === 404 ? 'gone' : 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}

export function standing({ seat, awaits, awaitedSince, result, table }: Envelope): Standing {
  if (result) return { kind: 'over' }
  if (seat !== null && !table.players[seat]?.taken) return { kind: 'free' }
  if (seat !== null && awaits.includes(seat)) return { kind: 'yours', since: awaitedSince }
  return { kind: 'waiting', names: awaits.map(other => table.players[other]?.name ?? '') }
}
