import { choicesOnWire } from '../../schema/wire/choice.ts'
import { phrasesOfSilentGame } from '../../engine/defaults.ts'
import type { Seat, Viewer } from '../../engine/game.ts'
import { eventForViewer, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import type { LogRow, MatchRow, NoticeRow, SaidRow, SeatRow } from '../../schema/room-tables.ts'
import type { Draft, Envelope, Own, Player } from '../../schema/wire/envelope.ts'
import type { Happened } from '../../schema/wire/happened.ts'
import type { Entry, Told } from '../../schema/wire/log.ts'
import { armedSays, cutSays } from '../../web/server.ts'
import { HOUR_MS } from '../clock.ts'
import { isKept, planDue, planDueFrom } from '../deliver/planned.ts'
import { makeGuard } from '../guard.ts'
import { mailState, unreached } from '../deliver/standing.ts'
import { absenceShown } from './absence.ts'
import { eyesOf } from './admit.ts'
import { unprovenIn } from './begin.ts'
import { draftsOf } from './drafts.ts'
import { type Away, isCompeted, leftAt } from './handover.ts'
import { guestIn, isLent } from './lending.ts'
import { drafted, gameOf, isOpen, ownVisit } from './play.ts'
import { talkOf } from './talk.ts'
import { isMissing, isPassedOn, missed } from './vouching.ts'

/** Whose presence at a seat is meant: its holder's alone, where guests don't count. */
export type By = 'holder'

/** All that an envelope is made of. */
export interface Sight {
  readonly viewer: Viewer
  /** Whether the seat is lent to whoever looks. */
  readonly guest?: boolean
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly notices: readonly NoticeRow[]
  readonly said: readonly SaidRow[]
  readonly news: readonly LogRow[]
  readonly seen: readonly LogRow[]
  /** Whether a message that failed is still tried. */
  readonly isTried: (notice: NoticeRow) => boolean
  /** When each seat's open page was last used. */
  readonly usedAt: (seat: Seat, by?: By) => number | null
  /** What was promised of the deal. */
  readonly commitment: string
  /** The watcher's link. */
  readonly watch: string
  /** A seat's link as it is now. */
  readonly linkTo: (row: SeatRow) => string
  /** The viewer's own link to the next match. */
  readonly next: string | null
  readonly now: number
}

/** What a viewer may know of the match, and do in it. */
export function envelope(sight: Sight): Envelope {
  const { match, viewer } = sight
  const game = gameOf(match)
  const own = viewer === 'watcher' ? undefined : sight.seats[viewer]
  const eyes = eyesOf(viewer, sight.seats)
  const decided = drafted(match, viewer)
  const { state } = decided.match
  const result = resultByRulesElseEarlyEnd(game, match)
  const isClosed = own && draftsOf(match, own.seat).length > 0 && !isOpen(match, own.seat)
  const unproven = result ? null : unprovenIn(sight)
  const guard = makeGuard({ match: match.id })
  return {
    match: match.id,
    game: match.setup.game,
    seat: own ? own.seat : null,
    version: match.version,
    at: sight.now,
    awaits: unproven ? [] : match.waits.map(({ seat }) => seat),
    ...(unproven && { unproven }),
    awaitedSince: match.waits.length > 0 ? Math.min(...match.waits.map(({ since }) => since)) : match.changedAt,
    draft: shownDraft(match, viewer, eventsFor(decided.events, viewer)),
    choices: own?.takenAt && !result && !unproven && !isClosed ? choicesOnWire(game.choices(state, own.seat)) : [],
    phrases: own?.takenAt && !result ? phrasesOfSilentGame(game, state, own.seat) : [],
    view: game.view(state, eyes),
    result,
    table: shownTable(sight),
    own: own
      ? {
          ...shownOwn(own, sight),
          ...(!result && guard.run('plan', () => planOf(match, own), {})),
          ...passedOn(own, sight)
        }
      : null,
    ...(sight.next !== null && { next: sight.next }),
    ...(own?.takenAt === null && { invitation: { host: match.host, greeting: match.greeting } }),
    ...befallen(sight),
    news: sight.news.map(line => entry(line, eyes)),
    seen: sight.seen.map(line => entry(line, eyes)),
    said: sight.said.map(({ seat, at, text, phrase }) => ({ seat, at, text, phrase }))
  }
}

/** What befell the match since its viewer was last here; a watcher or the host asks the log. */
function befallen({ viewer, match, seats, guest }: Sight): Pick<Envelope, 'happened'> {
  const row = viewer === 'watcher' ? undefined : seats[viewer]
  if (!row) return {}
  const visit = match.visits[row.seat]
  const visitedAt = (visit && (guest ? visit : ownVisit(visit)).at) ?? 0
  // A guest knows how they came there.
  const isKnown = (one: Happened) => guest === true && one.what === 'lent' && one.seat === row.seat
  const happened = match.annals.filter(one => one.at > visitedAt && one.at >= (row.takenAt ?? 0) && !isKnown(one))
  return happened.length > 0 ? { happened } : {}
}

/** A settled line as a viewer may know it. */
export function entry({ version, seat, at, by, events }: LogRow, viewer: Viewer): Entry {
  return { version, seat, at, ...(by && { by }), events: eventsFor(events, viewer) }
}

function eventsFor(events: LogRow['events'], viewer: Viewer): Told[] {
  return events.map(event => eventForViewer(event, viewer))
}

function shownDraft(match: MatchRow, viewer: Viewer, events: readonly Told[]): Draft | null {
  const drafts = draftsOf(match, viewer)
  const last = drafts.at(-1)
  if (!last) return null
  const lines = drafts.map(({ line }) => line)
  return { line: lines.join('; '), lines: lines.length, settlesAt: last.settlesAt, events }
}

function shownTable(sight: Sight): Envelope['table'] {
  const { match, seats } = sight
  const { setup } = match
  return {
    rules: setup.version,
    options: setup.options,
    talk: talkOf(match),
    pace: match.pace,
    links: match.links,
    openedAt: match.openedAt,
    ...(isCompeted(match) && { competed: true as const }),
    agreed: match.earlyEnd.agreed,
    commitment: sight.commitment,
    watch: sight.watch,
    players: seats.map(seat => shownPlayer(sight, seat)),
    restoredAt: match.restoredAt,
    ...(match.asleepAt !== null && { asleepAt: match.asleepAt }),
    ...(match.closedAt !== null && { closedAt: match.closedAt }),
    ...(match.dealtAs !== null && { dealtBefore: true as const })
  }
}

/** When a seat was last at its page; 0 when never. */
export function lastHere({ match, usedAt }: Pick<Sight, 'match' | 'usedAt'>, seat: Seat, by?: By): number {
  const visit = match.visits[seat]
  return Math.max((visit && (by ? ownVisit(visit) : visit).at) ?? 0, usedAt(seat, by) ?? 0)
}

/** When the holders of seats, or their guests, were last there. */
export function awayOf({ now, ...sight }: Pick<Sight, 'match' | 'usedAt' | 'now'>): (row: SeatRow) => Away {
  return ({ seat, takenAt }) => ({ hereAt: Math.max(takenAt ?? 0, lastHere(sight, seat)), now })
}

function shownPlayer(sight: Sight, row: SeatRow): Player {
  const { notices, viewer, now, isTried } = sight
  const { seat, name, takenAt, reissuedAt, pilot } = row
  const left = leftAt(row)
  const hereAt = lastHere(sight, seat)
  const isOwn = viewer === seat && !sight.guest
  const guard = makeGuard({ match: sight.match.id })
  return {
    name,
    taken: takenAt !== null,
    hereAt: hereAt === 0 ? null : hereAt - (hereAt % HOUR_MS),
    reissuedAt,
    ...(left !== null && { leftAt: left }),
    ...guard.run('unreached', () => unreached(row, notices, { isOwn, now, isTried }), { unreachedSince: null }),
    ...(pilot && { pilot }),
    ...guard.run('absent', () => absentOf(sight, row), {}),
    ...guard.run('missed', () => missedOf(sight, row), {}),
    ...(isLent(row, now) && { lent: { to: guestIn(sight.match, row.lent), day: row.lent.day } })
  }
}

function shownOwn(row: SeatRow, { match, notices, guest }: Sight): Own {
  const { seat, language, zone, settleAtOnce, takenAt, address, handover, silence, marks, sat } = row
  if (guest) return { language, zone, settleAtOnce, mail: null, handover: null, guest: true }
  const asked = handover && handover.answer !== 'refused'
  const among = match.waits.find(wait => wait.seat === seat)?.among ?? null
  const guard = makeGuard({ match: match.id })
  return {
    language,
    zone,
    settleAtOnce,
    mail:
      address && takenAt !== null
        ? { address, state: guard.run('mailState', () => mailState(row, notices), 'waiting' as const) }
        : null,
    handover: asked ? { askedAt: handover.askedAt, agreed: handover.answer === 'agreed' } : null,
    ...(match.host?.seat === seat && { hosts: true as const }),
    ...(among !== null && among < match.version && { among }),
    ...(silence !== 'wait' && { silence }),
    ...(takenAt !== null && Object.keys(marks).length > 0 && { marks }),
    ...(sat.length > 0 && { sat: sat.length })
  }
}

function passedOn(row: SeatRow, { seats, guest, linkTo }: Sight): Pick<Own, 'passOn'> {
  const vouched = seats.filter(other => isPassedOn(other) && other.lost?.vouches.includes(row.seat))
  if (guest || row.takenAt === null || vouched.length === 0) return {}
  return { passOn: vouched.map(other => ({ seat: other.seat, link: linkTo(other) })) }
}

function absentOf(sight: Sight, row: SeatRow): Pick<Player, 'absence'> {
  const absence = absenceShown(sight, row, awayOf(sight))
  if (!absence) return {}
  // Who is proposed is told to those alone who are to accept them.
  const isTold = sight.viewer !== 'watcher' && !sight.guest && absence.voters.includes(sight.viewer)
  const votes = isTold ? absence.votes : absence.votes.map(({ seat, choice }) => ({ seat, choice }))
  return { absence: { ...absence, votes } }
}

function missedOf(sight: Sight, row: SeatRow): Pick<Player, 'missed'> {
  const away = { hereAt: Math.max(row.takenAt ?? 0, lastHere(sight, row.seat, 'holder')), now: sight.now }
  return isMissing(sight, row, away) ? { missed: missed(sight, row, away) } : {}
}

/** What the seat has planned; or why none of it was played, until it has played itself. */
function planOf(match: MatchRow, row: SeatRow): Pick<Own, 'plan'> {
  const { plans, waits, setup, pace } = match
  const { seat, takenAt, language } = row
  const plan = takenAt === null ? undefined : plans.find(one => one.seat === seat)
  const { number = 0, entries = [], came = null } = plan ?? {}
  const about = { game: setup.game, language }
  const state = isKept(row) ? (pace === 'none' ? 'idle' : 'kept') : 'armed'
  const now = planDue(match, seat)
  const due = now && planDueFrom(match, row, now)
  if (entries.length > 0)
    return {
      plan: { plan: number, state, says: armedSays(entries, { ...about, state }), ...(due !== null && { due }) }
    }
  const isNews = came && came.why.length > 0 && waits.some(wait => wait.seat === seat && wait.since <= came.at)
  return isNews ? { plan: { plan: number, state: 'dropped', says: cutSays(came, about) } } : {}
}
