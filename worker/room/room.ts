import { DurableObject } from 'cloudflare:workers'
import type { Seat } from '../../engine/game.ts'
import { type MatchRecord, resultOf } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Drafted, SeatRow, WishRow } from '../../schema/room-tables.ts'
import type { Act, Acted } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Opened, Reissue } from '../../schema/wire/links.ts'
import type { Earlier, Log } from '../../schema/wire/log.ts'
import type { Delivery, Profile, TakeSeat, Taken } from '../../schema/wire/seat.ts'
import type { Say } from '../../schema/wire/talk.ts'
import { clock, MINUTE_MS } from '../clock.ts'
import { type MarksOf, marksWith, type Seating } from '../deliver/addresses.ts'
import { wantsMail } from '../deliver/budget.ts'
import { addressOf, confirm, type Consent, consentOf, wish } from '../deliver/consent.ts'
import { invitations } from '../deliver/notices.ts'
import { makeOutbox, type Outbox } from '../deliver/outbox.ts'
import { post } from '../deliver/post.ts'
import type { Env } from '../env.ts'
import type { Link, Role } from '../keys/links.ts'
import { eyesOf, seatOf, takenSeat, viewerOf } from '../match/admit.ts'
import { findMade, madeBefore } from '../match/again.ts'
import { allLinks, isGivenAgain, seatLink } from '../match/all-links.ts'
import { earlier } from '../match/earlier.ts'
import { entry } from '../match/envelope.ts'
import { answerHost } from '../match/handover.ts'
import { hashOf, newMatch, type Opening } from '../match/opening.ts'
import { act, gameOf, settle, takeBack } from '../match/play.ts'
import { askLink, delivery, profile, take } from '../match/seats.ts'
import { say, TALK_KEPT, talkOf } from '../match/talk.ts'
import { tooMany } from '../match/too-many.ts'
import { reportBug } from '../report.ts'
import type { Answer } from './answer.ts'
import { copyOut } from './directory.ts'
import { type Door, makeDoor } from './door.ts'
import { type Envelopes, makeEnvelopes } from './envelopes.ts'
import { type Ledger, makeLedger, type Table } from './ledger.ts'
import { recordIn } from './record.ts'
import { makeReissuing, type Reissuing } from './reissuing.ts'
import { makeSockets, pageOf, type Sockets } from './sockets.ts'
import { makeWriter, type Writer } from './writer.ts'

const LOG_PAGE = 50
const BROKEN_RETRY_MS = 10 * MINUTE_MS

const OWNER: readonly Role[] = ['seat']
const MAILED: readonly Role[] = ['confirm', 'unsubscribe']
const VIEWERS: readonly Role[] = ['seat', 'watcher', 'host']

/** One match. The room wires: others let in (door.ts), decide (match/), write (writer.ts), tell (envelopes.ts) and deliver (outbox.ts). */
export class Room extends DurableObject<Env> {
  readonly #marksOf: MarksOf
  readonly #ledger: Ledger
  readonly #sockets: Sockets
  readonly #envelopes: Envelopes
  readonly #outbox: Outbox
  readonly #writer: Writer
  readonly #reissuing: Reissuing
  readonly #door: Door

