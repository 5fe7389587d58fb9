import { Refusal } from '../../engine/refusal.ts'
import { boatChange, makeBoat, sendBoat } from '../../schema/wire/boat.ts'
import { change, end, look, make, replace } from '../boats/store.ts'
import { jsonBy, readBody } from '../http/body.ts'
import { type Bound, boatOf, genuine, limit, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import { countBoat } from '../http/opened-today.ts'
import type { Link } from '../keys/links.ts'
import { boatHash } from '../keys/secrets.ts'

const makeIn = jsonBy(makeBoat)
const changeIn = jsonBy(boatChange)
const sendIn = jsonBy(sendBoat)

/** A boat of one's own: whoever makes one says nothing of themselves. */
export async function postBoat(context: Bound) {
  const { key } = makeIn(await readBody(context.req.raw))
  await limit(context, context.env.LIMIT_OPEN)
  return context.json(await make(key, () => countBoat(context), context.env), 201)
}

export async function getBoat(context: Bound) {
  return context.json(await look(await counted(context), context.env))
}

export async function putBoat(context: Bound) {
  const link = await counted(context)
  return context.json(await change(link, changeIn(await readBody(context.req.raw)), context.env))
}

export async function postReplace(context: Bound) {
  const link = await counted(context)
  const { key } = makeIn(await readBody(context.req.raw))
  return context.json(await replace(link, key, context.env))
}

/** By mail, to an address that was confirmed at a seat which the boat carries. */
export async function postSend(context: Bound) {
  const own = await counted(context)
  const { to } = sendIn(await readBody(context.req.raw))
  const seat = await genuine(context, to)
  const boat = await look(own, context.env)
  if (!boat.seats.some(({ link }) => link === to)) throw new Refusal('NOT_FOR_THIS_LINK')
  return context.json(given(await roomOf(context, seat.match).trial(seat, { way: 'mail' }, boat.link)))
}

export async function deleteBoat(context: Bound) {
  await end(await counted(context), context.env)
  return context.body(null, 204)
}

/** A boat is asked as often as matches are opened from one place: a device asks once for each visit to the harbour. */
async function counted(context: Bound): Promise<Link> {
  const link = await boatOf(context)
  await limit(context, context.env.LIMIT_OPEN, boatHash(link.match, context.env))
  return link
}
