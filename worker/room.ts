import { DurableObject } from 'cloudflare:workers'
import type { Seat, Viewer } from '../engine/game.ts'
import { Refusal } from '../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../schema/room-tables.ts'
import type { Act, Acted, Delivery, Envelope, Log, Opened, Profile, Say, TakeSeat } from '../schema/wire.ts'
import { admit } from './admit.ts'
import { madeBefore } from './again.ts'
import { type Answer, isRefusal, type Refused } from './answer.ts'
import { clock } from './clock.ts'
import { entry, envelope } from './envelope.ts'
import type { Env } from './env.ts'
import { type Ledger, openLedger, type Table } from './ledger.ts'
import { type Link, linkAddress, type Role } from './links.ts'
import { invitations, turnNotices } from './notices.ts'
import { hashOf, newMatch, type Opening } from './opening.ts'
import { delivery, profile, reissue, take } from './places.ts'
import { act, type Played, settle, takeBack, visited } from './play.ts'
import { reportBug } from './report.ts'
import { openSockets, type Sockets } from './sockets.ts'
import { say, TALK_KEPT, TALK_SHOWN } from './talk.ts'

const NEWS_SHOWN = 40
const LOG_PAGE = 50

const OWNER: readonly Role[] = ['seat']
const VIEWERS: readonly Role[] = ['seat', 'watcher', 'host']

/** One match. It wires: others decide (play.ts), keep (ledger.ts), tell (sockets.ts) and deliver (outbox.ts). */
export class Room extends DurableObject<Env> {
  readonly #ledger: Ledger
  readonly #sockets: Sockets

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#ledger = openLedger(ctx.storage)
    this.#sockets = openSockets(ctx)
    if (this.#ledger.exists()) this.#ledger.migrate()
  }

  answers(): boolean {
    return true
  }

