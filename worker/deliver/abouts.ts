import type { MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import type { About, WayName } from '../../schema/wire/told.ts'
import { DAY_MS, MINUTE_MS } from '../clock.ts'
import { addressesOf, isUnasked, type MarksOf } from './addresses.ts'
import { PACE_MS } from './paces.ts'
import { isPiloted } from './piloted.ts'
import { isKept, planDue, TOLD_AFTER_MS } from './planned.ts'
import { isUnvisited } from './rematch.ts'
import { asksAt, goingToldAt } from './untouched.ts'

/** An end that could not be told for so long is no news any more. */
export const END_IS_NEWS_MS = 30 * DAY_MS

/** Everything that decides what a seat is to be told. */
export interface Situation {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly notices: readonly NoticeRow[]
  readonly marksOf: MarksOf
  readonly now: number
}

/** A reason to tell a seat something, by a way; it holds for as long as asking again gives the same one. */
export interface Occasion {
  /** Which one it is: each is told once. */
  readonly turn: number
  /** From when on. */
  readonly at: number
}

/** By what it would be told: what of a way decides when. */
interface By {
  readonly name: WayName
  since(row: SeatRow): number | null
}

interface Told {
  /** The present occasion for a seat, if there is one. */
  occasion(situation: Situation, row: SeatRow, way: By): Occasion | null
  /** Whether nobody at the other end has asked for it; all else needs a way that its owner has confirmed. */
  readonly unsought?: true
  /** Whether it keeps its seat's hours, and waits while its seat is there to see for itself. Somebody waits for the others. */
  readonly patient?: true
  /** Whether it waits for its seat's waking hours all the same: whoever invites knows how late it is there. */
  readonly byDay?: true
  /** Whether it has a letter of its own, also for a seat that is told of all its matches in one. */
  readonly apart?: true
}

/** All that a seat may be told of. What is due follows from the match as it is: nothing can be due that is over. */
export const TOLD: Readonly<Record<About, Told>> = {
  /** One for each inbox of a match, however many seats it was given for; and again when its host asks for that. */
  invitation: { occasion: invitation, unsought: true, byDay: true },

  /** The question to an address that somebody gave at a seat. */
  confirm: {
    occasion: (_, row) =>
      row.takenAt !== null && isUnasked(row) ? { turn: row.addressGeneration, at: row.addressAt ?? row.takenAt } : null,
    unsought: true
  },

  /** The seat's own link, asked for by whoever has its invitation. */
  link: {
    occasion({ match }, { linkAsks }) {
      const at = linkAsks.at(-1)
      // What was asked before the room was built again may have been sent.
      return at === undefined || at < (match.restoredAt ?? 0) ? null : { turn: at, at }
    }
  },

  /** The host's wish to give the seat away, while the seat has said nothing to it. */
  handover: {
    occasion: (_, { handover }) => (handover?.answer === null ? { turn: handover.askedAt, at: handover.askedAt } : null)
  },

  /** What came of the mails that the seat has answered with. */
  answer: {
    occasion({ match }, { answers }) {
      // What they said is lost with the room.
      return answers === null || answers.to < (match.restoredAt ?? 0) ? null : { turn: answers.to, at: answers.to }
    }
  },

  /** What it answered with had to be settled first, which has brought something, and the turn is still its own. */
  'goes-on': { occasion: goesOn, patient: true },

  turn: { occasion: turn, patient: true },

  /** A pace after the turn was told, and since the seat last did something … */
  reminder: { occasion: (situation, row, way) => after('turn', situation, row, way), patient: true },

  /** … and once more a pace later. Then it is left in peace. */
  last: { occasion: (situation, row, way) => after('reminder', situation, row, way), patient: true },

  /** How it ended, to whoever was told of it before. */
  over: { occasion: over, patient: true },

  /** What was played by its plan, where that has passed the turn on. */
  plan: { occasion: plan, patient: true },

  /** Its host would like it to know that it is still awaited. */
  nudge: { occasion: nudge, patient: true },

  /** Nobody has touched the match for long: is it still played? Until then there is nothing to tell. */
  still: {
    occasion(situation) {
      const at = asksAt(situation)
      return at === null || at > situation.now ? null : { turn: at, at }
    },
    patient: true,
    apart: true
  },

  /** Nobody has ever taken a seat, and soon the match is deleted: to its host. */
  untaken: {
    occasion(situation, row) {
      const at = goingToldAt(situation)
      return row.seat !== HOST || at === null || at > situation.now ? null : { turn: at, at }
    },
    patient: true,
    apart: true
  },

  /** Somebody woke the match, and it waits for this seat. */
  woken: { occasion: woken, patient: true },

  /** It was opened with the people of another: to whoever is not awaited, who is told that, and has not come to see. */
  again: { occasion: again, patient: true },

  /** Its host has deleted the match. */
  deleted: {
    occasion: ({ match: { deletingAt } }) => (deletingAt === null ? null : { turn: deletingAt, at: deletingAt }),
    patient: true,
    apart: true
  }
}

/** Whether a seat may be told of something now: of a match that is deleted nothing else, of one that sleeps what somebody waits for. */
export function isTold(about: About, { match }: Situation): boolean {
  if (match.deletingAt !== null) return about === 'deleted'
  return match.asleepAt === null || !TOLD[about].patient
}

/** Whether a seat is to be told that it is its turn: not while an autopilot has its helm, nor while the match rests. */
export function isAwaited(situation: Situation, row: SeatRow, way: By): boolean {
  return isTold('turn', situation) && turn(situation, row, way) !== null
}

/** What came of telling a seat something by a way, the last time. */
function cameOf(about: About, { notices }: Situation, { seat }: SeatRow, { name }: By): NoticeRow | undefined {
  return notices.find(one => one.seat === seat && one.way === name && one.about === about)
}

/** Only behind the last letter of the same turn: one that is still to leave, or left later, says the same. */
function nudge(situation: Situation, row: SeatRow, way: By): Occasion | null {
  const { seat, nudgedAt } = row
  const wait = situation.match.waits.find(one => one.seat === seat)
  if (!wait || nudgedAt === null || nudgedAt < wait.since || isPiloted(row)) return null
  const told = (about: About) => cameOf(about, situation, row, way)
  const first = told('turn')
  const again = [told('reminder'), told('last')].filter(one => one?.turn === wait.since)
  const isLast = [first, ...again].every(one => one && one.sentAt !== null && one.sentAt <= nudgedAt)
  return first?.turn === wait.turn && isLast ? { turn: nudgedAt, at: nudgedAt } : null
}

/** Once for each answer, and not to whoever has come to see. */
function goesOn(situation: Situation, row: SeatRow, way: By): Occasion | null {
  const { waits, version, visits } = situation.match
  const { seat, answers } = row
  const wait = waits.find(one => one.seat === seat)
  const told = cameOf('answer', situation, row, way)
  if (!wait || !answers?.closed || isPiloted(row) || told?.turn !== answers.to || told.sentAt === null) return null
  const isSame = (wait.begunAt ?? wait.since) <= answers.to && told.sentAt < wait.since
  return isSame && (visits[seat]?.shown ?? -1) < version ? { turn: answers.to, at: wait.since } : null
}

function again(situation: Situation, row: SeatRow, way: By): Occasion | null {
  const { before, openedAt, waits, visits } = situation.match
  const { seat, takenAt } = row
  const isInvolved = before !== null && before.seat !== seat && takenAt === openedAt
  const isAwaited = waits.length === 0 || waits.some(one => one.seat === seat)
  if (!isInvolved || isAwaited || (visits[seat]?.at ?? null) !== null) return null
  const toldAt = cameOf('turn', situation, row, way)?.sentAt ?? null
  return toldAt !== null ? null : { turn: 0, at: openedAt + TOLD_AFTER_MS }
}

/** Behind its letter of the turn: one that is still to leave says the same. */
function woken(situation: Situation, row: SeatRow, way: By): Occasion | null {
  const { waits, wokenAt, visits, begunAt } = situation.match
  const { seat } = row
  const wait = waits.find(one => one.seat === seat)
  const told = cameOf('turn', situation, row, way)
  if (!wait || wokenAt === null || begunAt === null || isPiloted(row)) return null
  if (told?.turn !== wait.turn || told.sentAt === null) return null
  const isNews = Math.max(wait.since, told.sentAt, visits[seat]?.at ?? 0) < wokenAt
  return isNews ? { turn: wokenAt, at: wokenAt + TOLD_AFTER_MS } : null
}

function invitation({ seats, marksOf }: Situation, row: SeatRow): Occasion | null {
  const { address, addressAt, takenAt, invitedAt, inviteAsks } = row
  const again = inviteAsks.at(-1)
  if (address === null || takenAt !== null || (invitedAt !== null && invitedAt >= (again ?? 0))) return null
  if (invitedWith(row, seats, marksOf) !== null) return null
  return again === undefined ? { turn: 0, at: (addressAt ?? 0) + TOLD_AFTER_MS } : { turn: again, at: again }
}

/** The other seat with whose invitation this one's inbox has been, or will be, served. */
export function invitedWith(row: SeatRow, seats: readonly SeatRow[], marksOf: MarksOf): number | null {
  const { inbox } = marksOf(row.address ?? '')
  const others = seats.filter(({ seat }) => seat !== row.seat)
  const had = others.find(other =>
    addressesOf(other, marksOf).some(one => one.inbox === inbox && one.invitedAt !== null)
  )
  const first = others.find(
    ({ seat, address, takenAt }) =>
      seat < row.seat && address !== null && takenAt === null && marksOf(address).inbox === inbox
  )
  return had?.seat ?? first?.seat ?? null
}

function turn({ match }: Situation, row: SeatRow, way: By): Occasion | null {
  const wait = match.waits.find(one => one.seat === row.seat)
  // An autopilot needs no letter, and whoever has left the helm to it asked for none.
  if (!wait || match.begunAt === null || isPiloted(row)) return null
  // What its plan would play for it is no news yet.
  const plannedAt = isKept(row) ? 0 : (planDue(match, row.seat)?.plan.at ?? 0)
  return { turn: wait.turn, at: Math.max(wait.since, way.since(row) ?? 0, row.takenAt ?? 0, plannedAt) + TOLD_AFTER_MS }
}

function over(situation: Situation, row: SeatRow, way: By): Occasion | null {
  const { match, now, notices } = situation
  const { waits, version, changedAt } = match
  const isKnown = notices.some(one => one.seat === row.seat && one.way === way.name && one.sentAt !== null)
  // A rematch that came and went while its holder was away is none to them.
  if (isUnvisited(match, row) && !isKnown) return null
  const isNews = now - changedAt < END_IS_NEWS_MS
  const since = way.since(row)
  const isMeant = since !== null && since <= changedAt
  return waits.length === 0 && isNews && isMeant ? { turn: version, at: changedAt + TOLD_AFTER_MS } : null
}

/** Asked again meanwhile, it is told of that, and so of all. */
function plan(situation: Situation, row: SeatRow, way: By): Occasion | null {
  const { waits, plans, visits } = situation.match
  const { seat } = row
  const { at = 0, version = null } = plans.find(one => one.seat === seat)?.came ?? {}
  if (version === null || waits.length === 0 || waits.some(wait => wait.seat === seat)) return null
  const isKnown = (cameOf('turn', situation, row, way)?.sentAt ?? 0) >= at
  // What a guest saw, its holder has not.
  const seen = visits[seat]?.own ?? visits[seat]
  return isKnown || (seen?.shown ?? -1) >= version ? null : { turn: version, at }
}

/** A pace after something else was told of the same turn; told again only when the seat has acted since. */
function after(before: About, situation: Situation, row: SeatRow, way: By): Occasion | null {
  const { match } = situation
  const { seat, hours } = row
  const wait = match.waits.find(one => one.seat === seat)
  const told = cameOf(before, situation, row, way)
  const pace = PACE_MS[match.pace]
  if (!wait || !told || told.sentAt === null || pace === null || isPiloted(row)) return null
  if (told.turn !== (before === 'turn' ? wait.turn : wait.since)) return null
  // By the minute, so that the one letter of a day is not a day late by a second; where another room writes it, by the quarter.
  const toldAt = told.sentAt - (told.sentAt % (hours.gathered ? 15 * MINUTE_MS : MINUTE_MS))
  return { turn: wait.since, at: Math.max(wait.since, toldAt) + pace }
}
