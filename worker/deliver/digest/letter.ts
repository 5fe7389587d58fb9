import type { SeatRow } from '../../../schema/room-tables.ts'
import { digestMail, shownBy } from '../../../web/server.ts'
import { clock } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { hash } from '../../keys/hash.ts'
import { linkAddress } from '../../keys/links.ts'
import { mailer, sender, writeMessage } from '../mail/index.ts'
import { recordOf } from '../mail/record.ts'
import { replyAddress } from '../mail/reply-to.ts'
import { returnTag } from '../mail/return-path.ts'
import type { Delivery } from '../ways/index.ts'
import type { Item, Part } from './part.ts'

export interface Letter {
  readonly match: string
  /** The seat whose hour it is: it is written in its language, by its clock. */
  readonly to: SeatRow
  readonly address: string
  readonly parts: readonly Part[]
  readonly key: string
}

const THREAD_LENGTH = 20

/** What a letter is known by when it is sent again. */
export function digestKey(address: string, offered: readonly Item[]): string {
  return `daily.${address.slice(0, THREAD_LENGTH)}.${hash(JSON.stringify(offered)).slice(0, THREAD_LENGTH)}`
}

export async function sendDigest({ match, to, address, parts, key }: Letter, env: Env): Promise<Delivery> {
  const { language, zone, seat, addressGeneration } = to
  const unsubscribe = linkAddress({ match, role: 'unsubscribe', seat, generation: addressGeneration }, env)
  const matches = parts.map(part => shown(part, env))
  const waiting = matches.filter(({ isWaiting }) => isWaiting)
  const [, thread = ''] = key.split('.')
  const message = writeMessage({
    origin: env.ORIGIN,
    from: sender(env),
    to: address,
    match: 'daily',
    seat: thread,
    language,
    // Where several matches wait, nobody could say which an answer is for: each has its own address in the letter.
    replyTo: waiting.length === 1 ? (waiting[0]?.reply ?? null) : null,
    returnPath: returnTag({ match, seat, generation: addressGeneration }, env),
    unsubscribe,
    letter: digestMail({ matches, unsubscribe, language, zone, now: clock.now() })
  })
  return mailer(env).send(message, { key })
}

function shown({ match, seat, envelope, isWaiting, generation }: Part, env: Env) {
  const link = linkAddress({ match, role: 'seat', seat, generation }, env)
  return {
    envelope,
    isWaiting,
    link,
    record: recordOf(envelope, link, env),
    reply: replyAddress({ match, seat, generation, version: shownBy(envelope) }, env)
  }
}
