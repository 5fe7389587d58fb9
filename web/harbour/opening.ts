import type { Failure } from '../../schema/wire/failure.ts'
import type { Opened } from '../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../schema/wire/opening.ts'
import { fetchWithin } from '../fetch-within.ts'
import type { Failing } from './state.ts'

/** Opens the match, or says why not; null when nobody could be reached. */
export async function openMatch(asked: OpenMatchAsked): Promise<Opened | Failing | null> {
  try {
    const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang }
    const init = { method: 'POST', headers, body: JSON.stringify(asked) }
    return await fetchWithin('/api/matches', init, async answer =>
      answer.ok ? ((await answer.json()) as Opened) : failing((await answer.json()) as Failure)
    )
  } catch {
    return null
  }
}

/** The fields of the form that a refusal is about: `seats.1.name` is `name1`, `host.name` is `host`. */
export function failing({ message, facts }: Failure): Failing {
  const paths = Array.isArray(facts?.at) ? facts.at : []
  return {
    message,
    fields: paths.map(path => `${path}`.replace(/^seats\.(\d+)\.(\w+)$/, '$2$1').replace(/^host\..*/, 'host'))
  }
}

/** The same key for the same wish, so that a lost answer opens no second match. */
export function keyring(): (wish: string) => string {
  let last = ''
  let key = ''
  return wish => {
    if (wish !== last || !key) key = crypto.randomUUID()
    last = wish
    return key
  }
}
