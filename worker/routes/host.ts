import { pilotAsked } from '../../schema/wire/helm.ts'
import { deletion, give, hostAddress, newPace, nudge } from '../../schema/wire/hosting.ts'
import { invite, reissue } from '../../schema/wire/links.ts'
import { asking, sending } from '../http/asking.ts'
import { languageOf, limitMail } from '../http/bound.ts'

/** What a client does with the host's link. */

/** Every link of the match, again. */
export const getLinks = asking((room, link) => room.links(link))

export const postReissue = sending(reissue, (room, link, asked) => room.reissue(link, asked))

export const postInvite = sending(invite, (room, link, asked) => room.invite(link, asked))

export const postGive = sending(give, async (room, link, asked, context) => {
  await limitMail(context, [asked.address])
  return room.give(link, asked)
})

export const postNudge = sending(nudge, (room, link, asked) => room.nudge(link, asked))

export const postPace = sending(newPace, (room, link, asked) => room.pace(link, asked))

export const putAddress = sending(hostAddress, async (room, link, asked, context) => {
  await limitMail(context, [asked.address])
  return room.hostMail(link, asked, languageOf(context) ?? 'en')
})

export const postEnd = asking((room, link) => room.end(link))

export const postDelete = sending(deletion, (room, link, asked) => room.remove(link, asked))

export const getExport = asking((room, link) => room.exported(link))

export const postClose = asking((room, link) => room.close(link))

export const postWake = asking((room, link) => room.wake(link))

export const postAutopilot = sending(pilotAsked, (room, link, asked) => room.steer(link, asked))
