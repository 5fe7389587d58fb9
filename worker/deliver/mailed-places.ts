import * as z from 'zod'
import type { Env } from '../env.ts'
import { seal, unseal } from '../keys/seal.ts'
import type { Place } from './digest/part.ts'

/*
 * The seats that an inbox was last mailed for, beside its count in D1. Cloudflare's reports name nothing but address and id,
 * and no header of ours; whoever reads D1 must not learn who plays in which match.
 */

const MOST_PLACES = 12
/** The JSON of a place, filled up to this, and with what sealing adds as base64url: all have the same length. */
const BLOCK_BYTES = 48
const SEALED_CHARS = 102
export const MOST_PLACES_CHARS = MOST_PLACES * SEALED_CHARS

const placeShape = z.object({ match: z.string(), seat: z.number() })

type Store = Pick<Env, 'DB' | 'LINK_KEYS' | 'STORE_KEY'>

export function sealedPlace({ match, seat }: Place, inbox: string, store: Store): Promise<string> {
  return seal({ match, seat }, { match: inbox, what: 'mailed' }, store, BLOCK_BYTES)
}

/** Each of them once. */
export async function placesMailed(inbox: string, store: Store): Promise<readonly Place[]> {
  const text = await store.DB.prepare('SELECT places FROM mailed WHERE address = ?1')
    .bind(inbox)
    .first<string>('places')
  const sealed = (text ?? '').match(new RegExp(`.{${SEALED_CHARS}}`, 'g')) ?? []
  const opened = await Promise.all(sealed.map(one => unseal(one, { match: inbox, what: 'mailed' }, store)))
  const places = opened.map(one => placeShape.parse(one))
  return [...new Map(places.map(place => [`${place.match} ${place.seat}`, place])).values()]
}
