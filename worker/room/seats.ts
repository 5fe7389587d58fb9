import type { Seat } from '../../engine/game.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Language } from '../../schema/languages.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { HostAddress } from '../../schema/wire/hosting.ts'
import type { Delivery, Profile, Taken, TakeSeat } from '../../schema/wire/seat.ts'
import { clock } from '../clock.ts'
import type { MarksOf, Seating } from '../deliver/addresses.ts'
import { addressOf } from '../deliver/consent.ts'
import { addressee, addressees, hostRow } from '../deliver/host.ts'
import { isKept } from '../deliver/planned.ts'
import { pushKeyId } from '../deliver/push/keys.ts'
import { isOfService } from '../deliver/push/services.ts'
import { hostsOf, placeOf } from '../deliver/webhook/address.ts'
import type { Env } from '../env.ts'
import { type Link, readLink } from '../keys/links.ts'
import { seatOf, takenSeat } from '../match/admit.ts'
import { seatLink } from '../match/all-links.ts'
import { answerHost, isCompeted } from '../match/handover.ts'
import { atHelm } from '../match/piloting.ts'
import { keptNoLonger } from '../match/plans.ts'
import { askLink, delivery, profile, take } from '../match/seats.ts'
import { awake } from '../match/sleeping.ts'
import { talkOf } from '../match/talk.ts'
import { isPassedOn } from '../match/vouching.ts'
import { type Envelopes, lookBy } from './envelopes.ts'
import type { Table } from './ledger.ts'
import type { Sockets } from './sockets.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly marksOf: MarksOf
  readonly sockets: Pick<Sockets, 'closeReissued'>
  readonly envelopes: Envelopes
  readonly writer: Pick<Writer, 'changeSeat' | 'changeMatch' | 'visit'>
  readonly env: Env
}

export type Seats = ReturnType<typeof makeSeats>

/** How a seat is taken and set. */
export function makeSeats({ marksOf, sockets, envelopes, writer, env }: Needs) {
  const { envelopeFor, tell } = envelopes

  function seating(table: Table): Seating {
    return { seats: addressees(table), marksOf, now: clock.now() }
  }

  function placing(table: Table) {
    return { ...seating(table), pushKey: pushKeyId(env) }
  }

  /** Whether the address that a link is about is still the seat's. */
  function isPresent(row: SeatRow, link: Link): boolean {
    return row.address !== null && addressOf(row, link, marksOf).hash === marksOf(row.address).hash
  }

  function revise(table: Table, link: Link, change: Partial<SeatRow>): Envelope {
    const after = writer.changeSeat(table, link.seat, change)
    if (after !== table) tell(after)
    return envelopeFor(link.seat, after, lookBy(link))
  }

  /** Somebody has come to play. */
  function awakened(table: Table, seat: Seat): Table {
    const now = clock.now()
    if (table.match.asleepAt === null) return table
    return writer.changeMatch(table, { wokenAt: now, ...awake(table.match, seat, now) })
  }

  /** To a host who plays the link goes with that of their seat. */
  function sendLinkOf(table: Table, asked: Seat): void {
    const seat = asked === HOST ? (table.match.host?.seat ?? HOST) : asked
    const row = addressee(table, seat)
    if (row) writer.changeSeat(table, seat, askLink(row, clock.now()))
  }

  return {
    take(table: Table, link: Link, asked: TakeSeat, proven: number | null): Taken {
      const { links } = table.match
      const taking = {
        ...seating(table),
        proven,
        holds: (asked.others ?? []).some(text => isSeatOfOthers(table, link, readLink(text, env))),
        silent: talkOf(table.match) === 'silent',
        competed: isCompeted(table.match),
        links: isPassedOn(seatOf(table, link)) ? 'sealed' : links
      } as const
      const taken = writer.changeSeat(table, link.seat, take(seatOf(table, link), asked, taking))
      const after = taken === table ? table : awakened(taken, link.seat)
      const row = seatOf(after, link)
      // Whoever looks on by the invitation is not told what its taker is.
      if (row.generation !== table.seats[link.seat]?.generation) sockets.closeReissued(link.seat)
      if (after !== table) tell(after)
      return { ...envelopeFor(link.seat, after), link: seatLink(table.match, row, env) }
    },

    /** Mails the seat's own link to its confirmed address; whoever asks is not told whether there is one. */
    sendLink(table: Table, link: Link, of = -1): void {
      const seat = link.role === 'host' ? HOST : link.role === 'watcher' ? of : link.seat
      const row = addressee(table, seat)
      if (row && link.role === 'confirm' && !isPresent(row, link)) throw new Refusal('ADDRESS_LEFT')
      sendLinkOf(table, seat)
    },

    sendLinkOf,

    /** The address of a host who doesn't play: whoever does has that of their seat. */
    hostMail(table: Table, { address }: HostAddress, language: Language): Table {
      if (typeof table.match.host?.seat === 'number') throw new Refusal('NOT_FOR_THIS_LINK')
      const row = hostRow(table.match)
      return writer.changeSeat(table, HOST, { ...delivery(row, { address }, placing(table)), language })
    },

    profile(table: Table, link: Link, asked: Profile): Envelope {
      const row = takenSeat(table, link)
      const change = profile(row, asked)
      const isFreed = isKept(row) && !isKept({ ...row, ...change })
      const plans = isFreed ? keptNoLonger(table.match, row.seat) : table.match.plans
      return revise(isFreed ? writer.changeMatch(table, { plans }) : table, link, change)
    },

    delivery(table: Table, link: Link, asked: Delivery): Envelope {
      const row = takenSeat(table, link)
      const endpoints = [asked.device, asked.renewal].flatMap(one => one?.endpoint ?? [])
      if (!endpoints.every(isOfService)) throw new Refusal('PUSH_SERVICE')
      if (asked.webhook && !placeOf(asked.webhook, env)) {
        const { kind } = asked.webhook
        throw new Refusal('WEBHOOK_ADDRESS', { kind, hosts: hostsOf(kind, env) })
      }
      return revise(table, link, delivery(row, asked, placing(table)))
    },

    /** Whoever sits there plays again. */
    helm(table: Table, link: Link): Envelope {
      return revise(table, link, atHelm(takenSeat(table, link)))
    },

    /** What the seat says to its host, who would like to give it a new link. */
    handover(table: Table, link: Link, agree: boolean): Envelope {
      const envelope = revise(table, link, answerHost(takenSeat(table, link), agree))
      writer.visit(table, link.seat, { at: clock.now(), shown: 0, guest: false })
      return envelope
    }
  }
}

/** Whether a link opens another seat of this match, or is that of a host who plays at one. */
function isSeatOfOthers({ match, seats }: Table, { seat }: Link, other: Link | null): boolean {
  if (other?.match !== match.id) return false
  if (other.role === 'host') return typeof match.host?.seat === 'number'
  return ['seat', 'guest'].includes(other.role) && other.seat !== seat && seats[other.seat]?.takenAt !== null
}
