import { DurableObject } from 'cloudflare:workers'
import type { Seat } from '../engine/game.ts'
import type { MatchRecord } from '../engine/match.ts'
import { Refusal } from '../engine/refusal.ts'
import type { SeatRow, WishRow } from '../schema/room-tables.ts'
import type {
  Act,
  Acted,
  Delivery,
  Earlier,
  Envelope,
  Log,
  Opened,
  Profile,
  Reissue,
  ReissueRole,
  Say,
  TakeSeat,
  Taken
} from '../schema/wire.ts'
import { eyesOf, seatOf, takenSeat, viewerOf } from './admit.ts'
import { type MarksOf, marksWith } from './addresses.ts'
import { findMade, madeBefore } from './again.ts'
import type { Answer } from './answer.ts'
import { wantsMail } from './budget.ts'
import { tooMany } from './buckets.ts'
import { clock, MINUTE_MS } from './clock.ts'
import { type Desk, openDesk } from './desk.ts'
import { copyOut } from './directory.ts'
import { type Door, openDoor } from './door.ts'
import { earlier } from './earlier.ts'
import { entry, lastHere } from './envelope.ts'
import type { Env } from './env.ts'
import { answerHost, askSeat, isHandedOver, isRival, isSealed } from './handover.ts'
import { type Ledger, openLedger, type Table } from './ledger.ts'
import type { Link, Role } from './links.ts'
import { invitations } from './notices.ts'
import { isGivenAgain, seatLink } from './opened.ts'
import { hashOf, newMatch, type Opening } from './opening.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import {
  addressOf,
  askLink,
  confirm,
  delivery,
  type Places,
  profile,
  reissue,
  reissueRole,
  take,
  vacate,
  wish
} from './places.ts'
import { act, settle, takeBack } from './play.ts'
import { post } from './post.ts'
import { reportBug } from './report.ts'
import { openSockets, pageOf, type Sockets } from './sockets.ts'
import { say, TALK_KEPT, talkOf } from './talk.ts'

const LOG_PAGE = 50
const BROKEN_WAIT_MS = 10 * MINUTE_MS

const OWNER: readonly Role[] = ['seat']
const MAILED: readonly Role[] = ['confirm', 'unsubscribe']
const VIEWERS: readonly Role[] = ['seat', 'watcher', 'host']

/** How it stands with an address that was mailed. */
export interface Standing {
  /** Null where no seat has it any more. */
  readonly address: string | null
  /** Whether its owner has said yes at every seat that has it. */
  readonly confirmed: boolean
  /** Whether its owner takes mail from us at all. */
  readonly wanted: boolean
}

/** One match. The room wires: others decide (play.ts), keep (ledger.ts), tell (sockets.ts) and deliver (outbox.ts). */
export class Room extends DurableObject<Env> {
  readonly #marksOf: MarksOf
  readonly #ledger: Ledger
  readonly #sockets: Sockets
  readonly #outbox: Outbox
  readonly #desk: Desk
  readonly #door: Door

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#marksOf = marksWith(env)
    this.#ledger = openLedger(ctx.storage)
    this.#sockets = openSockets(ctx)
    this.#outbox = openOutbox({
      ledger: this.#ledger,
      usedUntil: this.#sockets.usedUntil,
      copy: copy => copyOut(copy, env),
      post: (notice, seat) =>
        post({ notice, seat, envelope: this.#desk.envelopeFor(seat.seat, this.#ledger.table()) }, env),
      marksOf: this.#marksOf,
      told: seat => this.#desk.tell(this.#ledger.table(), seat)
    })
    this.#desk = openDesk(this.#ledger, this.#outbox, this.#sockets, env)
    this.#door = openDoor(ctx.id.name ?? '', this.#ledger, this.#desk)
    if (this.#ledger.exists()) this.#ledger.migrate()
  }

  async answers(): Promise<boolean> {
    return true
  }

