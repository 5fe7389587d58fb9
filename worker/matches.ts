import { bytesToHex } from '@noble/hashes/utils.js'
import { games } from '../engine/catalogue.ts'
import { LANGUAGES, openMatch, type Opened, type OpenMatch, PACES } from '../schema/wire.ts'
import * as wire from '../schema/wire.ts'
import { jsonBody } from './body.ts'
import { type Bound, limit, roomOf } from './bound.ts'
import { clock } from './clock.ts'
import { given } from './declined.ts'
import { matchFor } from './secrets.ts'

export async function postMatch(context: Bound) {
  return context.json(await openAsked(context, await jsonBody(context.req.raw, openMatch)), 201)
}

/** Opens a match, or finds it opened: its id comes from the key, so that a lost answer opens no second one. */
export async function openAsked(context: Bound, asked: OpenMatch): Promise<Opened> {
  await limit(context, context.env.LIMIT_OPEN)
  const id = matchFor(asked.key, context.env)
  const seed = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  return given(await roomOf(context, id).open({ id, asked, seed, now: clock.now() }))
}

/** What may be opened, as data. */
export function getCatalogue(context: Bound) {
  return context.json({
    games: games().map(({ name, version, seats, settings }) => ({ name, version, seats, settings })),
    languages: LANGUAGES,
    paces: PACES,
    limits: {
      name: wire.NAME_LENGTH,
      line: wire.LINE_LENGTH,
      notes: wire.NOTES_LENGTH,
      said: wire.SAY_LENGTH,
      body: wire.BODY_BYTES
    }
  })
}
