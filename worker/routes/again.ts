import { again, type Again, type Onward } from '../../schema/wire/again.ts'
import { chance } from '../chance.ts'
import { clock } from '../clock.ts'
import { sending } from '../http/asking.ts'
import { type Bound, limit, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import type { Link } from '../keys/links.ts'
import { matchAfter } from '../keys/secrets.ts'
import { openParts } from '../room/parts.ts'

/** Another match with the same people, by any of them or the host. */
export const postAgain = sending(again, async (_, link, asked, context) => ({
  ok: await openAgain(context, link, asked)
}))

/**
 * Opens the one match that follows another, or leads there. Its id comes from the match before, so whoever asks again,
 * or at the same time, finds it opened; it is written down there only once it is there.
 */
export async function openAgain(context: Bound, link: Link, asked: Again): Promise<Onward> {
  const room = roomOf(context, link.match)
  const will = given(await room.will(link, asked))
  if (!('before' in will)) return will
  await limit(context, context.env.LIMIT_OPEN)
  const id = matchAfter(link.match, openParts(context.env), context.env)
  const { asked: wanted, ...legacy } = will
  const opening = { id, asked: { ...wanted, key: id }, seed: chance.seed(), now: clock.now(), legacy }
  const opened = given(await roomOf(context, id).follow(opening))
  if (!opened) throw new Error(`match "${id}" follows none`)
  return given(await room.succeed(link, { ...opened, match: id }))
}
