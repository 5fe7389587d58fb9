import { inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { Refusal } from '../../engine/refusal.ts'
import { matches } from '../../schema/directory-tables.ts'
import { sealedTable } from '../../schema/sealed.ts'
import type { Voyage } from '../../schema/wire/voyages.ts'
import { unseal } from '../keys/seal.ts'
import type { Store } from './directory.ts'
import { databaseOf, partsToAsk } from './parts.ts'

/** What those of these matches were that are over and have not been deleted, by their ids. No room is woken for it. */
export async function findVoyages(ids: readonly string[], store: Store): Promise<ReadonlyMap<string, Voyage>> {
  const parts = new Set(ids.flatMap(id => partsToAsk(id, store)))
  const found = [...parts].map(part => {
    const { id, game, seats, result, sealed } = matches
    const those = drizzle(databaseOf(part, store)).select({ id, game, seats, result, sealed }).from(matches)
    return those.where(inArray(id, [...ids])).all()
  })
  const rows = (await Promise.all(found).catch(unreachable)).flat()
  const voyages = rows.map(async ({ id, game, seats, result, sealed }) => {
    const { tally } = sealedTable.parse(await unseal(sealed, { match: id, what: 'seats' }, store))
    return result && tally ? [[id, { game, seats, result, ...tally }] as const] : []
  })
  return new Map((await Promise.all(voyages)).flat())
}

function unreachable(): never {
  throw new Refusal('VOYAGES_UNREACHABLE')
}
