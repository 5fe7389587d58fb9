import { DurableObject } from 'cloudflare:workers'
import { type MatchRecord, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Language } from '../../schema/languages.ts'
import type { AbsenceVoteAsked } from '../../schema/wire/absence.ts'
import type { Acted, CardAsked } from '../../schema/wire/acting.ts'
import type { Again, Onward } from '../../schema/wire/again.ts'
import type { Counted } from '../../schema/wire/counted.ts'
import type { Crew } from '../../schema/wire/crew.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Fed } from '../../schema/wire/fed.ts'
import type { PilotAsked } from '../../schema/wire/helm.ts'
import type { Deletion, Exported, Give, HostAddress, NewPace, Nudge } from '../../schema/wire/hosting.ts'
import type { Invite, Opened, Reissue } from '../../schema/wire/links.ts'
import type { Lend, Lending } from '../../schema/wire/loan.ts'
import type { Earlier, Log } from '../../schema/wire/log.ts'
import type { Foretold, PlanAsked, PlanEntry, PlanShown } from '../../schema/wire/plan.ts'
import type { Reached, Trial, Tried } from '../../schema/wire/reached.ts'
import type { Notes } from '../../schema/wire/marks.ts'
import type { Delivery, NotesAsked, Profile, Taken, TakeSeat } from '../../schema/wire/seat.ts'
import type { Standing } from '../../schema/wire/standing.ts'
import type { Succession } from '../../schema/wire/succession.ts'
import type { Say } from '../../schema/wire/talk.ts'
import type { Delivered } from '../../schema/wire/told.ts'
import type { Missing, Vouch } from '../../schema/wire/vouching.ts'
import { standing } from '../../web/server.ts'
import { clock } from '../clock.ts'
import { marksWith } from '../deliver/addresses.ts'
import type { Consent, StopKind, Stops } from '../deliver/consent.ts'
import type { AskedFor, Part, Told } from '../deliver/digest/part.ts'
import { BROKEN_RETRY_MS } from '../deliver/outbox.ts'
import { reachedOf } from '../deliver/reached.ts'
import type { DeliveryReport, ReportedMail } from '../deliver/reports/report.ts'
import { delivered } from '../deliver/standing.ts'
import type { Env } from '../env.ts'
import { makeGuard } from '../guard.ts'
import type { Link, Role } from '../keys/links.ts'
import { checkKept, eyesOf, MAILED, PLAYERS, takenSeat, viewerOf } from '../match/admit.ts'
import { counted } from '../match/counted.ts'
import { crewOf, type Deal, dealOf, withAlike } from '../match/alike.ts'
import { allLinks, isGivenAgain } from '../match/all-links.ts'
import { fedFrom } from '../match/fed.ts'
import { hashOf, type Opening } from '../match/opening.ts'
import { gameOf } from '../match/play.ts'
import { tooMany } from '../match/too-many.ts'
import { type Aboard, aboard } from '../match/voyages.ts'
import { reportBug } from '../report.ts'
import type { Answer } from './answer.ts'
import type { MailAnswer } from './answering.ts'
import { lookBy } from './envelopes.ts'
import { exportedFrom } from './exporting.ts'
import type { Table } from './ledger.ts'
import { earlierIn, logIn } from './past.ts'
import type { Lines } from './playing.ts'
import { recordIn } from './record.ts'
import { pageOf } from './sockets.ts'
import type { Will } from './succeeding.ts'
import { type Kept, toCatchUp } from './tending.ts'
import { type Wired, wired } from './wiring.ts'

const OWNER: readonly Role[] = ['seat']
/** Whoever may ask for a seat's own link, by mail. */
const SENT: readonly Role[] = ['seat', 'confirm', 'host', 'watcher']
const HOLDERS: readonly Role[] = ['seat', 'host']
const VIEWERS: readonly Role[] = [...PLAYERS, 'watcher', 'host']
/** Whoever may say that somebody has lost their link: whoever lost it may have none but the one to watch. */
const ASKERS: readonly Role[] = ['seat', 'watcher', 'host']
/** Whoever may wake a match that sleeps. */
const WAKERS: readonly Role[] = [...PLAYERS, 'host']

