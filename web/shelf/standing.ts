import type { Standing, Standings, StandingsAsked } from '../../schema/wire/standing.ts'
import { fetchWithin } from '../fetch-within.ts'
import type { Known } from '../harbour/known.ts'

/** A link of this device, and how its match stands; not known while it is asked. */
export type Kept = Known & { readonly standing: Standing | { readonly kind: 'asking' } }

const AT_ONCE = 20

/** How each of these links stands, in as few requests as can be. */
export async function ask(links: readonly string[]): Promise<readonly Standing[]> {
  const groups = Array.from({ length: Math.ceil(links.length / AT_ONCE) }, (_, at) =>
    links.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
  )
  return (await Promise.all(groups.map(askGroup))).flat()
}

async function askGroup(links: readonly string[]): Promise<readonly Standing[]> {
  const asked: StandingsAsked = { links: [...links] }
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) }
    const told = await fetchWithin('/api/standings', init, async answer =>
      answer.ok ? ((await answer.json()) as Standings).standings : null
    )
    if (told) return told
  } catch {
    // Nobody can be asked just now.
  }
  return links.map(() => ({ kind: 'unreachable' }))
}

const ORDER: readonly Kept['standing']['kind'][] = [
  'yours',
  'free',
  'asking',
  'drafted',
  'waiting',
  'unreachable',
  'over',
  'sealed',
  'reissued',
  'gone'
]

/**
 * Those that wait for somebody here first, the longest waiting at the top; what nobody can play any more last. Of those
 * that are over the latest comes first.
 */
export function sorted<One extends Kept>(known: readonly One[]): readonly One[] {
  const rank = ({ standing: { kind }, seat }: Kept) => ORDER.indexOf(kind) + (seat === null ? 0.5 : 0)
  const since = ({ standing }: Kept) => ('since' in standing ? standing.since : 0)
  const order = ({ standing }: Kept) => (standing.kind === 'over' ? -1 : 1)
  return [...known].sort((one, other) => rank(one) - rank(other) || order(one) * (since(one) - since(other)))
}
