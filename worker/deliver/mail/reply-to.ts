import { ADDRESS } from '../../../schema/wire/fields.ts'
import type { Env } from '../../env.ts'
import { readReply, type Reply, writeReply } from '../../keys/replies.ts'
import type { Secrets } from '../../keys/secrets.ts'

const LOCAL = 'mailbox.localhost'

/**
 * The address that an answer to a mail goes to, where answers are read: MAIL_REPLY is a domain of which all mail comes to
 * the Worker, or an address of which it gets what carries a tag behind a plus.
 */
export function replyAddress(reply: Reply, env: Secrets & Pick<Env, 'MAIL' | 'MAIL_REPLY'>): string | null {
  const place = env.MAIL_REPLY ?? (env.MAIL === 'mailbox' ? LOCAL : null)
  if (!place) return null
  const [domain, ...tagged] = place.split('@').reverse()
  const address = `${[...tagged, writeReply(reply, env)].join('+')}@${domain}`
  return ADDRESS.test(address) ? address : null
}

/** What a mail to this address answers, or null if it is none of ours. */
export function answeredBy(address: string, secrets: Secrets): Reply | null {
  const [before = ''] = address.split('@')
  return readReply(before.slice(before.lastIndexOf('+') + 1), secrets)
}
