import { DurableObject } from 'cloudflare:workers'
import type { Seat } from '../engine/game.ts'
import type { MatchRecord } from '../engine/match.ts'
import { Refusal } from '../engine/refusal.ts'
import type { SeatRow } from '../schema/room-tables.ts'
import type { Act, Acted, Delivery, Envelope, Log, Opened, Profile, Say, TakeSeat } from '../schema/wire.ts'
import { seatOf, takenSeat, viewerOf } from './admit.ts'
import { findMade, madeBefore } from './again.ts'
import type { Answer } from './answer.ts'
import { tooMany } from './buckets.ts'
import { clock, MINUTE_MS } from './clock.ts'
import { type Desk, openDesk } from './desk.ts'
import { copyOut } from './directory.ts'
import { type Door, openDoor } from './door.ts'
import { entry } from './envelope.ts'
import type { Env } from './env.ts'
import { type Ledger, openLedger, type Table } from './ledger.ts'
import type { Link, Role } from './links.ts'
import { invitations } from './notices.ts'
import { opened } from './opened.ts'
import { hashOf, newMatch, type Opening } from './opening.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { confirm, delivery, profile, reissue, take, unsubscribe } from './places.ts'
import { act, settle, takeBack } from './play.ts'
import { post } from './post.ts'
import { reportBug } from './report.ts'
import { addressHash } from './secrets.ts'
import { openSockets, pageOf, type Sockets } from './sockets.ts'
import { say, TALK_KEPT } from './talk.ts'

const LOG_PAGE = 50
const BROKEN_WAIT_MS = 10 * MINUTE_MS

const OWNER: readonly Role[] = ['seat']
const VIEWERS: readonly Role[] = ['seat', 'watcher', 'host']

/** One match. The room wires: others decide (play.ts), keep (ledger.ts), tell (sockets.ts) and deliver (outbox.ts). */
export class Room extends DurableObject<Env> {
  readonly #ledger: Ledger
  readonly #sockets: Sockets
  readonly #outbox: Outbox
  readonly #desk: Desk
  readonly #door: Door

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#ledger = openLedger(ctx.storage)
    this.#sockets = openSockets(ctx)
    this.#outbox = openOutbox({
      ledger: this.#ledger,
      usedUntil: this.#sockets.usedUntil,
      copy: copy => copyOut(copy, env),
      post: (notice, seat) =>
        post({ notice, seat, envelope: this.#desk.envelopeFor(seat.seat, this.#ledger.table()) }, env)
    })
    this.#desk = openDesk(this.#ledger, this.#outbox, this.#sockets, env)
    this.#door = openDoor(ctx.id.name ?? '', this.#ledger, this.#desk)
    if (this.#ledger.exists()) this.#ledger.migrate()
  }

  async answers(): Promise<boolean> {
    return true
  }

  /** Opens the match; asked again with the same key and wishes, it answers the same links. */
  open(opening: Opening): Promise<Answer<Opened>> {
    return this.#door.answer(async () => {
      // Without D1 nothing is found there, and a new match can still be opened.
      const there = await this.#desk.isThere(opening.id).catch(() => false)
      if (!there && !this.#ledger.exists()) this.#create(opening)
      const table = this.#ledger.table()
      if (table.match.asked !== hashOf(opening.asked)) throw new Refusal('KEY_REUSED')
      return opened(table, this.env)
    })
  }

  look(link: Link): Promise<Answer<Envelope>> {
    return this.#door.reading(link, VIEWERS, table => this.#desk.envelopeFor(viewerOf(link), table))
  }

  take(link: Link, asked: TakeSeat, proven: number | null): Promise<Answer<Envelope>> {
    return this.#door.at(link, OWNER, table =>
      this.#revise(table, link.seat, take(seatOf(table, link), asked, { now: clock.now(), proven }))
    )
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
    return this.#door.reading(link, VIEWERS, () => {
      const lines = this.#ledger.newest(LOG_PAGE, before === undefined ? {} : { before })
      const first = lines[0]?.version ?? 0
      return { entries: lines.map(line => entry(line, viewerOf(link))), before: first === 0 ? null : first }
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
      this.#revise(table, link.seat, delivery(takenSeat(table, link), asked, clock.now()))
    )
  }

  /** The address that a link from a mail is about; null where there is none any more. */
  address(link: Link): Promise<Answer<string | null>> {
    return this.#door.reading(link, ['confirm', 'unsubscribe'], table => {
      const { address, addressGeneration } = seatOf(table, link)
      return link.generation === addressGeneration ? address : null
    })
  }

  confirm(link: Link): Promise<Answer<unknown>> {
    return this.#door.at(link, ['confirm'], table => {
      this.#revise(table, link.seat, confirm(seatOf(table, link), clock.now()))
    })
  }

  unsubscribe(link: Link): Promise<Answer<unknown>> {
    return this.#door.at(link, ['unsubscribe'], table => {
      this.#revise(
        table,
        link.seat,
        unsubscribe(seatOf(table, link), link.generation, address => addressHash(address, this.env))
      )
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

  links(link: Link): Promise<Answer<Opened>> {
    return this.#door.reading(link, ['host'], table => opened(table, this.env))
  }

  reissue(link: Link, seat: Seat): Promise<Answer<Opened>> {
    return this.#door.at(link, ['host'], table => {
      const replaced = this.#desk.changeSeat(table, seat, reissue(table.seats[seat], clock.now()))
      this.#sockets.closeReissued(seat)
      const own = replaced.match.draft?.seat === seat
      const after = own ? this.#desk.store(replaced, { match: takeBack(replaced.match, seat), lines: [] }) : replaced
      this.#desk.tell(after)
      return opened(after, this.env)
    })
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
    this.#desk.create(fresh, invitations(fresh.seats, opening.now))
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
