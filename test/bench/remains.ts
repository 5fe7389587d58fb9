import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LogRow, MatchRow, NoticeRow, SeatRow, Wait } from '../../schema/room-tables.ts'
import type { Found } from '../../worker/room/directory.ts'
import { deal } from '../../worker/match/opening.ts'
import { settle } from '../../worker/match/play.ts'
import { restored } from '../../worker/match/restoring.ts'
import type { Insist, Played } from './person.ts'

const SETTLED_MS = 60_000
const LOOK_MS = 250

/** All that there is of a match, in its room, in D1 and in the mailbox. */
interface Kept {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly lines: readonly LogRow[]
  readonly notices: readonly NoticeRow[]
  /** How many messages have yet to be told. */
  readonly due: number
  readonly copy: Found | null
  /** The keys of its mails. */
  readonly mails: readonly string[]
}

/** What a match has left behind once nothing is due there any more, counted by what is wrong about it. */
export interface Remains {
  /** Rooms in which something is due and never comes. */
  readonly unsettled: number
  /** Actions that were acknowledged and are not in the room, or are there otherwise. */
  readonly lost: number
  /** Lines that are in the room more than once, or that nobody has played. */
  readonly doubled: number
  /** Copies in D1 that are not there, or from which the room would not be the same again. */
  readonly copiesWrong: number
  readonly mails: number
  /** Turns that wait and were not told, and messages that were taken for sent and are nowhere. */
  readonly mailsLost: number
  /** Messages about a turn that never was, and those that are there twice. */
  readonly mailsDoubled: number
}

/** Waits until nothing is due in a room any more, without ringing its alarm; then compares all that there is. */
export async function remainsOf({ match: id, done }: Played, insist: Insist): Promise<Remains> {
  const kept = await settled(id, insist)
  const { match, notices, mails } = kept
  const lines = kept.lines.filter(({ seat }) => seat !== null)
  const single = new Set(lines.map(({ key }) => key).filter(key => done.some(one => one.key === key)))
  const keyOf = (about: string, { seat, turn }: Pick<Wait, 'seat' | 'turn'>) =>
    [id, seat, about, turn, kept.seats[seat]?.addressAt ?? 0].join('.')
  const waiting = match.waits.map(wait => keyOf('turn', wait))
  const sent = notices.flatMap(({ sentAt, receipt }) => (sentAt === null || receipt === null ? [] : [receipt]))
  const right = [
    ...turnsOf(kept).map(turn => keyOf('turn', turn)),
    ...kept.seats.map(({ seat }) => keyOf('invitation', { seat, turn: 0 }))
  ]
  return {
    unsettled: isSettled(kept) ? 0 : 1,
    lost: done.filter(one => !lines.some(({ seat, key, line }) => isDeepStrictEqual({ seat, key, line }, one))).length,
    doubled: lines.length - single.size,
    copiesWrong: isCopied(id, kept) ? 0 : 1,
    mails: mails.length,
    mailsLost: new Set([...waiting, ...sent].filter(key => !mails.includes(key))).size,
    mailsDoubled: mails.filter((key, at) => !right.includes(key) || mails.indexOf(key) !== at).length
  }
}

async function settled(match: string, insist: Insist): Promise<Kept> {
  const until = Date.now() + SETTLED_MS
  for (;;) {
    const kept = await insist<Kept>('GET', `/bench/kept?match=${match}`)
    if (isSettled(kept) || Date.now() > until) return kept
    await sleep(LOOK_MS)
  }
}

function isSettled({ match, due }: Kept): boolean {
  return match.drafts.length === 0 && match.revision === match.copiedRevision && due === 0
}

/** The room that would be made of the copy is the room that is there. */
function isCopied(id: string, { match, seats, lines, copy }: Kept): boolean {
  if (!copy) return false
  try {
    const again = restored(id, copy, 0)
    return isDeepStrictEqual([standOf(match), seats, lines], [standOf(again.match), again.seats, again.lines])
  } catch (error) {
    console.error(`the copy of ${id} cannot be played again:`, error)
    return false
  }
}

function standOf({ state, position, version, waits }: MatchRow) {
  return { state, position, version, waits }
}

/** Every turn that a seat has had. */
function turnsOf({ match: kept, lines }: Kept): readonly Wait[] {
  const { id, part, setup, seed, pace, openedAt, asked, links, host, greeting, before, dealtAs, openedBy } = kept
  let { match } = deal({
    id,
    part,
    setup,
    seed,
    pace,
    openedAt,
    asked,
    links,
    host,
    greeting,
    before,
    dealtAs,
    openedBy
  })
  const waits = [...match.waits]
  for (const { seat, line, key, at } of lines) {
    if (seat === null || key === null) continue
    match = settle({ ...match, drafts: [{ seat, line, key, settlesAt: at }] }, () => true, at).match
    waits.push(...match.waits)
  }
  return waits
}
