import { Refusal } from '../engine/refusal.ts'
import { act, delivery, handoverAnswer, notes, pageAsked, profile, say, takeSeat } from '../schema/wire.ts'
import { checked, jsonBody } from './body.ts'
import { type Bound, genuine, limitMail, linkOf, roomOf } from './bound.ts'
import { given } from './declined.ts'
import { provenBy } from './links.ts'
import { PROTOCOL } from './sockets.ts'

/*
 * What a client does with a seat's link. Each of these reads the request by its schema, asks the room and passes on
 * what it answers.
 */

export async function look(context: Bound) {
  const link = await linkOf(context)
  return context.json(given(await roomOf(context, link.match).look(link)))
}

export async function postTake(context: Bound) {
  const link = await linkOf(context)
  const asked = await jsonBody(context.req.raw, takeSeat)
  await limitMail(context, [asked.address])
  const proven = provenBy(asked.via, link, context.env)
  return context.json(given(await roomOf(context, link.match).take(link, asked, proven)))
}

export async function postAction(context: Bound) {
  const link = await linkOf(context)
  const asked = await jsonBody(context.req.raw, act)
  return context.json(given(await roomOf(context, link.match).act(link, asked)))
}

export async function deleteAction(context: Bound) {
  const link = await linkOf(context)
  return context.json(given(await roomOf(context, link.match).takeBack(link)))
}

export async function postSettle(context: Bound) {
  const link = await linkOf(context)
  return context.json(given(await roomOf(context, link.match).settle(link)))
}

export async function getLog(context: Bound) {
  const link = await linkOf(context)
  const { before } = checked(pageAsked, context.req.query())
  return context.json(given(await roomOf(context, link.match).log(link, before)))
}

export async function getAt(context: Bound) {
  const link = await linkOf(context)
  const { before } = checked(pageAsked, context.req.query())
  return context.json(given(await roomOf(context, link.match).at(link, before)))
}

export async function postSay(context: Bound) {
  const link = await linkOf(context)
  const asked = await jsonBody(context.req.raw, say)
  return context.json(given(await roomOf(context, link.match).say(link, asked)))
}

export async function putProfile(context: Bound) {
  const link = await linkOf(context)
  const asked = await jsonBody(context.req.raw, profile)
  return context.json(given(await roomOf(context, link.match).profile(link, asked)))
}

export async function putDelivery(context: Bound) {
  const link = await linkOf(context)
  const asked = await jsonBody(context.req.raw, delivery)
  await limitMail(context, [asked.address])
  return context.json(given(await roomOf(context, link.match).delivery(link, asked)))
}

export async function postHandover(context: Bound) {
  const link = await linkOf(context)
  const { agree } = await jsonBody(context.req.raw, handoverAnswer)
  return context.json(given(await roomOf(context, link.match).handover(link, agree)))
}

export async function getNotes(context: Bound) {
  const link = await linkOf(context)
  return context.json(given(await roomOf(context, link.match).notes(link)))
}

export async function putNotes(context: Bound) {
  const link = await linkOf(context)
  const asked = await jsonBody(context.req.raw, notes)
  return context.json(given(await roomOf(context, link.match).putNotes(link, asked)))
}

/** The socket. Its link comes as a second subprotocol, the only header that a page can give a socket. */
export async function live(context: Bound) {
  if (context.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('MALFORMED', { at: ['Upgrade'] })
  const protocols = (context.req.header('Sec-WebSocket-Protocol') ?? '').split(',').map(text => text.trim())
  const text = protocols.find(protocol => protocol !== PROTOCOL)
  if (!text) throw new Refusal('NO_LINK')
  const link = await genuine(context, text)
  const headers = { Upgrade: 'websocket', Link: JSON.stringify(link) }
  const answer = await roomOf(context, link.match).fetch(new Request('https://room/live', { headers }))
  return answer.webSocket ? answer : context.json(given(await answer.json()))
}