  /** Opens the match; asked again with the same key and wishes, it answers the same links for a while. */
  open(opening: Opening): Promise<Answer<Opened>> {
    return this.#door.answer(async () => {
      // Without D1 nothing is found there, and a new match can still be opened.
      const there = await this.#desk.isThere(opening.id).catch(() => false)
      if (!there && !this.#ledger.exists()) this.#create(opening)
      const table = this.#ledger.table()
      if (table.match.asked !== hashOf(opening.asked)) throw new Refusal('KEY_REUSED')
      if (!isGivenAgain(table, clock.now())) throw new Refusal('OPENED_BEFORE')
      return this.#desk.links(table)
    })
  }

  look(link: Link): Promise<Answer<Envelope>> {
    return this.#door.reading(link, VIEWERS, table => this.#desk.envelopeFor(viewerOf(link), table))
  }

  take(link: Link, asked: TakeSeat, proven: number | null): Promise<Answer<Taken>> {
    const work = (table: Table) => {
      const { links } = table.match
      const taking = { ...this.#places(table), proven, silent: talkOf(table.match) === 'silent', links }
      const after = this.#desk.changeSeat(table, link.seat, take(seatOf(table, link), asked, taking))
      const row = seatOf(after, link)
      // Whoever looks on by the invitation is not told what its taker is.
      if (row.generation !== link.generation) this.#sockets.closeReissued(link.seat)
      if (after !== table) this.#desk.tell(after)
      return { ...this.#desk.envelopeFor(link.seat, after), link: seatLink(table.match, row, this.env) }
    }
    return this.#door.at(link, OWNER, work, { key: asked.key })
  }

  /** Mails the seat's own link to its confirmed address; whoever asks is not told whether there is one. */
  sendLink(link: Link): Promise<Answer<unknown>> {
    const work = (table: Table) => {
      this.#desk.changeSeat(table, link.seat, askLink(seatOf(table, link), clock.now()))
    }
    return this.#door.at(link, OWNER, work, { invitation: true })
  }

  act(link: Link, asked: Act): Promise<Answer<Acted>> {
    return this.#door.at(link, OWNER, table => {
      const { seat, settleAtOnce } = takenSeat(table, link)
      const whole = { ...asked, seat, atOnce: settleAtOnce }
      const before = madeBefore(table.match, whole, this.#ledger.lineOf)
      if (before) return { ...this.#desk.envelopeFor(seat, table), made: before.version }
      const played = act(table.match, whole, clock.now())
      const after = this.#desk.store(table, played)
      if (played.refused) throw played.refused
      return { ...this.#desk.envelopeFor(seat, after), made: played.match.draft ? null : played.match.version }
    })
  }

  /** The envelope, if an action was sent under this key before. */
  acted(link: Link, { version, key }: Pick<Act, 'version' | 'key'>): Promise<Answer<Envelope | null>> {
    return this.#door.reading(link, OWNER, table => {
      const before = findMade(table.match, { seat: link.seat, version, key }, this.#ledger.lineOf)
      return before ? this.#desk.envelopeFor(link.seat, table) : null
    })
  }

  takeBack(link: Link): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => {
      const after = this.#desk.store(table, { match: takeBack(table.match, link.seat), lines: [] })
      return this.#desk.envelopeFor(link.seat, after)
    })
  }

  /** The seat turns over its cards. Where its draft has been settled already, there is nothing to do. */
  settle(link: Link): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => {
      const own = table.match.draft?.seat === link.seat
      const after = own ? this.#desk.store(table, settle(table.match, clock.now())) : table
      return this.#desk.envelopeFor(link.seat, after)
    })
  }

  /** What the link may know of the log: the page of lines before a version. */
  log(link: Link, before?: number): Promise<Answer<Log>> {
    return this.#door.reading(link, VIEWERS, ({ seats }) => {
      const lines = this.#ledger.newest(LOG_PAGE, before === undefined ? {} : { before })
      const first = lines[0]?.version ?? 0
      const eyes = eyesOf(viewerOf(link), seats)
      return { entries: lines.map(line => entry(line, eyes)), before: first === 0 ? null : first }
    })
  }

  /** What the link showed at the versions before one, or up to the present one. */
  at(link: Link, before?: number): Promise<Answer<Earlier>> {
    return this.#door.reading(link, VIEWERS, ({ match, seats }) => {
      const lines = this.#ledger.playedBefore(before ?? match.version + 1)
      return earlier(match, lines, eyesOf(viewerOf(link), seats))
    })
  }

  say(link: Link, asked: Say): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => {
      const { seat } = takenSeat(table, link)
      const said = say(table.match, seat, asked, this.#ledger.said(TALK_KEPT), clock.now())
      if (said) this.#ledger.write(() => this.#ledger.insertSaid(said))
      if (said) this.#desk.tell(table)
      return this.#desk.envelopeFor(seat, table)
    })
  }

  profile(link: Link, asked: Profile): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => this.#revise(table, link.seat, profile(takenSeat(table, link), asked)))
  }

  delivery(link: Link, asked: Delivery): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table =>
      this.#revise(table, link.seat, delivery(takenSeat(table, link), asked, this.#places(table)))
    )
  }

  /** How it stands with the address that a link from a mail is about. */
  standing(link: Link): Promise<Answer<Standing>> {
    return this.#door.reading(link, MAILED, async table => {
      const about = addressOf(seatOf(table, link), link, this.#marksOf)
      const holders = table.seats.filter(row => row.address !== null && this.#marksOf(row.address).hash === about.hash)
      const said = this.#ledger.wishes().find(({ inbox }) => inbox === about.inbox)
      // Without D1 nothing is known, and so nothing is claimed: its owner can say it again.
      const wanted = said?.wanted ?? (await wantsMail(about, this.env).catch(() => true))
      const confirmed = holders.length > 0 && holders.every(({ confirmedAt }) => confirmedAt !== null)
      return { address: holders[0]?.address ?? null, confirmed, wanted }
    })
  }

  confirm(link: Link): Promise<Answer<unknown>> {
    return this.#door.at(link, ['confirm'], table => {
      const about = addressOf(seatOf(table, link), link, this.#marksOf)
      this.#wish(table, confirm(about, this.#places(table)), { inbox: about.inbox, wanted: true })
    })
  }

  /** The owner of an address wants no more mail, or wants it again. */
  wish(link: Link, wanted: boolean): Promise<Answer<unknown>> {
    return this.#door.at(link, ['unsubscribe'], table => {
      const about = addressOf(seatOf(table, link), link, this.#marksOf)
      this.#wish(table, wish(about, wanted, this.#places(table)), { inbox: about.inbox, wanted })
    })
  }

  notes(link: Link): Promise<Answer<{ text: string }>> {
    return this.#door.reading(link, OWNER, () => ({ text: this.#ledger.notes(link.seat) }))
  }

  putNotes(link: Link, { text }: { text: string }): Promise<Answer<{ text: string }>> {
    return this.#door.at(link, OWNER, table => {
      const { seat } = takenSeat(table, link)
      this.#ledger.write(() => this.#ledger.putNotes(seat, text))
      return { text }
    })
  }

  /** A page without scripts tells with its next request which version it has shown. */
  shown(link: Link, version: number): Promise<Answer<unknown>> {
    return this.#door.at(link, VIEWERS, table => {
      const viewer = viewerOf(link)
      if (viewer !== 'watcher') this.#desk.visit(table, viewer, { at: clock.now(), shown: version })
    })
  }

  /** What the seat says to its host, who would like to give it a new link. */
  handover(link: Link, agree: boolean): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => {
      const envelope = this.#revise(table, link.seat, answerHost(takenSeat(table, link), agree))
      this.#desk.visit(table, link.seat, { at: clock.now(), shown: 0 })
      return envelope
    })
  }

  links(link: Link): Promise<Answer<Opened>> {
    return this.#door.reading(link, ['host'], table => this.#desk.links(table))
  }

  reissue(link: Link, asked: Reissue): Promise<Answer<Opened>> {
    return 'role' in asked ? this.#reissueRole(link, asked) : this.#reissueSeat(link, asked.seat)
  }

  record(id: string): Promise<Answer<MatchRecord>> {
    return this.#door.anyone(async () => {
      if (!(await this.#desk.isThere(id))) throw new Refusal('NO_SUCH_MATCH')
      return this.#desk.record()
    })
  }

  /** The socket of a page. Who it is for has been checked by the Worker, the only one who can call. */
  override async fetch(request: Request): Promise<Response> {
    const link = JSON.parse(request.headers.get('Link') ?? 'null') as Link
    const looked = await this.look(link)
    if ('refused' in looked) return Response.json(looked)
    const waitMs = this.#sockets.makePlace(link, clock.now())
    if (waitMs > 0) return Response.json(await this.#door.answer(() => Promise.reject(tooMany(waitMs)), link))
    const { answer, socket } = this.#sockets.accept(link, clock.now())
    socket.send(JSON.stringify({ envelope: looked.ok }))
    return answer
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    if (this.#sockets.heard(socket, message, clock.now()).hidden) this.#left(socket)
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.#left(socket)
  }

  /** Never throws, since the platform gives up an alarm that does, and always arms the next one. */
  override async alarm(): Promise<void> {
    if (!this.#ledger.exists()) return
    try {
      this.#settleDue()
      await this.#outbox.run()
      this.#desk.arm(this.#ledger.table())
    } catch (error) {
      reportBug(error, this.#door.about())
      this.#desk.arm(this.#ledger.table(), clock.now() + BROKEN_WAIT_MS)
    }
  }

  #settleDue(): void {
    const table = this.#ledger.table()
    const { draft } = table.match
    if (draft && draft.settlesAt <= clock.now()) this.#desk.store(table, settle(table.match, clock.now()))
  }

  #create(opening: Opening): void {
    const fresh = newMatch(opening)
    this.#desk.create(
      fresh,
      invitations(fresh.seats, address => this.#marksOf(address).inbox, opening.now)
    )
  }

  #places({ seats }: Table): Places {
    return { seats, marksOf: this.#marksOf, now: clock.now() }
  }

  #wish(table: Table, seats: readonly SeatRow[], said: Omit<WishRow, 'at'>): void {
    this.#desk.tell(this.#desk.changeSeats(table, seats, { ...said, at: clock.now() }))
  }

  #reissueSeat(link: Link, seat: Seat): Promise<Answer<Opened>> {
    return this.#door.at(link, ['host'], table => {
      const row = table.seats[seat]
      if (!row) throw new Refusal('MALFORMED', { path: 'seat' })
      const away = { hereAt: this.#lastHere(table, row), now: clock.now() }
      const asks = isSealed(table.match, row) && !isHandedOver(row, away)
      const after = asks ? this.#desk.changeSeat(table, seat, askSeat(row, away)) : this.#handOver(table, row)
      this.#desk.tell(after)
      return this.#desk.links(after)
    })
  }

  /** A seat's new link, and all that its last holder leaves behind. */
  #handOver(table: Table, row: SeatRow): Table {
    const { seat, takenAt } = row
    const change = isSealed(table.match, row) ? vacate(row, clock.now()) : reissue(row, clock.now())
    if (takenAt !== null && isRival(table.match)) this.#ledger.write(() => this.#ledger.putNotes(seat, ''))
    const replaced = this.#desk.changeSeat(table, seat, change)
    this.#sockets.closeReissued(seat)
    const drafted = replaced.match.draft?.seat === seat
    return drafted ? this.#desk.store(replaced, { match: takeBack(replaced.match, seat), lines: [] }) : replaced
  }

  #lastHere({ match }: Table, { seat, takenAt }: SeatRow): number {
    return Math.max(takenAt ?? 0, lastHere({ match, usedAt: this.#sockets.usedAt }, seat))
  }

  #reissueRole(link: Link, asked: ReissueRole): Promise<Answer<Opened>> {
    const work = (table: Table) => {
      // The same request again: its answer was lost, and with it the host's link.
      if (link.generation !== table.match.hostGeneration) return this.#desk.links(table)
      const after = this.#desk.changeMatch(table, reissueRole(table.match, asked, clock.now()))
      this.#sockets.closeReissued(asked.role)
      this.#desk.tell(after)
      return this.#desk.links(after)
    }
    return this.#door.at(link, ['host'], work, asked.role === 'host' ? { key: asked.key } : {})
  }

  #revise(table: Table, seat: Seat, change: Partial<SeatRow>): Envelope {
    const after = this.#desk.changeSeat(table, seat, change)
    if (after !== table) this.#desk.tell(after)
    return this.#desk.envelopeFor(seat, after)
  }

  /** A page has been hidden or closed: only now is it written what it has shown. */
  #left(socket: WebSocket): void {
    const { viewer, usedAt: at, shown } = pageOf(socket)
    if (typeof viewer === 'number' && at !== null && shown !== null) {
      this.#desk.visit(this.#ledger.table(), viewer, { at, shown })
    }
  }
}
