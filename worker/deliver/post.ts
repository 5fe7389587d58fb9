import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { confirmMail, handoverMail, invitationMail, type Letter, linkMail, turnMail } from '../../web/server.ts'
import { clock, MINUTE_MS } from '../clock.ts'
import type { Env } from '../env.ts'
import { type Link, linkAddress, writeLink } from '../keys/links.ts'
import { marksWith } from './addresses.ts'
import { askLeave, type Leave, untilTomorrow, wantsMail } from './budget.ts'
import { type Delivery, mailer, sender, writeMessage } from './mail/index.ts'
import { isUnsought } from './notices.ts'

/** What is to be sent, and to whom. */
export interface Post {
  readonly notice: NoticeRow
  readonly seat: SeatRow
  /** What the seat may know. */
  readonly envelope: Envelope
}

/** What became of a mail, and whether it has been counted for its inbox. */
export interface Posted {
  readonly delivery: Delivery
  readonly counted: boolean
}

/**
 * Writes a notice's mail and hands it to the way of sending; never to an inbox that has asked for no more, or has had as
 * much as one may get.
 */
export async function post(asked: Post, env: Env): Promise<Posted> {
  const { notice, seat, envelope } = asked
  const { counted } = notice
  const { address } = seat
  if (address === null) return { delivery: { failed: 'NO_ADDRESS' }, counted }
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
  const refused = await refusal(address, notice, env)
  if (refused) return { delivery: refused, counted }
  const key = [envelope.match, seat.seat, notice.about, notice.turn].join('.')
  return { delivery: await mailer(env).send(message, { key }), counted: true }
}

// Without D1 nobody knows who wants no mail, so it waits.
async function refusal(address: string, notice: NoticeRow, env: Env): Promise<Delivery | null> {
  try {
    switch (await leave(address, notice, env)) {
      case 'GIVEN':
        return null
      case 'SUPPRESSED':
        return { failed: 'SUPPRESSED' }
      case 'OVER_BUDGET':
        return { retryAfterMs: untilTomorrow(clock.now()), why: 'OVER_BUDGET' }
    }
  } catch {
    return NO_DIRECTORY
  }
}

/** While D1 cannot be asked, or does not know yet what it must. */
export const NO_DIRECTORY: Delivery = { retryAfterMs: MINUTE_MS, why: 'NO_DIRECTORY' }

async function leave(address: string, notice: NoticeRow, env: Env): Promise<Leave> {
  const marks = marksWith(env)(address)
  if (notice.counted) return (await wantsMail(marks, env)) ? 'GIVEN' : 'SUPPRESSED'
  return askLeave(marks, { unasked: isUnsought(notice), now: clock.now() }, env)
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
