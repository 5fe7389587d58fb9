import type { Boat, BoatChange } from '../../schema/wire/boat.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import { fetchWithin } from '../fetch-within.ts'
import type { Answer } from '../seat/api.ts'

/** Asks a boat by its own link, or where there is none yet for a new one. */
export async function askBoat<T = Boat>(
  link: string | null,
  method: string,
  path = '',
  body?: BoatChange | object
): Promise<Answer<T>> {
  try {
    const headers = {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      ...(link !== null && { authorization: `Boat ${link}` })
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return await fetchWithin(`/api/boat${path}`, init, async answer => {
      if (!answer.ok) return { refused: (await answer.json()) as Failure }
      return { ok: (answer.status === 204 ? {} : await answer.json()) as T }
    })
  } catch {
    return {}
  }
}
