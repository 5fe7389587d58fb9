import type { NoticeRow, SeatRow } from '../../../schema/room-tables.ts'
import { HOST } from '../../../schema/wire/host-seat.ts'
import { type About, ABOUTS } from '../../../schema/wire/told.ts'
import {
  boatMail,
  againMail,
  confirmMail,
  deletedMail,
  handoverMail,
  hostConfirmMail,
  hostLinkMail,
  invitationMail,
  type Letter,
  linkMail,
  overMail,
  shownBy,
  stillMail,
  untakenMail,
  trialMail,
  turnMail
} from '../../../web/server.ts'
import { clock } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { type Link, linkAddress, writeLink } from '../../keys/links.ts'
import { TOLD } from '../abouts.ts'
import { senderHash } from '../../keys/secrets.ts'
import { addressesOf, isAsked, type MarksOf, marksWith, unaskedTo } from '../addresses.ts'
import { askLeave, type Leave, untilTomorrow, wantsMail } from '../budget.ts'
import { remember } from '../consent.ts'
import { temporaryFault } from '../delivery.ts'
import type { Place } from '../digest/part.ts'
import { isStopped } from '../stopped-people.ts'
import { MOST_UNASKED_OF_A_MATCH } from '../mail-limits.ts'
import { sealedPlace } from '../mailed-places.ts'
import { mailer, sender, writeMessage } from '../mail/index.ts'
import { recordOf } from '../mail/record.ts'
import { replyAddress } from '../mail/reply-to.ts'
import { returnTag } from '../mail/return-path.ts'
import { type Delivery, NO_DIRECTORY, type Post, type Posted, type Trial, type Way } from './way.ts'

/** By mail, whichever way of sending the configuration names. */
export const mail: Way = {
  name: 'mail',
  mostADay: null,
  abouts: ABOUTS,

  // The links in the first mail to an address must work for good, also when the room is built again from its copy.
  restsOn: about => (TOLD[about].patient ? 'wishes' : 'copy'),

  standing({ address, confirmedAt, takenAt }) {
    if (address === null) return 'none'
    return confirmedAt !== null && takenAt !== null ? 'confirmed' : 'named'
  },

  isProven: ({ takenAt, confirmedAt, suppressed }) => takenAt !== null && confirmedAt !== null && suppressed === null,

  since: ({ confirmedAt }) => confirmedAt,
  lostAt: () => null,

  // Its owner may take mail again without our hearing of it.
  ends: failure => failure !== 'SUPPRESSED',

  isAnew: (before, after) =>
    before.address !== after.address ||
    before.addressAt !== after.addressAt ||
    (before.suppressed !== null && after.suppressed === null),

  withheld,
  send,
  trial,

  learned: (row, { notice, seat }, { delivery }, known) =>
    notice ? remember(row, { about: notice.about, seat }, delivery, known) : {}
}

/** Its owner has the question already, for another seat; or its inbox has had as much from this match as it may before it has confirmed. */
function withheld({ about, seat }: NoticeRow, seats: readonly SeatRow[], marksOf: MarksOf): string | null {
  const address = seats.find(row => row.seat === seat)?.address
  if (!TOLD[about].unsought || !address) return null
  const addresses = seats.flatMap(row => addressesOf(row, marksOf))
  const { hash, inbox } = marksOf(address)
  if (about === 'confirm' && isAsked(addresses, hash)) return 'ASKED'
  return unaskedTo(addresses, inbox) >= MOST_UNASKED_OF_A_MATCH ? 'OVER_BUDGET' : null
}

/** Never to an inbox that has asked for no more, or has had as much as one may get. */
async function send(asked: Post, env: Env): Promise<Posted> {
  const {
    notice,
    seat,
    envelope,
    sender: { name, unasked, people }
  } = asked
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
    replyTo: replyTo(asked, env),
    returnPath: returnTag({ match: envelope.match, seat: seat.seat, generation: seat.addressGeneration }, env),
    unsubscribe: unsubscribeLink(asked, env),
    letter: letterOf(asked, env)
  })
  const refused = await refusal(
    address,
    { sender: name, unasked, people, counted, match: envelope.match, seat: seat.seat },
    env
  )
  if (refused) return { delivery: refused, counted }
  // What has come back is sent again once its address was put right: it is then another message.
  const key = [envelope.match, seat.seat, notice.about, notice.turn, seat.addressAt ?? 0].join('.')
  return { delivery: await mailer(env).send(message, { key }), counted: true }
}

/** What is to be known of a mail before it is counted, or was counted already. */
interface Counting extends Pick<NoticeRow, 'counted'>, Place {
  /** The name of whoever causes it. */
  readonly sender: string
  readonly unasked: boolean
  readonly people: readonly string[]
}

