import type { Seat } from '../../engine/game.ts'
import type { Drafted, MatchRow, Plan, SeatRow, WishRow } from '../../schema/room-tables.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import { WAYS } from '../../schema/wire/told.ts'
import { changes, isChanged } from '../changes.ts'
import { clock } from '../clock.ts'
import { marksWith } from '../deliver/addresses.ts'
import { withFormer } from '../deliver/consent.ts'
import { addressee, hostMailOf } from '../deliver/host.ts'
import { BROKEN_RETRY_MS, type Outbox } from '../deliver/outbox.ts'
import { copiedFrom } from '../deliver/retry.ts'
import { ways } from '../deliver/ways/index.ts'
import type { Env } from '../env.ts'
import { makeGuard } from '../guard.ts'
import { begin } from '../match/begin.ts'
import { withoutWordsOf } from '../match/former-holders.ts'
import { nextGuestLeaves, withoutGuests } from '../match/lending.ts'
import { type NewMatch, newMatch, type Opening } from '../match/opening.ts'
import { isSomebodys } from '../match/somebodys.ts'
import { type Played, visited, type Visitor } from '../match/play.ts'
import { restored } from '../match/restoring.ts'
import { findCopy } from './directory.ts'
import type { Envelopes } from './envelopes.ts'
import { checkNotDeleted } from './erasing.ts'
import type { Helm } from './helm.ts'
import type { Ledger, Table } from './ledger.ts'
import { isStorageFull } from './storage-full.ts'
import { partOf } from './parts.ts'

export type Writer = ReturnType<typeof makeWriter>

interface Needs {
  readonly ledger: Ledger
  readonly outbox: Pick<Outbox, 'nextAt'>
  readonly helm: Pick<Helm, 'nextAt'>
  readonly tell: Envelopes['tell']
  readonly env: Env
}

