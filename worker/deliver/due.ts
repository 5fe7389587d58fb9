import type { Seat } from '../../engine/game.ts'
import type { MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { type About, WAYS } from '../../schema/wire/told.ts'
import { type Situation, TOLD } from './abouts.ts'
import { hasEnded } from './receipts.ts'
import { type Way, ways } from './ways/index.ts'

/** Something that a seat is to be told by one way. */
export interface Due {
  readonly notice: NoticeRow
  /** When it may leave, unless something changes before. */
  readonly at: number
}

/** All that is to be told, as the match is now: what is over is not among it, nor what was told. */
export function duesOf(situation: Situation, usedUntil: (seat: Seat) => number): readonly Due[] {
  const { match, seats } = situation
  return seats.flatMap(row =>
    WAYS.flatMap(name =>
      noticesBy(ways[name], row, situation).map(notice => ({
        notice,
        at: leavesAt(notice, match, usedUntil(row.seat))
      }))
    )
  )
}

/** The same thing again, if it is still to be told. */
export function stillDue({ notice }: Due, dues: readonly Due[]): Due | undefined {
  const { seat, way, about, turn } = notice
  return dues.find(
    ({ notice: one }) => one.seat === seat && one.way === way && one.about === about && one.turn === turn
  )
}

function noticesBy(way: Way, row: SeatRow, situation: Situation): (NoticeRow & { readonly dueAt: number })[] {
  const standing = way.standing(row)
  const own = situation.notices.filter(({ seat, way: name }) => seat === row.seat && name === way.name)
  if (standing === 'none' || hasEnded(way, own)) return []
  const abouts = way.abouts.filter(about => standing === 'confirmed' || TOLD[about].unsought)
  return abouts.flatMap(about => noticeOf(about, way, row, situation, own) ?? [])
}

function noticeOf(about: About, way: Way, row: SeatRow, situation: Situation, own: readonly NoticeRow[]) {
  const occasion = TOLD[about].occasion(situation, row)
  if (!occasion) return null
  const known = own.find(one => one.about === about)
  const { turn, at } = occasion
  if (known?.turn !== turn)
    return { ...blank(row.seat, way, about), turn, dueAt: at, firstAt: at, failingSince: known?.failingSince ?? null }
  return known.dueAt === null ? null : { ...known, dueAt: known.dueAt }
}

function blank(seat: Seat, { name }: Way, about: About) {
  return { seat, way: name, about, attempts: 0, sentAt: null, receipt: null, refused: false, counted: false }
}

/** Not while its seat is at its page, nor while it may take back what it has done. */
function leavesAt(
  { about, seat, dueAt }: NoticeRow & { readonly dueAt: number },
  { drafts }: MatchRow,
  usedUntil: number
): number {
  if (!TOLD[about].patient) return dueAt
  const own = drafts.find(draft => draft.seat === seat)
  return Math.max(dueAt, usedUntil, own?.settlesAt ?? 0)
}