/** It counts like any other. */
async function trial({ seat, envelope, boat }: Trial, env: Env): Promise<Posted> {
  const { address, language } = seat
  if (address === null) return { delivery: { failed: 'NO_ADDRESS' }, counted: false }
  const about = { match: envelope.match, seat: seat.seat }
  const link = linkAddress({ ...about, role: 'seat', generation: seat.generation }, env)
  const unsubscribe = linkAddress({ ...about, role: 'unsubscribe', generation: seat.addressGeneration }, env)
  const letter = boat
    ? boatMail({ envelope, link: boat, unsubscribe, language })
    : trialMail({ envelope, link, unsubscribe, language })
  const returnPath = returnTag({ ...about, generation: seat.addressGeneration }, env)
  const parcel = {
    origin: env.ORIGIN,
    from: sender(env),
    to: address,
    ...about,
    language,
    returnPath,
    unsubscribe,
    letter
  }
  const refused = await refusal(
    address,
    { ...about, sender: envelope.match, unasked: false, people: [], counted: false },
    env
  )
  if (refused) return { delivery: refused, counted: false }
  const key = [envelope.match, seat.seat, 'trial', crypto.randomUUID()].join('.')
  return { delivery: await mailer(env).send(writeMessage(parcel), { key }), counted: true }
}

/** What speaks against one more mail to an address. Without D1 nobody knows who wants none, so it waits. */
export async function refusal(address: string, mail: Counting, env: Env): Promise<Delivery | null> {
  try {
    switch (await leave(address, mail, env)) {
      case 'GIVEN':
        return null
      case 'SUPPRESSED':
        return { failed: 'SUPPRESSED' }
      case 'OVER_BUDGET':
        return temporaryFault('OVER_BUDGET', untilTomorrow(clock.now()))
    }
  } catch {
    return NO_DIRECTORY
  }
}

async function leave(
  address: string,
  { sender: name, unasked, people, counted, ...at }: Counting,
  env: Env
): Promise<Leave> {
  const marks = marksWith(env)(address)
  if (await isStopped(marks.inbox, { people, now: clock.now() }, env)) return 'SUPPRESSED'
  if (counted) return (await wantsMail(marks, env)) ? 'GIVEN' : 'SUPPRESSED'
  const place = env.MAIL === 'binding' ? await sealedPlace(at, marks.inbox, env) : null
  const senderMark = senderHash(marks.inbox, name, env)
  return askLeave(marks, { sender: senderMark, unasked, now: clock.now(), place }, env)
}

function letterOf(asked: Post, env: Env): Letter {
  const { envelope, notice, seat, answered } = asked
  const { language, zone } = seat
  const unsubscribe = unsubscribeLink(asked, env)
  const link = linkOf(asked, { role: 'seat', generation: seat.generation }, env)
  const canAnswer = replyTo(asked, env) !== null
  const turn = { envelope, link, unsubscribe, language, zone, now: clock.now(), canAnswer }
  const confirm = { role: 'confirm', generation: seat.addressGeneration } as const
  const isHost = seat.seat === HOST
  switch (notice.about) {
    case 'invitation': {
      const proof = writeLink({ ...confirm, match: envelope.match, seat: seat.seat }, env)
      return invitationMail({ envelope, link: `${link}?via=${proof}`, unsubscribe, language })
    }
    case 'confirm':
      return (isHost ? hostConfirmMail : confirmMail)({
        envelope,
        link: linkOf(asked, confirm, env),
        unsubscribe,
        language
      })
    case 'turn':
      return turnMail(turn)
    case 'answer':
      return turnMail({ ...turn, answered: answered.flatMap(({ verdicts }) => verdicts) })
    case 'goes-on':
    case 'reminder':
    case 'last':
    case 'nudge':
    case 'woken':
      return turnMail({ ...turn, again: notice.about })
    case 'plan':
      return turnMail({ ...turn, planned: true })
    case 'over':
      return overMail({ ...turn, record: recordOf(envelope, link, env) })
    case 'link':
      if (isHost) return hostLinkMail({ envelope, link: asked.host ?? '', unsubscribe, language })
      return linkMail({ envelope, link, host: asked.host ?? null, unsubscribe, language })
    case 'handover':
      return handoverMail({ envelope, link, unsubscribe, language })
    case 'still':
      return stillMail({ envelope, link, unsubscribe, language })
    case 'again':
      return againMail({ envelope, link, unsubscribe, language })
    case 'untaken':
      return untakenMail({ envelope, link: asked.host ?? '', unsubscribe, language })
    case 'deleted':
      return deletedMail({ envelope, link: `${env.ORIGIN}/`, unsubscribe, language })
  }
}

const ANSWERED: readonly About[] = ['turn', 'goes-on', 'reminder', 'last', 'nudge', 'woken', 'answer', 'plan']

/** Where the mails of a turn are answered, as long as the seat has its link and the match stands as they show it. */
function replyTo({ envelope, notice, seat }: Post, env: Env): string | null {
  if (!ANSWERED.includes(notice.about)) return null
  const { match } = envelope
  return replyAddress({ match, seat: seat.seat, generation: seat.generation, version: shownBy(envelope) }, env)
}

function unsubscribeLink(asked: Post, env: Env): string {
  return linkOf(asked, { role: 'unsubscribe', generation: asked.seat.addressGeneration }, env)
}

function linkOf({ envelope, seat }: Post, link: Pick<Link, 'role' | 'generation'>, env: Env): string {
  return linkAddress({ ...link, match: envelope.match, seat: seat.seat }, env)
}