/** All that changes a match: each change is written whole, with the alarm for what follows. */
export function makeWriter({ ledger, outbox, helm, tell, env }: Needs) {
  const marksOf = marksWith(env)

  /** A room that has lost its storage is built again from its copy; where there is none, nothing is written. */
  async function isThere(id: string): Promise<boolean> {
    if (ledger.exists()) return true
    // What was deleted never comes back, whatever was copied late.
    await checkNotDeleted(id, env)
    const found = await findCopy(id, env)
    if (!found) return false
    if (!ledger.exists()) create(restored(id, found, clock.now()))
    return true
  }

  function open(opening: Opening): void {
    create(newMatch(opening, partOf(opening.id, env)))
  }

  function create({ match, seats, lines }: NewMatch): void {
    ledger.write(() => {
      ledger.migrate()
      ledger.insertMatch(match)
      ledger.insertSeats(seats)
      ledger.insertLines(lines)
      arm({ match, seats, notices: [], alarmAt: null })
    })
  }

  /** Writes what has been played, tells whom it concerns, and answers the table as it is now. */
  function store(before: Table, { match: played, lines }: Played): Table {
    const match = lines.length > 0 ? { ...played, copyAt: copiedFrom(played, clock.now()) } : played
    const after = ledger.write(() => {
      ledger.insertLines(lines)
      ledger.updateMatch(changes(before.match, match))
      const written = { ...before, match }
      if (lines.length > 0 || mayBeDueEarlier(before.match, match)) arm(written)
      else if (match.drafts.length > 0) ring(before, Math.min(...match.drafts.map(({ settlesAt }) => settlesAt)))
      return written
    })
    const changed = [...redrafted(before.match, match), ...replanned(before.match, match)]
    if (lines.length > 0) tell(after)
    else for (const seat of new Set(changed.map(one => one.seat))) tell(after, seat)
    return after
  }

  /** Changes a seat, or what is kept of a host who doesn't play; told by whoever asks for it, as what follows is. */
  function changeSeat(table: Table, seat: Seat, change: Partial<SeatRow>): Table {
    const row = addressee(table, seat)
    return row ? changeSeats(table, [{ ...row, ...change }]) : table
  }

  /** The same for several, and for what the owner of an address has said. */
  function changeSeats(table: Table, rows: readonly SeatRow[], wish: WishRow | null = null): Table {
    const meant = [...rows, ...withoutWordsOf(table.seats, rows)]
    const changed = meant.flatMap(row => changedSeat(addressee(table, row.seat) as SeatRow, row))
    if (changed.length === 0 && !wish) return table
    const seats = table.seats.map(row => changed.find(one => one.row.seat === row.seat)?.row ?? row)
    const host = changed.find(({ row }) => row.seat === HOST)
    const own = {
      plans: withoutGuests(keptPlans(table, seats), seats, clock.now()),
      ...(host && { hostMail: hostMailOf(host.row) })
    }
    const taken = seats.some(isSomebodys) && { untakenSince: null }
    const match = begin(revised({ ...table.match, ...own, ...taken }), seats, clock.now())
    const written = ledger.write(() => {
      if (wish) ledger.putWish(wish)
      ledger.updateMatch(changes(table.match, match))
      for (const { old, row } of changed) writeSeat(old, row)
      const after = { ...table, match, seats, notices: ledger.notices() }
      arm(after)
      return after
    })
    if (match.begunAt !== table.match.begunAt) tell(written)
    return written
  }

  /** What is the match's own and no line. */
  function changeMatch(table: Table, change: Partial<MatchRow>): Table {
    const match = { ...revised(table.match), ...change }
    const after = { ...table, match }
    ledger.write(() => {
      ledger.updateMatch(changes(table.match, match))
      arm(after)
    })
    return after
  }

  function changedSeat(old: SeatRow, changed: SeatRow): { old: SeatRow; row: SeatRow }[] {
    const row = changed.address === old.address ? changed : { ...changed, ...withFormer(old, marksOf) }
    return isChanged(old, row) ? [{ old, row }] : []
  }

  function writeSeat(old: SeatRow, row: SeatRow): void {
    if (row.seat !== HOST) ledger.updateSeat(row.seat, changes(old, row))
    // What could not be told by what the seat had before is nothing to what it has now.
    const guard = makeGuard({})
    for (const way of WAYS)
      if (guard.run(`isAnew by ${way}`, () => ways[way].isAnew(old, row), false)) ledger.dropNotices(row.seat, way)
  }

  function visit({ match }: Table, seat: Seat, last: Visitor): void {
    const { visits } = visited(match, seat, last)
    const before = match.visits[seat]
    const after = visits[seat]
    if (!before || !after) return
    // Of a holder who is back, what they saw before any guest is no longer kept.
    if (!isChanged(before, after) && before.own === after.own) return
    try {
      ledger.write(() => ledger.updateMatch({ visits }))
    } catch (error) {
      // Who looks is shown the table, also where it can't be written down that they were here.
      if (!isStorageFull(error)) throw error
    }
  }

  /**
   * Sets the alarm for what is due next; one that rings earlier will do it when it has rung. It is part of every change, and
   * undoes none: what cannot be found out is looked at again soon.
   */
  function arm(table: Table, notBefore = 0): void {
    const { match, seats } = table
    const guard = makeGuard({ match: match.id, version: match.version })
    const soon = clock.now() + BROKEN_RETRY_MS
    const dues = [
      guard.run('outbox', () => outbox.nextAt(table), soon),
      guard.run('autopilots', () => helm.nextAt(table), soon),
      guard.run('guests', () => nextGuestLeaves(seats, clock.now()), soon)
    ].filter(at => at !== null)
    if (dues.length > 0) ring(table, Math.max(Math.min(...dues), notBefore))
  }

  /** Sets the alarm, unless it rings before. */
  function ring({ alarmAt }: Pick<Table, 'alarmAt'>, at: number): void {
    if (alarmAt === null || at < alarmAt) ledger.setAlarm(at)
  }

  return { isThere, open, store, changeSeat, changeSeats, changeMatch, visit, arm }
}

/**
 * Whether what is due may be due earlier than it was. A draft makes nothing so: what is to be told waits until it settles,
 * which rings the alarm, and all is worked out anew.
 */
function mayBeDueEarlier(before: MatchRow, after: MatchRow): boolean {
  return after.plans !== before.plans || after.asleepAt !== before.asleepAt
}

/** The drafts that are there only before, or only after: they concern nobody but their own seats. */
function redrafted({ drafts: before }: MatchRow, { drafts: after }: MatchRow): readonly Drafted[] {
  return [...before.filter(draft => !after.includes(draft)), ...after.filter(draft => !before.includes(draft))]
}

/** The plans that are there only now; they too concern nobody but their own seats. */
function replanned({ plans: before }: MatchRow, { plans: after }: MatchRow): readonly Plan[] {
  return after.filter(plan => !before.includes(plan))
}

/** A seat that has a new link may have somebody else, who plans for themselves. */
function keptPlans({ match: { plans }, seats: before }: Table, after: readonly SeatRow[]): readonly Plan[] {
  const isSame = ({ seat }: Plan) => before[seat]?.generation === after[seat]?.generation
  return plans.every(isSame) ? plans : plans.filter(isSame)
}

/** The copy must follow. */
function revised(match: MatchRow): MatchRow {
  return { ...match, revision: match.revision + 1, copyAt: copiedFrom(match, clock.now()) }
}