/** One match. The room wires: others let in (door.ts), decide (match/), write (writer.ts), tell (envelopes.ts) and deliver (outbox.ts). */
export class Room extends DurableObject<Env> {
  readonly #made: Wired

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#made = wired(ctx, env)
    const { ledger, writer } = this.#made
    if (!ledger.exists() || !ledger.migrate()) return
    // By the newer version something may be due for which no alarm was set.
    makeGuard({ match: ctx.id.name ?? '' }).run('migrated', () => writer.arm(ledger.table()), null)
  }

  async answers(): Promise<boolean> {
    return true
  }

  /** Opens the match; asked again with the same key and wishes, it answers the same links for a while. */
  open(opening: Opening): Promise<Answer<Opened>> {
    return this.#made.door.answer(async () => {
      const table = await this.#opened(opening)
      if (table.match.asked !== hashOf(opening)) throw new Refusal('KEY_REUSED')
      if (!isGivenAgain(table, clock.now())) throw new Refusal('OPENED_BEFORE')
      return this.#links(table, true)
    })
  }

  /** Opens the match after another, unless it has been: it says by whom, and who sits there again. */
  follow(opening: Opening): Promise<Answer<Succession | null>> {
    return this.#made.door.answer(async () => (await this.#opened(opening)).match.before)
  }

  /** What the match after this one is opened with, or where whoever asks goes on. */
  will(link: Link, asked: Again): Promise<Answer<Will | Onward>> {
    return this.#made.door.at(link, HOLDERS, table => this.#made.succeeding.will(table, link, asked))
  }

  /** The match after this one has been opened. */
  succeed(link: Link, next: Succession): Promise<Answer<Onward>> {
    return this.#made.door.at(link, HOLDERS, table => {
      const after = this.#made.succeeding.succeed(table, next)
      if (after !== table) this.#made.envelopes.tell(after)
      return this.#made.succeeding.onward(after, link)
    })
  }

  /** Who sits here, and which matches each of them was in: what is told of those is put together elsewhere. */
  aboard(link: Link): Promise<Answer<Aboard>> {
    return this.#made.door.reading(link, OWNER, table => aboard(table, takenSeat(table, link)))
  }

  look(link: Link): Promise<Answer<Envelope>> {
    return this.#made.door.reading(link, VIEWERS, table =>
      this.#made.envelopes.envelopeFor(viewerOf(link), table, lookBy(link))
    )
  }

  /** How the match stands, as a shelf lists it: drawn here, where its table is, and not for twenty matches at once. */
  standing(link: Link): Promise<Answer<Standing>> {
    const look = { ...lookBy(link), host: link.role === 'host' }
    return this.#made.door.reading(link, VIEWERS, table =>
      standing(this.#made.envelopes.envelopeFor(viewerOf(link), table, look))
    )
  }

  take(link: Link, asked: TakeSeat, proven: number | null): Promise<Answer<Taken>> {
    return this.#made.door.at(link, OWNER, table => this.#made.seats.take(table, link, asked, proven), {
      key: asked.key
    })
  }

  /** By the watchers' link, that of any seat. */
  sendLink(link: Link, of?: number): Promise<Answer<unknown>> {
    return this.#made.door.at(link, SENT, table => this.#made.seats.sendLink(table, link, of), { former: true })
  }

  /** The same by whoever knows of the match. */
  sendLinkOf(id: string, seat: number): Promise<Answer<unknown>> {
    return this.#public(id, table => this.#made.seats.sendLinkOf(table, seat))
  }

  act(link: Link, asked: Lines): Promise<Answer<Acted>> {
    return this.#made.door.at(link, PLAYERS, table => this.#made.playing.act(table, link, asked))
  }

  /** A mail that answers one of the seat's: what came of it is told by mail too, to the seat's own address. */
  answerMail(link: Link, asked: MailAnswer): Promise<Answer<unknown>> {
    return this.#made.door.at(link, ['reply'], table => this.#made.answering.answer(table, link, asked))
  }

  takeBack(link: Link): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, PLAYERS, table => this.#made.playing.takeBack(table, link))
  }

  withdraw(link: Link, asked: Lines): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, PLAYERS, table => this.#made.playing.withdraw(table, link, asked))
  }

  settle(link: Link): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, PLAYERS, table => this.#made.playing.settle(table, link))
  }

  against(link: Link, asked: CardAsked): Promise<Answer<Envelope>> {
    return this.#made.door.reading(link, PLAYERS, table => this.#made.playing.against(table, link, asked))
  }

  plan(link: Link): Promise<Answer<PlanShown>> {
    return this.#made.door.reading(link, PLAYERS, table => this.#made.planning.show(table, link))
  }

  likelyPlan(link: Link): Promise<Answer<PlanShown>> {
    return this.#made.door.replaying(link, PLAYERS, table => this.#made.planning.showLikely(table, link))
  }

  foretell(link: Link, asked: PlanEntry): Promise<Answer<Foretold>> {
    return this.#made.door.reading(link, PLAYERS, table => this.#made.planning.foretell(table, link, asked))
  }

  putPlan(link: Link, asked: PlanAsked): Promise<Answer<PlanShown>> {
    return this.#made.door.at(link, PLAYERS, table => this.#made.planning.arm(table, link, asked))
  }

  playPlan(link: Link): Promise<Answer<Envelope>> {
    return this.#seen(link, PLAYERS, table => this.#made.planning.playNow(table, link))
  }

  log(link: Link, before?: number): Promise<Answer<Log>> {
    return this.#made.door.reading(link, VIEWERS, table => logIn(this.#made.ledger, link, table, before))
  }

  at(link: Link, before?: number): Promise<Answer<Earlier>> {
    return this.#made.door.replaying(link, VIEWERS, table => earlierIn(this.#made.ledger, link, table, before))
  }

  unseen(link: Link): Promise<Answer<Counted>> {
    return this.#made.door.reading(link, VIEWERS, ({ match, seats }) => counted(match, eyesOf(viewerOf(link), seats)))
  }

  say(link: Link, asked: Say): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, PLAYERS, table => this.#made.talking.say(table, link, asked))
  }

  profile(link: Link, asked: Profile): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, OWNER, table => this.#made.seats.profile(table, link, asked))
  }

  delivered(link: Link): Promise<Answer<Delivered & Reached>> {
    return this.#made.door.reading(link, OWNER, table => {
      const row = takenSeat(table, link)
      return {
        ...delivered(row, table.notices, this.#made.outbox.dues(table)),
        ...reachedOf(row, table.match.id, this.env)
      }
    })
  }

  delivery(link: Link, asked: Delivery): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, OWNER, table => this.#made.seats.delivery(table, link, asked))
  }

  /** A test message, by a way that the seat has; or the link of its holder's boat. */
  trial(link: Link, asked: Trial, boat?: string): Promise<Answer<Tried>> {
    return this.#made.door.at(link, OWNER, table => this.#made.trials(table, link, asked, boat))
  }

  /** Whether the seat of a feed is awaited: all that a calendar is told. */
  feed(link: Link): Promise<Answer<Fed>> {
    return this.#made.door.reading(link, ['feed'], table => fedFrom(table, link))
  }

  handover(link: Link, agree: boolean): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, OWNER, table => this.#made.seats.handover(table, link, agree))
  }

  /** Somebody's link is lost: the others are asked. */
  miss(link: Link, asked: Missing): Promise<Answer<Envelope>> {
    return this.#seen(link, ASKERS, table => this.#made.vouches.ask(table, asked))
  }

  vouch(link: Link, asked: Vouch): Promise<Answer<Envelope>> {
    return this.#seen(link, OWNER, table => this.#made.vouches.vouch(table, link, asked))
  }

  /** A vote on what becomes of an absent rival's seat. */
  voteOnAbsent(link: Link, asked: AbsenceVoteAsked): Promise<Answer<Envelope>> {
    return this.#seen(link, OWNER, table => this.#made.absences.vote(table, link, asked))
  }

  /** The seat takes the helm again. */
  helm(link: Link): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, PLAYERS, table => this.#made.seats.helm(table, link))
  }

  /** To whom the seat is lent, and by what link. */
  lending(link: Link): Promise<Answer<Lending>> {
    return this.#made.door.reading(link, OWNER, table => this.#made.lends.show(table, link))
  }

  lend(link: Link, asked: Lend): Promise<Answer<Lending>> {
    return this.#lent(link, table => this.#made.lends.lend(table, link, asked))
  }

  takeSeatBack(link: Link): Promise<Answer<Lending>> {
    return this.#lent(link, table => this.#made.lends.takeBack(table, link))
  }

  /** What the owner of the address that a link from a mail is about has said. */
  consent(link: Link): Promise<Answer<Consent>> {
    return this.#made.door.reading(link, MAILED, table => this.#made.consents.known(table, link))
  }

  confirm(link: Link): Promise<Answer<unknown>> {
    return this.#made.door.at(link, ['confirm'], table => this.#made.consents.confirm(table, link))
  }

  stops(link: Link): Promise<Answer<Stops>> {
    return this.#made.door.reading(link, ['unsubscribe'], table => this.#made.consents.stops(table, link))
  }

  /** Less of what its owner is told, or as much as before. */
  stop(link: Link, asked: { kind: StopKind; on: boolean }): Promise<Answer<unknown>> {
    return this.#made.door.at(link, ['unsubscribe'], table => this.#made.consents.stop(table, link, asked))
  }

  wish(link: Link, wanted: boolean): Promise<Answer<unknown>> {
    return this.#made.door.at(link, ['unsubscribe'], table => this.#made.consents.wish(table, link, wanted))
  }

  /** What became of a mail, as whoever carried it says. */
  reported(mail: ReportedMail, report: DeliveryReport): Promise<Answer<unknown>> {
    return this.#made.door.anyone(async () =>
      this.#made.reports(await this.#there(this.ctx.id.name ?? ''), mail, report)
    )
  }

  /** What this match has for the letter that another room writes. */
  async part(asked: AskedFor): Promise<Part | 'over' | null> {
    return (await this.#made.writer.isThere(this.ctx.id.name ?? '')) ? this.#made.gathering.part(asked) : null
  }

  /** What came of that letter. */
  async told(told: Told): Promise<void> {
    if (!this.#made.ledger.exists()) return
    this.#made.gathering.told(told)
    this.#made.writer.arm(this.#made.ledger.table(await this.#made.ledger.alarmAt()))
  }

  notes(link: Link): Promise<Answer<Notes>> {
    return this.#made.door.reading(link, OWNER, table => this.#made.talking.notes(table, link))
  }

  putNotes(link: Link, asked: NotesAsked): Promise<Answer<Notes>> {
    return this.#made.door.at(link, OWNER, table => this.#made.talking.putNotes(table, link, asked))
  }

  /** A page without scripts tells with its next request which version it has shown. */
  shown(link: Link, version: number): Promise<Answer<unknown>> {
    return this.#made.door.at(link, VIEWERS, table => {
      const viewer = viewerOf(link)
      const guest = link.role === 'guest'
      if (viewer !== 'watcher') this.#made.writer.visit(table, viewer, { at: clock.now(), shown: version, guest })
    })
  }

  links(link: Link): Promise<Answer<Opened>> {
    return this.#made.door.reading(link, ['host'], table => this.#links(table))
  }

  reissue(link: Link, asked: Reissue): Promise<Answer<Opened>> {
    const work = (table: Table) => {
      const after = this.#made.reissuing.replace(table, link, asked)
      if (after !== table) this.#made.envelopes.tell(after)
      return this.#links(after)
    }
    const isOwn = 'role' in asked && asked.role === 'host'
    return this.#made.door.at(link, ['host'], work, isOwn ? { key: asked.key } : {})
  }

  invite(link: Link, asked: Invite): Promise<Answer<Opened>> {
    return this.#hosted(link, table => this.#made.reissuing.invite(table, asked))
  }

  give(link: Link, asked: Give): Promise<Answer<Opened>> {
    return this.#hosted(link, table => this.#made.reissuing.give(table, asked))
  }

  nudge(link: Link, asked: Nudge): Promise<Answer<Opened>> {
    return this.#hosted(link, table => this.#made.hosting.nudge(table, asked))
  }

  /** Where the link of a host who doesn't play is sent when it is lost. */
  hostMail(link: Link, asked: HostAddress, language: Language): Promise<Answer<Opened>> {
    return this.#hosted(link, table => this.#made.seats.hostMail(table, asked, language))
  }

  pace(link: Link, asked: NewPace): Promise<Answer<Opened>> {
    return this.#hosted(link, table => this.#made.hosting.pace(table, asked))
  }

  end(link: Link): Promise<Answer<Opened>> {
    return this.#hosted(link, table => this.#made.hosting.end(table))
  }

  /** Says what goes, or deletes it. */
  remove(link: Link, asked: Deletion): Promise<Answer<{ deleting: true }>> {
    return this.#made.door.at(link, ['host'], table => {
      this.#made.hosting.remove(table, asked)
      return { deleting: true as const }
    })
  }

  exported(link: Link): Promise<Answer<Exported>> {
    return this.#made.door.replaying(link, ['host'], table => exportedFrom(this.#made.ledger, table))
  }

  /** By any seat, or the host. */
  close(link: Link): Promise<Answer<Envelope>> {
    return this.#seen(link, HOLDERS, table => this.#made.hosting.close(table, link))
  }

  wake(link: Link): Promise<Answer<Envelope>> {
    return this.#seen(link, WAKERS, table => this.#made.hosting.wake(table, link))
  }

  /** Its link opens nothing from then on. */
  leave(link: Link): Promise<Answer<{ left: true }>> {
    return this.#made.door.at(link, OWNER, table => {
      takenSeat(table, link)
      this.#made.envelopes.tell(this.#made.reissuing.leave(table, link))
      return { left: true as const }
    })
  }

  /** An autopilot for a seat, or none any more. */
  steer(link: Link, asked: PilotAsked): Promise<Answer<Opened>> {
    return this.#hosted(link, table => this.#made.reissuing.steer(table, asked))
  }

  /** The record, for everybody who knows of the match, unless it is closed. */
  record(id: string): Promise<Answer<MatchRecord>> {
    return this.#public(id, table => {
      if (table.match.closedAt !== null) throw new Refusal('RECORD_CLOSED')
      return recordIn(this.#made.ledger, table)
    })
  }

  /** The deal, for another crew. */
  deal(id: string): Promise<Answer<Deal>> {
    return this.#public(id, ({ match }) => dealOf(match))
  }

  /** Another match has been dealt like this one. */
  dealtAgain(id: string, match: string): Promise<Answer<unknown>> {
    return this.#public(id, table => {
      const after = withAlike(table.match, match)
      if (after.dealtAgain !== table.match.dealtAgain) this.#made.writer.changeMatch(table, after)
    })
  }

  /** How it came out, and which others have its deal. */
  crew(id: string): Promise<Answer<{ crew: Crew; first: string; others: readonly string[] }>> {
    return this.#public(id, ({ match, seats }) => {
      return { crew: crewOf(match, seats), first: match.dealtAs ?? match.id, others: match.dealtAgain }
    })
  }

  /** Sees to it that D1 comes to have all of the match; whether anything was missing. */
  tend(id: string, kept: Kept): Promise<Answer<boolean>> {
    return this.#made.door.answer(async () => {
      const table = await this.#there(id)
      const change = toCatchUp(table.match, resultByRulesElseEarlyEnd(gameOf(table.match), table.match), kept)
      if (change) this.#made.writer.changeMatch(table, change)
      else this.#made.writer.arm(table)
      return change !== null
    })
  }

  recordFor(link: Link): Promise<Answer<MatchRecord>> {
    return this.#made.door.replaying(link, VIEWERS, table => recordIn(this.#made.ledger, table))
  }

  /** The socket of a page. Who it is for has been checked by the Worker, the only one who can call. */
  override async fetch(request: Request): Promise<Response> {
    const link = JSON.parse(request.headers.get('Link') ?? 'null') as Link
    const looked = await this.look(link)
    if ('refused' in looked) return Response.json(looked)
    const retryAfterMs = this.#made.sockets.freeSlot(link, clock.now())
    if (retryAfterMs > 0)
      return Response.json(await this.#made.door.answer(() => Promise.reject(tooMany(retryAfterMs)), link))
    const { answer, socket } = this.#made.sockets.accept(link, clock.now())
    socket.send(JSON.stringify({ envelope: looked.ok }))
    return answer
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    if (this.#made.sockets.heard(socket, message, clock.now()).hidden) this.#left(socket)
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.#left(socket)
  }

  /** Never throws, since the platform gives up an alarm that does, and always arms the next one. */
  override async alarm(): Promise<void> {
    const { ledger, playing, planning, sockets, outbox, writer, door } = this.#made
    if (!ledger.exists()) return
    const guard = makeGuard({ match: this.ctx.id.name ?? '' })
    guard.run('settle', () => playing.settleDue(guard), null)
    guard.run('loans', () => planning.endLoans(ledger.table()), null)
    guard.run('plans', () => playPlans(), null)
    guard.run('autopilots', () => this.#steer(), null)
    guard.run('guests', () => sockets.closeGuests(ledger.table().seats, clock.now()), null)
    await guard.wait('outbox', () => outbox.run(guard))
    if (!ledger.exists()) return
    const soon = clock.now() + BROKEN_RETRY_MS
    try {
      writer.arm(ledger.table(), guard.isBroken() ? soon : 0)
    } catch (error) {
      reportBug(error, door.about())
      ledger.setAlarm(soon)
    }

    function playPlans(): void {
      while (planning.playNext(ledger.table(), guard));
    }
  }

  /** What everybody may know who knows of the match. */
  #public<T>(id: string, work: (table: Table) => T): Promise<Answer<T>> {
    return this.#made.door.anyone(async () => {
      const table = await this.#there(id)
      checkKept(table.match)
      return work(table)
    })
  }

  async #there(id: string): Promise<Table> {
    if (!(await this.#made.writer.isThere(id))) throw new Refusal('NO_SUCH_MATCH')
    return this.#made.ledger.table(await this.#made.ledger.alarmAt())
  }

  async #opened(opening: Opening): Promise<Table> {
    // Without D1 nothing is found there, and a new match can still be opened.
    const there = await this.#made.writer.isThere(opening.id).catch(unlessDeleted)
    if (!there && !this.#made.ledger.exists()) this.#made.writer.open(opening)
    const table = this.#made.ledger.table()
    checkKept(table.match)
    return table
  }

  /** What a host does, and all links as they are then. */
  #hosted(link: Link, work: (table: Table) => Table): Promise<Answer<Opened>> {
    return this.#made.door.at(link, ['host'], table => {
      const after = work(table)
      if (after !== table) this.#made.envelopes.tell(after)
      return this.#links(after)
    })
  }

  /** The same for what any seat may do too. */
  #seen(link: Link, roles: readonly Role[], work: (table: Table) => Table): Promise<Answer<Envelope>> {
    return this.#made.door.at(link, roles, table => {
      if (link.role === 'seat') takenSeat(table, link)
      const after = work(table)
      if (after !== table) this.#made.envelopes.tell(after)
      return this.#made.envelopes.envelopeFor(viewerOf(link), after, lookBy(link))
    })
  }

  /** What a seat's holder makes of lending it. */
  #lent(link: Link, work: (table: Table) => Table): Promise<Answer<Lending>> {
    return this.#made.door.at(link, OWNER, table => {
      const after = work(table)
      this.#made.envelopes.tell(after)
      return this.#made.lends.show(after, link)
    })
  }

  /** Every link, for the host. */
  #links(table: Table, opening = false): Opened {
    const { sockets, outbox } = this.#made
    const asked = { ...table, opening, usedAt: sockets.usedAt, marksOf: marksWith(this.env), dues: outbox.dues(table) }
    return allLinks(asked, this.env)
  }

  /** Autopilots play what is due. */
  #steer(): void {
    const table = this.#made.ledger.table()
    const played = this.#made.helm.playDue(table)
    if (played) this.#made.writer.store(table, played)
  }

  /** A page has been hidden or closed: only now is it written what it has shown. */
  #left(socket: WebSocket): void {
    const { viewer, usedAt: at, shown, guest } = pageOf(socket)
    if (typeof viewer === 'number' && at !== null && shown !== null) {
      this.#made.writer.visit(this.#made.ledger.table(), viewer, { at, shown, guest: guest !== undefined })
    }
  }
}

/** Without D1 nobody knows; with it, a match that was deleted is opened by no key again. */
function unlessDeleted(error: unknown): false {
  if (error instanceof Refusal) throw error
  return false
}
