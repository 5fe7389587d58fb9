import type { NoticeRow, SeatRow } from '../schema/room-tables.ts'
import type { Envelope } from '../schema/wire.ts'
import { confirmMail, handoverMail, invitationMail, type Letter, linkMail, turnMail } from '../web/server.ts'
import { clock, MINUTE_MS } from './clock.ts'
import { isSuppressed } from './directory.ts'
import type { Env } from './env.ts'
import { type Link, linkAddress, writeLink } from './links.ts'
import { type Delivery, mailer, sender, writeMessage } from './mail/index.ts'
import { addressHash } from './secrets.ts'

/** What is to be sent, and to whom. */
export interface Post {
  readonly notice: NoticeRow
  readonly seat: SeatRow
  /** What the seat may know. */
  readonly envelope: Envelope
}

/** Writes a notice's mail and hands it to the way of sending; never to an address that has asked for no more. */
export async function post(asked: Post, env: Env): Promise<Delivery> {
  const { notice, seat, envelope } = asked
  const { address } = seat
  if (address === null) return { failed: 'NO_ADDRESS' }
  const suppressed = await suppression(address, env)
  if (suppressed) return suppressed
  const message = writeMessage({
    origin: env.ORIGIN,
    from: sender(env),
    to: address,
    match: envelope.match,
    seat: seat.seat,
    language: seat.language,
    unsubscribe: unsubscribeLink(asked, env),
    letter: letterOf(asked, env)
  })
  const key = [envelope.match, seat.seat, notice.about, notice.turn].join('.')
  return mailer(env).send(message, { key })
}

// Without D1 nobody knows who wants no mail, so it waits.
async function suppression(address: string, env: Env): Promise<Delivery | null> {
  try {
    return (await isSuppressed(addressHash(address, env), env)) ? { failed: 'SUPPRESSED' } : null
  } catch {
    return { retryAfterMs: MINUTE_MS, why: 'NO_DIRECTORY' }
  }
}

function letterOf(asked: Post, env: Env): Letter {
  const { envelope, notice, seat } = asked
  const { language, zone } = seat
  const unsubscribe = unsubscribeLink(asked, env)
  const link = linkOf(asked, { role: 'seat', generation: seat.generation }, env)
  const confirm = { role: 'confirm', generation: seat.addressGeneration } as const
  switch (notice.about) {
    case 'invitation': {
      const proof = writeLink({ ...confirm, match: envelope.match, seat: seat.seat }, env)
      return invitationMail({ envelope, link: `${link}?via=${proof}`, unsubscribe, language })
    }
    case 'confirm':
      return confirmMail({ envelope, link: linkOf(asked, confirm, env), unsubscribe, language })
    case 'turn':
      return turnMail({ envelope, link, unsubscribe, language, zone, now: clock.now() })
    case 'link':
      return linkMail({ envelope, link, unsubscribe, language })
    case 'handover':
      return handoverMail({ envelope, link, unsubscribe, language })
  }
}

function unsubscribeLink(asked: Post, env: Env): string {
  return linkOf(asked, { role: 'unsubscribe', generation: asked.seat.addressGeneration }, env)
}

function linkOf({ envelope, seat }: Post, link: Pick<Link, 'role' | 'generation'>, env: Env): string {
  return linkAddress({ ...link, match: envelope.match, seat: seat.seat }, env)
}
