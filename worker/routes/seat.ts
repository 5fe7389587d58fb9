import { splitAtSemicolonsAndLineEnds } from '../../engine/notation.ts'
import { Refusal } from '../../engine/refusal.ts'
import { absenceVote } from '../../schema/wire/absence.ts'
import { act, cardAsked } from '../../schema/wire/acting.ts'
import { PROTOCOL } from '../../schema/wire/closing.ts'
import { handoverAnswer } from '../../schema/wire/links.ts'
import { lend } from '../../schema/wire/loan.ts'
import { pageAsked } from '../../schema/wire/log.ts'
import { planAsked, planEntry, planQuery } from '../../schema/wire/plan.ts'
import { trial } from '../../schema/wire/reached.ts'
import { delivery, notes, profile, takeSeat } from '../../schema/wire/seat.ts'
import { say } from '../../schema/wire/talk.ts'
import { missing, vouch } from '../../schema/wire/vouching.ts'
import { asking, sending } from '../http/asking.ts'
import { checked } from '../http/body.ts'
import { type Bound, genuine, limitMail, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import { provenBy } from '../keys/links.ts'

/** What a client does with a seat's link. */

export const look = asking((room, link) => room.look(link))

export const postTake = sending(takeSeat, async (room, link, asked, context) => {
  await limitMail(context, [asked.address])
  return room.take(link, asked, provenBy(asked.via, link, context.env))
})

export const postAbsent = sending(absenceVote, async (room, link, asked, context) => {
  if ('address' in asked) await limitMail(context, [asked.address])
  return room.voteOnAbsent(link, asked)
})

export const postAction = sending(act, (room, link, { line, version, key }) =>
  room.act(link, { lines: splitAtSemicolonsAndLineEnds(line), version, key })
)

export const deleteAction = asking((room, link) => room.takeBack(link))

export const postWithdraw = sending(act, (room, link, { line, version, key }) =>
  room.withdraw(link, { lines: splitAtSemicolonsAndLineEnds(line), version, key })
)

export const postSettle = asking((room, link) => room.settle(link))

export const postAgainst = sending(cardAsked, (room, link, asked) => room.against(link, asked))

export const getLog = asking(async (room, link, { req }) => room.log(link, checked(pageAsked, req.query()).before))

export const getAt = asking(async (room, link, { req }) => room.at(link, checked(pageAsked, req.query()).before))

export const getUnseen = asking((room, link) => room.unseen(link))

export const postSay = sending(say, (room, link, asked) => room.say(link, asked))

export const putProfile = sending(profile, (room, link, asked) => room.profile(link, asked))

export const getDelivery = asking((room, link) => room.delivered(link))

export const putDelivery = sending(delivery, async (room, link, asked, context) => {
  await limitMail(context, [asked.address])
  return room.delivery(link, asked)
})

export const postTrial = sending(trial, (room, link, asked) => room.trial(link, asked))

export const postHandover = sending(handoverAnswer, (room, link, { agree }) => room.handover(link, agree))

export const postLeave = asking((room, link) => room.leave(link))

export const postClose = asking((room, link) => room.close(link))

export const postWake = asking((room, link) => room.wake(link))

export const postHelm = asking((room, link) => room.helm(link))

export const getLoan = asking((room, link) => room.lending(link))

export const putLoan = sending(lend, (room, link, asked) => room.lend(link, asked))

export const deleteLoan = asking((room, link) => room.takeSeatBack(link))

export const postLost = sending(missing, (room, link, asked) => room.miss(link, asked))

export const postVouch = sending(vouch, (room, link, asked) => room.vouch(link, asked))

export const getNotes = asking((room, link) => room.notes(link))

export const putNotes = sending(notes, (room, link, asked) => room.putNotes(link, asked))

export const getPlan = asking(async (room, link, { req }) =>
  checked(planQuery, req.query()).likely ? room.likelyPlan(link) : room.plan(link)
)

export const postForetold = sending(planEntry, (room, link, asked) => room.foretell(link, asked))

export const putPlan = sending(planAsked, (room, link, asked) => room.putPlan(link, asked))

export const postPlanNow = asking((room, link) => room.playPlan(link))

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