  // Each is made of those before it, and knows nothing of those after.
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#marksOf = marksWith(env)
    this.#ledger = makeLedger(ctx.storage)
    this.#sockets = makeSockets(ctx)
    this.#envelopes = makeEnvelopes(this.#ledger, this.#sockets, env)
    const { envelopeFor, tell } = this.#envelopes
    this.#outbox = makeOutbox({
      ledger: this.#ledger,
      usedUntil: this.#sockets.usedUntil,
      resultOf: match => resultOf(gameOf(match), match),
      copy: copy => copyOut(copy, env),
      post: (notice, seat) => post({ notice, seat, envelope: envelopeFor(seat.seat, this.#ledger.table()) }, env),
      marksOf: this.#marksOf,
      tell: seat => tell(this.#ledger.table(), seat)
    })
    this.#writer = makeWriter({ ledger: this.#ledger, outbox: this.#outbox, tell, env })
    this.#reissuing = makeReissuing({ ledger: this.#ledger, sockets: this.#sockets, writer: this.#writer })
    const { isThere } = this.#writer
    this.#door = makeDoor({ id: ctx.id.name ?? '', ledger: this.#ledger, isThere, envelopeFor })
    if (this.#ledger.exists()) this.#ledger.migrate()
  }

  async answers(): Promise<boolean> {
    return true
  }

  /** Opens the match; asked again with the same key and wishes, it answers the same links for a while. */
  open(opening: Opening): Promise<Answer<Opened>> {
    return this.#door.answer(async () => {
      // Without D1 nothing is found there, and a new match can still be opened.
      const there = await this.#writer.isThere(opening.id).catch(() => false)
      if (!there && !this.#ledger.exists()) this.#create(opening)
      const table = this.#ledger.table()
      if (table.match.asked !== hashOf(opening.asked)) throw new Refusal('KEY_REUSED')
      if (!isGivenAgain(table, clock.now())) throw new Refusal('OPENED_BEFORE')
      return this.#links(table)
    })
  }

  look(link: Link): Promise<Answer<Envelope>> {
    return this.#door.reading(link, VIEWERS, table => this.#envelopes.envelopeFor(viewerOf(link), table))
  }

  take(link: Link, asked: TakeSeat, proven: number | null): Promise<Answer<Taken>> {
    const work = (table: Table) => {
      const { links } = table.match
      const taking = { ...this.#seating(table), proven, silent: talkOf(table.match) === 'silent', links }
      const after = this.#writer.changeSeat(table, link.seat, take(seatOf(table, link), asked, taking))
      const row = seatOf(after, link)
      // Whoever looks on by the invitation is not told what its taker is.
      if (row.generation !== table.seats[link.seat]?.generation) this.#sockets.closeReissued(link.seat)
      if (after !== table) this.#envelopes.tell(after)
      return { ...this.#envelopes.envelopeFor(link.seat, after), link: seatLink(table.match, row, this.env) }
    }
    return this.#door.at(link, OWNER, work, { key: asked.key })
  }

  /** Mails the seat's own link to its confirmed address; whoever asks is not told whether there is one. */
  sendLink(link: Link): Promise<Answer<unknown>> {
    const work = (table: Table) => {
      this.#writer.changeSeat(table, link.seat, askLink(seatOf(table, link), clock.now()))
    }
    return this.#door.at(link, OWNER, work, { invitation: true })
  }

  act(link: Link, asked: Act): Promise<Answer<Acted>> {
    return this.#door.at(link, OWNER, table => {
      const { seat, settleAtOnce } = takenSeat(table, link)
      const whole = { ...asked, seat, atOnce: settleAtOnce }
      const before = madeBefore(table.match, whole, this.#ledger.lineOf)
      if (before) return { ...this.#envelopes.envelopeFor(seat, table), made: before.version }
      const played = act(table.match, whole, clock.now())
      const after = this.#writer.store(table, played)
      if (played.refused) throw played.refused
      const made = played.lines.find(line => line.seat === seat && line.key === asked.key)
      return { ...this.#envelopes.envelopeFor(seat, after), made: made?.version ?? null }
    })
  }

  /** The envelope, if an action was sent under this key before. */
  acted(link: Link, { version, key }: Pick<Act, 'version' | 'key'>): Promise<Answer<Envelope | null>> {
    return this.#door.reading(link, OWNER, table => {
      const before = findMade(table.match, { seat: link.seat, version, key }, this.#ledger.lineOf)
      return before ? this.#envelopes.envelopeFor(link.seat, table) : null
    })
  }

  takeBack(link: Link): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => {
      const after = this.#writer.store(table, { match: takeBack(table.match, link.seat), lines: [] })
      return this.#envelopes.envelopeFor(link.seat, after)
    })
  }

  /** The seat turns over its cards. Where its draft has been settled already, there is nothing to do. */
  settle(link: Link): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => {
      const after = this.#settle(table, ({ seat }) => seat === link.seat)
      return this.#envelopes.envelopeFor(link.seat, after)
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
      if (said) this.#envelopes.tell(table)
      return this.#envelopes.envelopeFor(seat, table)
    })
  }

  profile(link: Link, asked: Profile): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => this.#revise(table, link.seat, profile(takenSeat(table, link), asked)))
  }

  delivery(link: Link, asked: Delivery): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table =>
      this.#revise(table, link.seat, delivery(takenSeat(table, link), asked, this.#seating(table)))
    )
  }

  /** What the owner of the address that a link from a mail is about has said. */
  consent(link: Link): Promise<Answer<Consent>> {
    return this.#door.reading(link, MAILED, async table => {
      const about = addressOf(seatOf(table, link), link, this.#marksOf)
      const said = this.#ledger.wishes().find(({ inbox }) => inbox === about.inbox)
      // Without D1 nothing is known, and so nothing is claimed: its owner can say it again.
      const wanted = said?.wanted ?? (await wantsMail(about, this.env).catch(() => true))
      return consentOf(about, wanted, this.#seating(table))
    })
  }

  confirm(link: Link): Promise<Answer<unknown>> {
    return this.#door.at(link, ['confirm'], table => {
      const about = addressOf(seatOf(table, link), link, this.#marksOf)
      this.#wish(table, confirm(about, this.#seating(table)), { inbox: about.inbox, wanted: true })
    })
  }

  /** The owner of an address wants no more mail, or wants it again. */
  wish(link: Link, wanted: boolean): Promise<Answer<unknown>> {
    return this.#door.at(link, ['unsubscribe'], table => {
      const about = addressOf(seatOf(table, link), link, this.#marksOf)
      this.#wish(table, wish(about, wanted, this.#seating(table)), { inbox: about.inbox, wanted })
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
      if (viewer !== 'watcher') this.#writer.visit(table, viewer, { at: clock.now(), shown: version })
    })
  }

  /** What the seat says to its host, who would like to give it a new link. */
  handover(link: Link, agree: boolean): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table => {
      const envelope = this.#revise(table, link.seat, answerHost(takenSeat(table, link), agree))
      this.#writer.visit(table, link.seat, { at: clock.now(), shown: 0 })
      return envelope
    })
  }

  links(link: Link): Promise<Answer<Opened>> {
    return this.#door.reading(link, ['host'], table => this.#links(table))
  }

  reissue(link: Link, asked: Reissue): Promise<Answer<Opened>> {
    const work = (table: Table) => {
      // The same request again: its answer was lost, and with it the host's link.
      if ('role' in asked && link.generation !== table.match.hostGeneration) return this.#links(table)
      const after = this.#reissued(table, asked)
      this.#envelopes.tell(after)
      return this.#links(after)
    }
    const isOwn = 'role' in asked && asked.role === 'host'
    return this.#door.at(link, ['host'], work, isOwn ? { key: asked.key } : {})
  }

  record(id: string): Promise<Answer<MatchRecord>> {
    return this.#door.anyone(async () => {
      if (!(await this.#writer.isThere(id))) throw new Refusal('NO_SUCH_MATCH')
      return recordIn(this.#ledger)
    })
  }

  /** The socket of a page. Who it is for has been checked by the Worker, the only one who can call. */
  override async fetch(request: Request): Promise<Response> {
    const link = JSON.parse(request.headers.get('Link') ?? 'null') as Link
    const looked = await this.look(link)
    if ('refused' in looked) return Response.json(looked)
    const retryAfterMs = this.#sockets.freeSlot(link, clock.now())
    if (retryAfterMs > 0)
      return Response.json(await this.#door.answer(() => Promise.reject(tooMany(retryAfterMs)), link))
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
      this.#writer.arm(this.#ledger.table())
    } catch (error) {
      reportBug(error, this.#door.about())
      this.#writer.arm(this.#ledger.table(), clock.now() + BROKEN_RETRY_MS)
    }
  }

  #settleDue(): void {
    this.#settle(this.#ledger.table(), ({ settlesAt }) => settlesAt <= clock.now())
  }

  #settle(table: Table, isDue: (draft: Drafted) => boolean): Table {
    const settled = settle(table.match, isDue, clock.now())
    return settled.match === table.match ? table : this.#writer.store(table, settled)
  }

  /** Every link, for the host. */
  #links(table: Table): Opened {
    return allLinks({ ...table, notices: this.#ledger.notices(), usedAt: this.#sockets.usedAt }, this.env)
  }

  #create(opening: Opening): void {
    const fresh = newMatch(opening)
    this.#writer.create(
      fresh,
      invitations(fresh.seats, address => this.#marksOf(address).inbox, opening.now)
    )
  }

  #seating({ seats }: Table): Seating {
    return { seats, marksOf: this.#marksOf, now: clock.now() }
  }

  #wish(table: Table, seats: readonly SeatRow[], said: Omit<WishRow, 'at'>): void {
    this.#envelopes.tell(this.#writer.changeSeats(table, seats, { ...said, at: clock.now() }))
  }

  #reissued(table: Table, asked: Reissue): Table {
    if ('role' in asked) return this.#reissuing.ofRole(table, asked)
    const row = table.seats[asked.seat]
    if (!row) throw new Refusal('MALFORMED', { path: 'seat' })
    return this.#reissuing.ofSeat(table, row)
  }

  #revise(table: Table, seat: Seat, change: Partial<SeatRow>): Envelope {
    const after = this.#writer.changeSeat(table, seat, change)
    if (after !== table) this.#envelopes.tell(after)
    return this.#envelopes.envelopeFor(seat, after)
  }

  /** A page has been hidden or closed: only now is it written what it has shown. */
  #left(socket: WebSocket): void {
    const { viewer, usedAt: at, shown } = pageOf(socket)
    if (typeof viewer === 'number' && at !== null && shown !== null) {
      this.#writer.visit(this.#ledger.table(), viewer, { at, shown })
    }
  }
}
