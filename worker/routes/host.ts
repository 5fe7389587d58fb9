import { pilotAsked } from '../../schema/wire/helm.ts'
import { invite, reissue } from '../../schema/wire/links.ts'
import { asking, sending } from '../http/asking.ts'

/** Every link of the match, again. */
export const getLinks = asking((room, link) => room.links(link))

export const postReissue = sending(reissue, (room, link, asked) => room.reissue(link, asked))

export const postInvite = sending(invite, (room, link, asked) => room.invite(link, asked))

export const postAutopilot = sending(pilotAsked, (room, link, asked) => room.steer(link, asked))
