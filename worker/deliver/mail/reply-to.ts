import type { Env } from '../../env.ts'
import { readReply, type Reply, writeReply } from '../../keys/replies.ts'
import type { Secrets } from '../../keys/secrets.ts'
import { taggedAddress, tagIn } from './tagged-address.ts'

const LOCAL = 'mailbox.localhost'

/** The address that an answer to a mail goes to, where answers are read. */
export function replyAddress(reply: Reply, env: Secrets & Pick<Env, 'MAIL' | 'MAIL_REPLY'>): string | null {
  const place = env.MAIL_REPLY ?? (env.MAIL === 'mailbox' ? LOCAL : null)
  return place ? taggedAddress(place, writeReply(reply, env)) : null
}

/** What a mail to this address answers, or null if it is none of ours. */
export function answeredBy(address: string, secrets: Secrets): Reply | null {
  return readReply(tagIn(address), secrets)
}