  /** Opens the match; asked again with the same key and wishes, it answers the same links. */
  async open(opening: Opening): Promise<Answer<Opened>> {
    return this.#answer(async () => {
      if (!this.#ledger.exists()) this.#create(opening)
      const table = this.#ledger.table()
      if (table.match.asked !== hashOf(opening.asked)) throw new Refusal('KEY_REUSED')
      return this.#opened(table)
    })
  }

  async look(link: Link): Promise<Answer<Envelope>> {
    return this.#at(link, VIEWERS, table => this.#envelope(table, viewerOf(link)))
  }

  async take(link: Link, asked: TakeSeat): Promise<Answer<Envelope>> {
    return this.#at(link, OWNER, table => {
      const change = take(seatOf(table, link), asked, clock.now())
      return this.#changeSeat(table, link.seat, change)
    })
  }

  async act(link: Link, asked: Act): Promise<Answer<Acted>> {
    return this.#at(link, OWNER, table => {
      const { seat, settleAtOnce } = takenSeat(table, link)
      const whole = { ...asked, seat, atOnce: settleAtOnce }
      const before = madeBefore(table.match, whole, this.#ledger.lineOf)
      if (before !== undefined) return { ...this.#envelope(table, seat), made: before }
      const played = act(table.match, whole, clock.now())
      this.#store(table, played)
      if (played.refused) throw played.refused
      const made = played.match.draft ? null : played.match.version
      return { ...this.#envelope(this.#ledger.table(), seat), made }
    })
  }

  async takeBack(link: Link): Promise<Answer<Envelope>> {
    return this.#at(link, OWNER, table => {
      this.#store(table, { match: takeBack(table.match, link.seat), lines: [] })
      return this.#envelope(this.#ledger.table(), link.seat)
    })
  }

  /** The seat turns over its cards. Where its draft has been settled already, there is nothing to do. */
  async settle(link: Link): Promise<Answer<Envelope>> {
    return this.#at(link, OWNER, table => {
      if (table.match.draft?.seat === link.seat) this.#store(table, settle(table.match, clock.now()))
      return this.#envelope(this.#ledger.table(), link.seat)
    })
  }

  /** What the link may know of the log: the page of lines before a version. */
  async log(link: Link, before?: number): Promise<Answer<Log>> {
    return this.#at(link, VIEWERS, () => {
      const lines = this.#ledger.newest(LOG_PAGE, before === undefined ? {} : { before })
      const first = lines[0]?.version ?? 0
      return { entries: lines.map(line => entry(line, viewerOf(link))), before: first === 0 ? null : first }
    })
  }

  async say(link: Link, asked: Say): Promise<Answer<Envelope>> {
    return this.#at(link, OWNER, table => {
      const { seat } = takenSeat(table, link)
      const said = say(table.match, seat, asked, this.#ledger.said(TALK_KEPT), clock.now())
      if (said) this.#ledger.write(() => this.#ledger.insertSaid(said))
      if (said) this.#tell()
      return this.#envelope(table, seat)
    })
  }

  async profile(link: Link, asked: Profile): Promise<Answer<Envelope>> {
    return this.#at(link, OWNER, table => this.#changeSeat(table, link.seat, profile(takenSeat(table, link), asked)))
  }

  async delivery(link: Link, asked: Delivery): Promise<Answer<Envelope>> {
    return this.#at(link, OWNER, table =>
      this.#changeSeat(table, link.seat, delivery(takenSeat(table, link), asked, clock.now()))
    )
  }

  async notes(link: Link): Promise<Answer<{ text: string }>> {
    return this.#at(link, OWNER, () => ({ text: this.#ledger.notes(link.seat) }))
  }

  async putNotes(link: Link, { text }: { text: string }): Promise<Answer<{ text: string }>> {
    return this.#at(link, OWNER, table => {
      takenSeat(table, link)
      this.#ledger.write(() => this.#ledger.putNotes(link.seat, text))
      return { text }
    })
  }

  /** A page without scripts tells with its next request which version it has shown. */
  async shown(link: Link, version: number): Promise<Answer<Envelope>> {
    return this.#at(link, OWNER, table => {
      this.#visit(table, link.seat, { at: clock.now(), shown: version })
      return this.#envelope(this.#ledger.table(), link.seat)
    })
  }

  async links(link: Link): Promise<Answer<Opened>> {
    return this.#at(link, ['host'], table => this.#opened(table))
  }

  async reissue(link: Link, seat: Seat): Promise<Answer<Opened>> {
    return this.#at(link, ['host'], table => {
      this.#changeSeat(table, seat, reissue(table.seats[seat], clock.now()))
      this.#sockets.closeReissued(seat)
      return this.#opened(this.#ledger.table())
    })
  }

  /** The socket of a page. Who it is for has been checked by the Worker, the only one who can call. */
  override async fetch(request: Request): Promise<Response> {
    const link = JSON.parse(request.headers.get('Link') ?? 'null') as Link
    const looked = await this.look(link)
    if ('refused' in looked) return Response.json(looked)
    if (this.#sockets.isFull()) return Response.json({ refused: { code: 'TOO_MANY', facts: {} } })
    const { answer, socket } = this.#sockets.accept(viewerOf(link))
    socket.send(JSON.stringify({ envelope: looked.ok }))
    return answer
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const { viewer, hidden } = this.#sockets.heard(socket, message, clock.now())
    if (hidden) this.#left(viewer)
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.#left(this.#sockets.viewerOf(socket))
  }

  override async alarm(): Promise<void> {
    const { match } = this.#ledger.table()
    if (match.draft && match.draft.settlesAt <= clock.now())
      this.#store({ match, seats: [] }, settle(match, clock.now()))
  }

  #create(opening: Opening): void {
    const { match, seats, lines } = newMatch(opening)
    this.#ledger.write(() => {
      this.#ledger.migrate()
      this.#ledger.insertMatch(match)
      this.#ledger.insertSeats(seats)
      this.#ledger.insertLines(lines)
      for (const notice of invitations(seats, opening.now)) this.#ledger.putNotice(notice)
      this.#arm(match)
    })
  }

  #store({ match: before, seats }: Table, { match, lines }: Played): void {
    this.#ledger.write(() => {
      this.#ledger.insertLines(lines)
      this.#ledger.updateMatch(changes(before, match))
      for (const notice of turnNotices(match, seats, before.version, clock.now())) this.#ledger.putNotice(notice)
      if (match.draft || lines.length > 0) this.#arm(match)
    })
    if (lines.length > 0) this.#tell()
    else this.#tell(match.draft?.seat ?? before.draft?.seat)
  }

  #changeSeat({ match, seats }: Table, seat: Seat, change: Partial<SeatRow>): Envelope {
    const before = seats[seat] as SeatRow
    const after = { ...before, ...change }
    if (Object.keys(changes(before, after)).length > 0) {
      this.#ledger.write(() => {
        const revised = { ...match, revision: match.revision + 1, copyAt: clock.now() }
        this.#ledger.updateSeat(seat, changes(before, after))
        this.#ledger.updateMatch(changes(match, revised))
        this.#arm(revised)
      })
      this.#tell()
    }
    return this.#envelope(this.#ledger.table(), seat)
  }

  #visit({ match }: Table, seat: Seat, visit: { at: number; shown: number }): void {
    const after = visited(match, seat, visit)
    this.#ledger.write(() => this.#ledger.updateMatch({ visits: after.visits }))
  }

  #left(viewer: Viewer): void {
    if (viewer === 'watcher') return
    const at = this.#sockets.usedAt(viewer)
    const shown = this.#sockets.shown(viewer)
    if (at !== null && shown !== null) this.#visit(this.#ledger.table(), viewer, { at, shown })
  }

  #arm({ draft, copyAt, revision, copiedRevision }: MatchRow): void {
    const due = [draft?.settlesAt, revision > copiedRevision ? copyAt : undefined, this.#ledger.nextNoticeAt()]
    const next = due.filter(at => typeof at === 'number')
    if (next.length > 0) this.#ledger.setAlarm(Math.min(...next))
  }

  #envelope(table: Table, viewer: Viewer): Envelope {
    const shown =
      viewer === 'watcher' ? null : Math.max(table.match.visits[viewer]?.shown ?? -1, this.#sockets.shown(viewer) ?? -1)
    return envelope({
      ...table,
      viewer,
      notices: this.#ledger.notices(),
      said: this.#ledger.said(TALK_SHOWN),
      news: shown === null ? [] : this.#ledger.newest(NEWS_SHOWN, { after: shown }),
      usedAt: this.#sockets.usedAt,
      watch: this.#address(table, { role: 'watcher', seat: 0, generation: 0 }),
      now: clock.now()
    })
  }

  #opened(table: Table): Opened {
    return {
      match: table.match.id,
      links: {
        host: this.#address(table, { role: 'host', seat: 0, generation: 0 }),
        watcher: this.#address(table, { role: 'watcher', seat: 0, generation: 0 }),
        seats: table.seats.map(({ seat, name, generation }) => ({
          seat,
          name,
          link: this.#address(table, { role: 'seat', seat, generation })
        }))
      }
    }
  }

  #address({ match }: Table, link: Omit<Link, 'match'>): string {
    return linkAddress({ ...link, match: match.id }, this.env)
  }

  #tell(only?: Seat): void {
    const table = this.#ledger.table()
    this.#sockets.tell(viewer => JSON.stringify({ envelope: this.#envelope(table, viewer) }), only)
  }

  /** What a link may do at this table. */
  #at<T>(link: Link, roles: readonly Role[], work: (table: Table) => T): Promise<Answer<T>> {
    return this.#answer(async () => {
      if (!this.#ledger.exists()) throw new Refusal('NO_SUCH_MATCH')
      const table = this.#ledger.table()
      admit(link, roles, table)
      return work(table)
    }, link)
  }

  async #answer<T>(work: () => Promise<T>, link?: Link): Promise<Answer<T>> {
    try {
      return { ok: await work() }
    } catch (error) {
      if (isRefusal(error)) return { refused: this.#refused(error, link) }
      reportBug(error, this.ctx.id.name === undefined ? {} : { match: this.ctx.id.name })
      return { refused: { code: 'BROKEN', facts: {} } }
    }
  }

  #refused({ code, facts }: Refusal, link?: Link): Refused {
    if (!link || !this.#ledger.exists()) return { code, facts }
    const table = this.#ledger.table()
    const language = link.role === 'seat' ? table.seats[link.seat]?.language : undefined
    return {
      code,
      facts,
      game: table.match.setup.game,
      ...(language && { language }),
      ...(code === 'STALE' && { envelope: this.#envelope(table, viewerOf(link)) })
    }
  }
}

function viewerOf({ role, seat }: Link): Viewer {
  return role === 'seat' ? seat : 'watcher'
}

function seatOf({ seats }: Table, { seat }: Link): SeatRow {
  return seats[seat] as SeatRow
}

function takenSeat(table: Table, link: Link): SeatRow {
  const row = seatOf(table, link)
  if (row.takenAt === null) throw new Refusal('SEAT_NOT_TAKEN')
  return row
}

function changes<Row extends object>(before: Row, after: Row): Partial<Row> {
  const names = (Object.keys(after) as (keyof Row)[]).filter(name => before[name] !== after[name])
  return Object.fromEntries(names.map(name => [name, after[name]])) as Partial<Row>
}
