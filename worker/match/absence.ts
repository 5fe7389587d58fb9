import type { Seat } from '../../engine/game.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Absence, AbsenceVote, MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { AbsenceShown, AbsenceVoteAsked, Successor } from '../../schema/wire/absence.ts'
import { DAY_MS } from '../clock.ts'
import { addressesOf, type MarksOf } from '../deliver/addresses.ts'
import { PACE_MS } from '../deliver/paces.ts'
import { isPiloted } from '../deliver/piloted.ts'
import { askedAgainFrom, askedNow, type Away, isCompeted, leftAt } from './handover.ts'
import { isSomebodys } from './somebodys.ts'
import { tooMany } from './too-many.ts'

/*
 * Where players compete, nobody who profits opens a rival's seat. An absent seat is told by its own ways; after a long
 * wait all others together decide what becomes of it. If its holder comes meanwhile, everything is off at once.
 */

/** How long an absent seat is waited for: so many times the pace, and so long at least. */
const WAITED_PACES = 2
const WAITED_AT_LEAST_MS = 14 * DAY_MS
/** Whoever was here so lately is not absent. */
const ABSENT_AFTER_MS = DAY_MS
/** Whoever comes when they are asked is not asked again all the time: each is a message to them. */
const ASKED_AGAIN_MS = 7 * DAY_MS

interface Table {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
}

/** When the holder of a seat was last there. */
type AwayOf = (row: SeatRow) => Away

/** Whether a seat of a contest was somebody's and is nobody's now: only a decision of all others fills it again. A cat's was nobody's. */
export function isVacated(match: MatchRow, row: SeatRow): boolean {
  if (row.takenAt !== null || row.pilot === 'cat' || !isCompeted(match)) return false
  return leftAt(row) !== null || row.absence?.invited === row.generation
}

/** Refuses what a host asks of such a seat, unless nobody is there who could decide. */
export function checkNotVacated({ match, seats }: Table, row: SeatRow): void {
  if (isVacated(match, row) && people({ seats }, row).length > 0) throw new Refusal('BY_ALL_OTHERS', { name: row.name })
}

/** What is known of a seat's absence; null where its holder has been there since it was said, or it is not absent. */
export function absenceOf(
  { match }: Pick<Table, 'match'>,
  row: SeatRow,
  { hereAt }: Pick<Away, 'hereAt'>
): Absence | null {
  const { absence, handover, pilot } = row
  if (!isCompeted(match) || match.waits.length === 0 || pilot === 'cat') return null
  if (isVacated(match, row)) return absence ?? { askedAt: leftAt(row) ?? 0, votes: [], invited: null }
  if (absence === null || row.takenAt === null) return null
  return hereAt <= absence.askedAt && handover?.answer !== 'refused' ? absence : null
}

/** From when on the others may decide: at once where whoever sat there has left. */
function decidesFrom({ match }: Pick<Table, 'match'>, row: SeatRow, { askedAt }: Absence): number {
  if (leftAt(row) !== null) return askedAt
  return askedAt + Math.max(WAITED_PACES * (PACE_MS[match.pace] ?? 0), WAITED_AT_LEAST_MS)
}

/** People at the other seats. */
function people({ seats }: Pick<Table, 'seats'>, { seat }: SeatRow): readonly SeatRow[] {
  return seats.filter(row => row.seat !== seat && isSomebodys(row))
}

/**
 * The seats that must agree: people at all others, but for those that are absent themselves or have left the helm to an
 * autopilot. Whoever has voted is reckoned with.
 */
function votersOn(table: Table, row: SeatRow, votes: readonly AbsenceVote[], awayOf: AwayOf): readonly Seat[] {
  const isMissing = (other: SeatRow) => {
    const away = awayOf(other)
    const absence = absenceOf(table, other, away)
    return absence !== null && away.now >= decidesFrom(table, other, absence)
  }
  const counts = (other: SeatRow) =>
    votes.some(({ seat }) => seat === other.seat) || (!isPiloted(other) && !isMissing(other))
  return people(table, row)
    .filter(counts)
    .map(({ seat }) => seat)
}

