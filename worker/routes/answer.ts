import { readMail } from '../answers/read.ts'
import { answeredBy } from '../deliver/mail/reply-to.ts'
import { returnedTo } from '../deliver/mail/return-path.ts'
import type { Env } from '../env.ts'
import type { RoomStub } from '../http/bound.ts'
import { report } from '../report.ts'
import { receiveReport } from './delivery-reports.ts'

const MOST_BYTES = 262_144

/** A mail that comes in. */
export type Incoming = Pick<ForwardableEmailMessage, 'from' | 'to' | 'raw' | 'rawSize' | 'setReject'>

/** Why a mail is sent back; the sender's own mail server says so. */
const REJECTED: { readonly [code: string]: string } = {
  LINK_REISSUED: 'This seat has a new link: answer its newest mail',
  NO_SUCH_LINK: 'Nobody reads mail at this address',
  NO_SUCH_MATCH: 'This match is gone',
  MATCH_DELETED: 'This match is gone',
  SEAT_NOT_TAKEN: 'Nobody has taken this seat',
  TOO_LARGE: 'This mail is too large: answer with your line alone',
  TOO_MANY: 'Too many mails at once: send it again in a few minutes'
}

/**
 * Answers to our mails play. Who sent them proves nothing: the address that they were sent to does, for one seat and one
 * turn. What came of them is told to the seat's own address, and to no other.
 */
export async function receive(message: Incoming, env: Env): Promise<void> {
  const returned = returnedTo(message.to, env)
  if (returned) return receiveReport(message, returned, env)
  const code = await refusal(message, env)
  if (code === null) return
  const why = REJECTED[code]
  if (!why) report(code)
  message.setReject(why ?? 'Something went wrong: send it again later')
}

async function refusal({ from, to, raw, rawSize }: Incoming, env: Env): Promise<string | null> {
  const reply = answeredBy(to, env)
  if (!reply) return 'NO_SUCH_LINK'
  if (rawSize > MOST_BYTES) return 'TOO_LARGE'
  const mail = await readMail(await new Response(raw).arrayBuffer(), from)
  if (!mail) return null
  const { version: shown, ...seat } = reply
  const room = env.ROOM.getByName(reply.match) as unknown as RoomStub
  const answer = await room.answerMail({ ...seat, role: 'reply' }, { ...mail, shown })
  return 'refused' in answer ? answer.refused.code : null
}
