import { plannableChoices } from '../../engine/defaults.ts'
import { newestGames } from '../../engine/catalogue.ts'
import { waysWithPrices } from '../../engine/choice.ts'
import type { Random } from '../../engine/random.ts'
import type { LogRow, MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { PlanEntry } from '../../schema/wire/plan.ts'
import { PACES as PACE_NAMES } from '../../schema/wire/opening.ts'
import { USUAL_HOURS } from '../../schema/wire/told.ts'
import { clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../worker/clock.ts'
import type { Posted } from '../../worker/deliver/ways/index.ts'
import { envelope } from '../../worker/match/envelope.ts'
import { newMatch } from '../../worker/match/opening.ts'
import { arm } from '../../worker/match/plan.ts'
import { gameOf, visited } from '../../worker/match/play.ts'
import { anyLine, anyOf } from '../choices.ts'
import { chance, seedOf } from '../random-play.ts'
import { type Counts, NO_WRONG, PACES, type Span } from './oracle.ts'
import { type Kept, makeRoom } from './room.ts'

/*
 * Seats that plan: some for their turn, some for their silence. What a plan plays, log and letters tell, and when it must
 * have been tried, is worked out apart, from who planned what and was where.
 */

const START = Date.UTC(2026, 0, 1)
const LASTS_MS = 50 * DAY_MS
const NOTICE_MS = 90 * SECOND_MS
const USED_FOR_MS = MINUTE_MS
/** How many times the pace a seat is silent before what it keeps for that is tried. */
const SILENT_PACES = 2
const MOST_ENTRIES = 3
const RESTLESS = 50

export interface Planned extends Counts {
  armed: number
  played: number
  dropped: number
  letters: number
  restless: number
}

/** So many matches, one after the other; fewer if what came of them is enough. */
export async function plans(matches: number, seed: number, stops: (sofar: Planned) => boolean): Promise<Planned> {
  const sofar: Planned = { armed: 0, played: 0, dropped: 0, letters: 0, restless: 0, ...NO_WRONG }
  for (let at = 0; at < matches && !stops(sofar); at++) await course(seed * 1_000_000 + at, sofar)
  return sofar
}

/** What a seat has planned, as it said itself. */
interface Said {
  readonly at: number
  readonly entries: readonly PlanEntry[]
}

/** What has come of a plan, at which version, that its seat does not know yet. */
interface Untold {
  readonly seat: number
  readonly version: number
  readonly at: number
}

/** What stood in a letter of what came of plans, and the version that it told of. */
interface Letter {
  readonly seat: number
  readonly byPlan: readonly number[]
  readonly isDropped: boolean
  readonly version: number
}

async function course(number: number, sofar: Planned): Promise<void> {
  const dice = chance(number)
  let now = START
  clock.now = () => now
  const { kept, pace } = opened(dice, number, now)
  const paceMs = PACES[pace] ?? 0
  const pages = kept.seats.map((): Span[] => [])
  const said = new Map<number, Said>()
  const keys = new Set<string>()
  let untold: readonly Untold[] = []
  let unexplained: readonly Untold[] = []
  let letters: readonly Letter[] = []
  const room = makeRoom(kept, {
    marksOf: address => ({ hash: address, inbox: address }),
    usedUntil(seat) {
      const page = pages[seat]?.find(({ from, to }) => from <= now && now < to)
      return page ? Math.min(page.to, now + USED_FOR_MS) : 0
    },
    copy: () => Promise.resolve(),
    post
  })

  const end = START + LASTS_MS
  let nextDeed = now + pause(dice)
  let rung = 0
  while (now < end && kept.match.waits.length > 0 && rung < RESTLESS) {
    const alarm = room.nextAt() ?? Number.POSITIVE_INFINITY
    if (alarm === nextDeed) nextDeed += SECOND_MS
    const next = Math.min(alarm, nextDeed)
    rung = next > now ? 0 : rung + 1
    now = Math.max(now, next)
    const before = { match: kept.match, lines: kept.lines.length }
    if (alarm < nextDeed) await room.ring()
    else {
      doSomething(dice.below(kept.seats.length))
      nextDeed = now + pause(dice)
    }
    check(before)
  }
  sofar.restless += rung === RESTLESS ? 1 : 0

  /** Somebody comes, plans, thinks better of it, chooses when plans are for, or plays. */
  function doSomething(seat: number): void {
    const { match } = kept
    const isAwaited = match.waits.some(wait => wait.seat === seat)
    const stays = dice.below(2) * dice.below(20) * MINUTE_MS
    pages[seat]?.push({ from: now, to: now + stays })
    kept.match = visited(match, seat, { at: now, shown: match.version, guest: false })
    untold = untold.filter(one => one.seat !== seat)
    unexplained = unexplained.filter(one => one.seat !== seat)
    if (!isAwaited && dice.below(4) === 0) room.set(seat, { silence: anyOf(['wait', 'plan'], dice) })
    if (!isAwaited || dice.below(4) === 0) return plan(seat, dice.below(6) === 0 ? [] : entriesOf(seat))
    const choices = gameOf(match).choices(match.state, seat)
    const line = choices.length > 0 && anyLine(anyOf(choices, dice), dice)
    if (line) room.play({ seat, line, key: `k${now}`, version: match.version, atOnce: true })
  }

  function plan(seat: number, entries: readonly PlanEntry[]): void {
    const known = kept.match.plans.find(one => one.seat === seat)?.number ?? 0
    kept.match = arm(kept.match, seat, { entries: [...entries], plan: known, key: `p${now}` }, now)
    said.set(seat, { at: now, entries })
    sofar.armed += entries.length > 0 ? 1 : 0
  }

  function entriesOf(seat: number): readonly PlanEntry[] {
    const { match } = kept
    const all = plannableChoices(gameOf(match), match.state, seat).flatMap(choice =>
      waysWithPrices(choice).map(([way]): PlanEntry => {
        const give = [...(choice.pick?.from ?? [])]
        return { line: choice.line.replace('_', way), most: give.length, give }
      })
    )
    return dice.shuffle(all).slice(0, 1 + dice.below(MOST_ENTRIES))
  }

  /** What has just come of it, and what should have. */
  function check(before: { readonly match: MatchRow; readonly lines: number }): void {
    const lines = kept.lines.slice(before.lines)
    for (const line of lines) if (line.by === 'plan') checkPlayed(line, before.match)
    for (const { seat, number: plan, entries, came, passed } of kept.match.plans) {
      const was = before.match.plans.find(one => one.seat === seat)
      if (was && passed !== null && passed !== was.passed && isOffered(before.match, seat, entries)) sofar.missing++
      const isOver = was?.number === plan && was.entries.length > 0 && entries.length === 0
      if (!isOver) continue
      const own = said.get(seat)
      said.delete(seat)
      if (lines.some(line => line.seat === seat)) continue
      sofar.dropped++
      // Nothing of it was played, so each of its entries has its reason.
      if (came?.why.length !== own?.entries.length) sofar.contradicted++
      unexplained = [...unexplained, { seat, version: kept.match.version, at: now }]
    }
    for (const letter of letters) read(letter)
    letters = []
    for (const [seat, own] of said) if (isOverdue(seat, own)) sofar.missing++
    for (const one of untold) if (isLate(one)) sofar.missing++
    untold = untold.filter(one => !isLate(one))
  }

  function checkPlayed({ seat, line, version }: LogRow, before: MatchRow): void {
    sofar.played++
    const own = seat === null ? undefined : said.get(seat)
    const wait = before.waits.find(one => one.seat === seat)
    if (seat === null || !own || !wait) sofar.stale++
    else {
      if (now < dueAt(seat, own, wait.since) || isBusy(seat, now, now + 1)) sofar.untimely++
      if (!own.entries.some(entry => line.startsWith(entry.line.trim()))) sofar.contradicted++
      untold = [...untold, { seat, version, at: now }]
    }
  }

  function dueAt(seat: number, { at }: Said, since: number): number {
    const isKept = kept.seats[seat]?.silence === 'plan'
    return Math.max(at, since) + (isKept ? SILENT_PACES * paceMs : NOTICE_MS)
  }

  /** Whether a plan should have been tried by now, and has not been. */
  function isOverdue(seat: number, own: Said): boolean {
    const wait = kept.match.waits.find(one => one.seat === seat)
    const plan = kept.match.plans.find(one => one.seat === seat)
    if (!wait || own.entries.length === 0 || plan?.passed === wait.since) return false
    const due = dueAt(seat, own, wait.since)
    return due < now && !isBusy(seat, due, now + 1)
  }

  /** Whether a seat that nobody waits for should have heard by now what its plan has played. */
  function isLate({ seat, at }: Untold): boolean {
    const isAwaited = kept.match.waits.some(wait => wait.seat === seat)
    return !isAwaited && kept.match.waits.length > 0 && at + MINUTE_MS < now && !isBusy(seat, at, now + 1)
  }

  function isBusy(seat: number, from: number, to: number): boolean {
    return pages[seat]?.some(page => page.from < to && page.to > from) ?? false
  }

  /** What stands in a letter is what its seat would be shown at that moment. */
  async function post(notice: NoticeRow, { seat }: SeatRow): Promise<Posted> {
    const { match, seats, notices, lines } = kept
    const { about, turn } = notice
    const key = `${seat}.${about}.${turn}`
    sofar.letters++
    if (keys.has(key)) sofar.doubled++
    keys.add(key)
    const isAwaited = match.waits.some(wait => wait.seat === seat)
    if (about === 'turn' && !isAwaited) sofar.stale++
    const shown = match.visits[seat]?.shown ?? -1
    const unseen = lines.filter(({ version }) => version > shown)
    const nowhere = {
      said: [],
      seen: [],
      usedAt: () => null,
      isTried: () => true,
      watch: '',
      commitment: '',
      next: null,
      linkTo: () => ''
    }
    const { own, news } = envelope({ ...nowhere, viewer: seat, match, seats, notices, news: unseen, now })
    const byPlan = news.filter(line => line.by === 'plan' && line.seat === seat).map(({ version }) => version)
    const isDropped = own?.plan?.state === 'dropped'
    letters = [...letters, { seat, byPlan, isDropped, version: match.version }]
    return { delivery: { sent: key }, counted: true }
  }

  /** The next letter to a seat says what came of its plan, whichever letter it is. */
  function read({ seat, byPlan, isDropped, version }: Letter): void {
    const isUntold = (one: Untold) => one.seat === seat && one.version <= version
    sofar.contradicted += untold.filter(one => isUntold(one) && !byPlan.includes(one.version)).length
    untold = untold.filter(one => !isUntold(one))
    const isUnsaid = (one: Untold) => one.seat === seat && one.version === version
    if (!isDropped) sofar.contradicted += unexplained.filter(isUnsaid).length
    unexplained = unexplained.filter(one => one.seat !== seat)
  }
}

/** Whether any of it could be played there, for however many cards. */
function isOffered(match: MatchRow, seat: number, entries: readonly PlanEntry[]): boolean {
  const open = gameOf(match)
    .choices(match.state, seat)
    .flatMap(choice => waysWithPrices(choice).map(([way]) => choice.line.replace('_', way)))
  return entries.some(({ line }) => open.includes(line))
}

/** Whoever sits there can be told at any hour. */
function opened(dice: Random, number: number, now: number): { kept: Kept; pace: string } {
  const { name: game, seats: most } = anyOf(newestGames(), dice)
  const least = Math.max(2, most.least)
  const count = least + dice.below(most.most - least + 1)
  const pace = anyOf(PACE_NAMES, dice)
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `S${seat}`, language: 'en' as const, zone: 'UTC' }))
  const asked = { key: 'k'.repeat(20), game, options: {}, seats, pace }
  const made = newMatch({ id: '00112233445566778899', asked, seed: seedOf(number), now })
  const hours = { ...USUAL_HOURS, quiet: null }
  const known = { addressAt: now, takenAt: now, confirmedAt: now, hours }
  const rows = made.seats.map(row => ({ ...row, ...known, address: `seat${row.seat}@example.org` }))
  // Everybody has taken their seat.
  const match = { ...made.match, untakenSince: null }
  return { kept: { ...made, match, seats: rows, notices: [] }, pace }
}

/** Until somebody does something again. */
function pause(dice: Random): number {
  const [least, most] = anyOf(
    [
      [SECOND_MS, 3 * MINUTE_MS],
      [MINUTE_MS, 2 * HOUR_MS],
      [HOUR_MS, DAY_MS]
    ] as const,
    dice
  )
  return least + dice.below((most - least) / SECOND_MS) * SECOND_MS
}
