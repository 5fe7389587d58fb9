import { clock } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { readReturnPath, type ReturnPath, writeReturnPath } from '../../keys/return-paths.ts'
import type { Secrets } from '../../keys/secrets.ts'
import { taggedAddress, tagIn } from './tagged-address.ts'

/** What finds its way back with a report of what became of a mail. */
export interface ReturnTag {
  readonly tag: string
  /** The sender of the envelope, to whom a mail server that gives up writes; null where nobody would read it. */
  readonly address: string | null
}

/** The tag of a mail to a seat that is sent now. */
export function returnTag(mail: Omit<ReturnPath, 'sentAt'>, env: Secrets & Pick<Env, 'MAIL_BOUNCES'>): ReturnTag {
  const tag = writeReturnPath({ ...mail, sentAt: clock.now() }, env)
  return { tag, address: env.MAIL_BOUNCES ? taggedAddress(env.MAIL_BOUNCES, tag) : null }
}

/** Of which mail somebody reports to this address, or null if it is none of ours. */
export function returnedTo(address: string, secrets: Secrets): ReturnPath | null {
  return readReturnPath(tagIn(address), clock.now(), secrets)
}
