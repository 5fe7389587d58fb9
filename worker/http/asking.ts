import type * as z from 'zod'
import type { Link } from '../keys/links.ts'
import type { Answer } from '../room/answer.ts'
import { jsonBy, readBody } from './body.ts'
import { type Bound, linkOf, type RoomStub, roomOf } from './bound.ts'
import { given } from './declined.ts'

/** A handler that reads the link of a call, asks the link's room, and passes on what it answers. */
export function asking<T extends object>(
  ask: (room: RoomStub, link: Link, context: Bound) => Answering<T>
): (context: Bound) => Promise<Response> {
  return async context => {
    const link = await linkOf(context)
    return context.json(given(await ask(roomOf(context, link.match), link, context)))
  }
}

/** The same with a body, read by its schema. */
export function sending<Asked, T extends object>(
  schema: z.ZodType<Asked>,
  ask: (room: RoomStub, link: Link, asked: Asked, context: Bound) => Answering<T>
): (context: Bound) => Promise<Response> {
  const askedIn = jsonBy(schema)
  return asking(async (room, link, context) => ask(room, link, askedIn(await readBody(context.req.raw)), context))
}

type Answering<T> = Promise<Answer<T>>