/** A seat is said to be absent: it is told by its own ways. Said again while that is so, it changes nothing. */
export function reportAbsent(table: Table, row: SeatRow, away: Away): Partial<SeatRow> {
  if (absenceOf(table, row, away)) return {}
  const { absence, handover, name } = row
  if (table.match.waits.length === 0) throw new Refusal('GAME_OVER')
  if (!isSomebodys(row)) throw new Refusal('SEAT_NOT_TAKEN')
  if (people(table, row).length === 0) throw new Refusal('NO_PERSON')
  if (away.now < away.hereAt + ABSENT_AFTER_MS) throw new Refusal('NOT_SILENT', { name })
  const again = absence ? Math.max(absence.askedAt + ASKED_AGAIN_MS, handover ? askedAgainFrom(handover) : 0) : 0
  if (away.now < again) throw tooMany(again - away.now)
  return {
    absence: { askedAt: away.now, votes: [], invited: null },
    // Whoever has agreed to go need not be asked once more.
    ...(handover?.answer !== 'agreed' && { handover: askedNow(handover, away.now) })
  }
}

/** What everybody at the table is told of it. */
export function absenceShown(table: Table, row: SeatRow, awayOf: AwayOf): AbsenceShown | null {
  const absence = absenceOf(table, row, awayOf(row))
  if (!absence) return null
  const voters = votersOn(table, row, absence.votes, awayOf)
  const votes = absence.votes.filter(({ seat }) => voters.includes(seat))
  return {
    since: absence.askedAt,
    from: decidesFrom(table, row, absence),
    voters,
    votes: votes.map(({ seat, choice, successor }) => ({
      seat,
      choice,
      ...(successor && { name: successor.name, address: masked(successor.address) })
    }))
  }
}

/** Whose address it is, for those who know it: anna@example.org is a…@example.org. */
function masked(address: string): string {
  return `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`
}

/** The seat's absence with one more vote, or one taken back. */
export function withVote(
  table: Table,
  row: SeatRow,
  { by, asked, marksOf }: { readonly by: Seat; readonly asked: AbsenceVoteAsked; readonly marksOf: MarksOf },
  away: Away
): Absence {
  const absence = absenceOf(table, row, away)
  if (!absence) throw new Refusal('NOT_ABSENT', { name: row.name })
  const from = decidesFrom(table, row, absence)
  if (away.now < from) throw new Refusal('TOO_SOON', { name: row.name, freeAt: from })
  const votes = absence.votes.filter(({ seat }) => seat !== by)
  if (asked.choice === 'none') return { ...absence, votes }
  const successor = asked.choice === 'successor' ? successorOf(absence, asked) : null
  if (successor) checkStranger(table, row, successor.address, marksOf)
  return { ...absence, votes: [...votes, { seat: by, choice: asked.choice, ...(successor && { successor }) }] }
}

function successorOf({ votes }: Absence, asked: AbsenceVoteAsked & { choice: 'successor' }): Successor {
  if ('as' in asked) {
    const proposed = votes.find(({ seat }) => seat === asked.as)?.successor
    if (!proposed) throw new Refusal('MALFORMED', { at: ['as'] })
    return proposed
  }
  const { name, address, language } = asked
  return { name, address, ...(language && { language }) }
}

/** Refuses an address that anybody else of this match has, or has had: whoever takes the seat has not played here. */
export function checkStranger(
  { seats }: Pick<Table, 'seats'>,
  { seat }: SeatRow,
  address: string,
  marksOf: MarksOf
): void {
  const { inbox } = marksOf(address)
  const isOf = (other: SeatRow) => addressesOf(other, marksOf).some(one => one.inbox === inbox)
  if (seats.some(other => other.seat !== seat && isOf(other))) throw new Refusal('HAS_PLAYED')
}

/** What all others want, once they want the same. */
export function decidedOn(table: Table, row: SeatRow, awayOf: AwayOf): AbsenceVote | null {
  const absence = absenceOf(table, row, awayOf(row))
  if (!absence) return null
  const voters = votersOn(table, row, absence.votes, awayOf)
  const votes = absence.votes.filter(({ seat }) => voters.includes(seat))
  const [first] = votes
  const isAgreed = votes.length === voters.length && votes.every(vote => isSame(vote, first as AbsenceVote))
  return first && isAgreed ? first : null
}

function isSame(one: AbsenceVote, other: AbsenceVote): boolean {
  const [a, b] = [one, other].map(({ successor }) => successor?.address.toLowerCase())
  return one.choice === other.choice && a === b
}
