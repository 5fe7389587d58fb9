import { newestGames } from '../../engine/catalogue.ts'
import type { Random } from '../../engine/random.ts'
import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { type Hours, USUAL_HOURS, type WayName, WAYS } from '../../schema/wire/told.ts'
import { PACES } from '../../schema/wire/opening.ts'
import { clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../worker/clock.ts'
import { operatorFault, temporaryFault } from '../../worker/deliver/delivery.ts'
import type { Posted } from '../../worker/deliver/ways/index.ts'
import { wish } from '../../worker/deliver/consent.ts'
import { NO_DIRECTORY } from '../../worker/deliver/ways/way.ts'
import { draftsOf } from '../../worker/match/drafts.ts'
import { newMatch } from '../../worker/match/opening.ts'
import { drafted, gameOf, isOpen } from '../../worker/match/play.ts'
import { restored } from '../../worker/match/restoring.ts'
import { anyLine, anyOf } from '../choices.ts'
import { chance, seedOf } from '../random-play.ts'
import { add, type Counts, type Has, judge, type Life, type Mail, NO_WRONG, type Span, type Turn } from './oracle.ts'
import { type Kept, makeRoom } from './room.ts'
import { makeServices } from './services.ts'
import { spans } from './spans.ts'

export { digests } from './digests.ts'
export { plans } from './plans.ts'

export const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/Lisbon',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham'
]

const START = Date.UTC(2026, 0, 1)
const YEAR_MS = 365 * DAY_MS
const USED_FOR_MS = MINUTE_MS
const RESTLESS = 50

export interface Told extends Counts {
  matches: number
  actions: number
  mails: number
  pushes: number
  posts: number
  turns: number
  /** Rooms whose alarm rings again and again, and no time goes by. */
  restless: number
}

/** So many matches, one after the other, each with a year of its own; fewer if what came of them is enough. It begins with that one, and comes back to those before it. */
export async function year(
  matches: number,
  seed: number,
  stops: (told: Told) => boolean = () => false,
  first = 0
): Promise<Told> {
  const told: Told = {
    matches,
    actions: 0,
    turns: 0,
    mails: 0,
    pushes: 0,
    posts: 0,
    restless: 0,
    ...NO_WRONG
  }
  const { fetch } = globalThis
  for (let at = 0; at < matches && !stops(told); at++) {
    const { lives, actions, restless, wrong } = await course(seed * 1_000_000 + ((first + at) % matches))
    told.actions += actions
    told.restless += restless ? 1 : 0
    for (const { way, ...life } of lives) {
      told.turns += way === 'mail' ? life.turns.length : 0
      told[COUNTED[way]] += life.mails.length
      add(told, judge(life))
    }
    add(told, wrong)
  }
  globalThis.fetch = fetch
  return told
}

const COUNTED = { mail: 'mails', push: 'pushes', webhook: 'posts' } as const satisfies Record<WayName, keyof Told>

interface Course {
  readonly lives: readonly (Life & { readonly way: WayName })[]
  readonly actions: number
  readonly restless: boolean
  readonly wrong: Partial<Counts>
}

/** Opens a match in which everybody has confirmed an address, and lets what happens happen. */
async function course(number: number): Promise<Course> {
  const dice = chance(number)
  const one = (most: number) => dice.below(most)
  const start = START + one(365) * DAY_MS + one(DAY_MS / SECOND_MS) * SECOND_MS
  const end = start + YEAR_MS
  let now = start
  clock.now = () => now

  const { game, count } = table(dice)
  const pace = anyOf(PACES, dice)
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: `S${seat}`,
    language: 'en' as const,
    zone: anyOf(ZONES, dice)
  }))
  const asked = { key: 'k'.repeat(20), game, options: {}, seats, pace }
  const opened = newMatch({ id: '00112233445566778899', asked, seed: seedOf(number), now })
  const kept: Kept = {
    ...opened,
    // Everybody has taken their seat.
    match: { ...opened.match, untakenSince: null },
    seats: opened.seats.map(row => ({ ...row, ...confirmed(row, dice, now) })),
    notices: []
  }

  const directoryDown = spans(dice, start, { fewerThan: 3, days: 120, longest: 6 * DAY_MS })
  const someTimes = () => kept.seats.map(() => spans(dice, start, { fewerThan: 4, days: 120, longest: 3 * DAY_MS }))
  const serverDown = someTimes()
  const pages = kept.seats.map((): Span[] => [])
  let drafting: (Span & { seat: number; key: string })[] = []
  const wishes = kept.seats.map(({ hours }) => [{ from: start, hours }])
  const boxes = kept.seats.map((): Record<WayName, readonly Mail[]> => ({ mail: [], push: [], webhook: [] }))
  const down = { push: someTimes(), webhook: someTimes() }
  const wanted = kept.seats.map((): Has[] => [{ from: start, to: Number.POSITIVE_INFINITY }])
  const refusedAt = kept.seats.map((): Span[] => [])
  let turns: (Turn & { seat: number })[] = []
  const rebuilt: Span[] = []
  let actions = 0

  const isDown = (all: readonly Span[]) => all.some(({ from, to }) => from <= now && now < to)
  const outside = {
    marksOf: (address: string) => ({ hash: address, inbox: address }),
    usedUntil(seat: number): number {
      const page = pages[seat]?.find(({ from, to }) => from <= now && now < to)
      return page ? Math.min(page.to, now + USED_FOR_MS) : 0
    },
    async copy(): Promise<void> {
      if (isDown(directoryDown)) throw new Error('no directory')
    },
    post
  }
  let room = makeRoom(kept, outside)
  const services = makeServices({
    dice,
    now: () => now,
    row: seat => kept.seats[seat] as SeatRow,
    set: (seat, change) => room.set(seat, change),
    down,
    arrive: (way, notice, acknowledgedAt) => arrive({ ...notice, way }, acknowledgedAt),
    meanwhile
  })
  globalThis.fetch = url => services.fetch(url as string)
  look()

  let nextPlay = start + delay(dice)
  let rung = 0
  while (now < end && rung < RESTLESS) {
    const alarm = room.nextAt() ?? Number.POSITIVE_INFINITY
    // Nothing is told and done at the same moment: of those who meet, nobody knows who was first.
    if (alarm === nextPlay) nextPlay += SECOND_MS
    const next = Math.min(alarm, nextPlay)
    if (next >= end) break
    rung = next > now ? 0 : rung + 1
    now = Math.max(now, next)
    if (alarm <= nextPlay) await room.ring()
    else nextPlay = happen()
    nextPlay = Math.max(nextPlay, now + SECOND_MS)
    look()
    if (one(50) === 0) room = makeRoom(room.kept, outside)
    if (one(400) === 0) rebuild()
  }
  now = end
  look()
  return { lives: kept.seats.flatMap(livesOf), actions, restless: rung === RESTLESS, wrong: services.wrong }

  /** A seat does something, or somebody sets something; answers when the next thing happens. */
  function happen(): number {
    const { match } = kept
    const waits = match.waits.map(({ seat }) => seat)
    if (one(12) === 0) wishOtherwise(one(kept.seats.length))
    if (one(8) === 0) services.otherwise(one(kept.seats.length))
    if (one(40) === 0) askForNoMail(one(kept.seats.length))
    if (waits.length === 0) return now + 10 * DAY_MS
    const seat = anyOf(waits, dice)
    const stays = one(2) === 0 ? one(20) * MINUTE_MS : 0
    pages[seat]?.push({ from: now, to: now + stays })
    if (one(4) === 0 || !play(seat)) return now + stays + delay(dice)
    return now + stays + delay(dice)
  }

  function play(seat: number): boolean {
    const { match } = kept
    const hasDraft = draftsOf(match, seat).length > 0
    if (hasDraft && (!isOpen(match, seat) || one(2) === 0)) {
      room.done(seat)
      return true
    }
    const choices = gameOf(match).choices(drafted(match, seat).match.state, seat)
    if (choices.length === 0) return false
    const line = anyLine(anyOf(choices, dice), dice)
    const atOnce = one(3) === 0
    const key = `key-${actions++}`
    if (!room.play({ seat, line, key, version: match.version, atOnce })) return false
    if (!atOnce && one(2) === 0) room.done(seat)
    return true
  }

  function wishOtherwise(seat: number): void {
    const row = kept.seats[seat] as SeatRow
    const hours = otherwise(row.hours, dice, now)
    room.set(seat, { hours })
    wishes[seat]?.push({ from: now, hours })
    const refused = refusedAt[seat]?.at(-1)
    if (refused && refused.to > end) {
      room.set(seat, { addressAt: now })
      refusedAt[seat] = [...(refusedAt[seat] ?? []).slice(0, -1), { ...refused, to: now }]
    }
  }

  /** The room loses its storage when D1 has all of it. */
  function rebuild(): void {
    const { match, seats: rows, lines } = kept
    if (match.copiedRevision !== match.revision || match.drafts.length > 0 || isDown(directoryDown)) return
    const { setup, seed, openedAt, asked: opening, links } = match
    const { hostGeneration, watcherGeneration, passed, annals, asleepAt, wokenAt, closedAt, begunAt } = match
    const { host, greeting, before, dealtAs, openedBy, next, dealtAgain, hostMail, untakenSince } = match
    const found = {
      opening: { setup, seed, pace, openedAt, asked: opening, links, host, greeting, before, dealtAs, openedBy },
      seats: rows,
      part: 0,
      links: {
        hostGeneration,
        watcherGeneration,
        passed,
        annals,
        asleepAt,
        wokenAt,
        closedAt,
        begunAt,
        next,
        dealtAgain,
        hostMail,
        untakenSince
      },
      lines: lines.flatMap(({ seat, at, line, key }) =>
        seat === null || key === null ? [] : [{ seat, at, line, key }]
      )
    }
    rebuilt.push({ from: now, to: now + SECOND_MS })
    services.forget()
    Object.assign(kept, restored(match.id, found, now), { seats: rows, notices: [] })
  }

  /** Somebody wants no mail any more, or some again; half of them say so in another match, and only D1 knows. */
  function askForNoMail(seat: number): void {
    const { address } = kept.seats[seat] as SeatRow
    const all = wanted[seat] ?? []
    const last = all.at(-1)
    if (address === null || !last) return
    const isBack = last.to <= now
    const unheard = one(2) === 0
    wanted[seat] = isBack
      ? [...all, { from: now, to: Number.POSITIVE_INFINITY, unheard }]
      : [...all.slice(0, -1), { ...last, to: now }]
    if (unheard) return
    const { suppressed = null } =
      wish(outside.marksOf(address), isBack, { seats: kept.seats, marksOf: outside.marksOf })[seat] ?? {}
    room.set(seat, { suppressed })
  }

  /** A message is there, and is shown once however often it comes under its key. */
  function arrive({ seat, way, about, turn, attempts }: NoticeRow, acknowledgedAt: number): void {
    const key = `${seat}.${about}.${turn}`
    const box = boxes[seat]?.[way] ?? []
    const known = box.find(mail => mail.key === key)
    const mail = { about, key, at: known?.at ?? now, again: known?.again ?? attempts > 0, acknowledgedAt }
    const after = known ? box.map(one => (one === known ? mail : one)) : [...box, mail]
    boxes[seat] = { ...(boxes[seat] as Record<WayName, readonly Mail[]>), [way]: after }
  }

  /** While something is on its way, somebody else plays. */
  function meanwhile(): void {
    now += SECOND_MS
    happen()
    look()
  }

  async function post(notice: NoticeRow, row: SeatRow): Promise<Posted> {
    return notice.way === 'mail' ? mail(notice, row) : services.post(notice, row)
  }

  /** What the mail server of a seat makes of a message. */
  async function mail(notice: NoticeRow, { seat }: SeatRow): Promise<Posted> {
    if (isDown(directoryDown)) return { delivery: NO_DIRECTORY, counted: false }
    if (!isDown(wanted[seat] ?? [])) return { delivery: { failed: 'SUPPRESSED' }, counted: false }
    if (isDown(serverDown[seat] ?? [])) return trouble(seat, () => arrive(notice, Number.POSITIVE_INFINITY))
    arrive(notice, now)
    if (one(3) === 0) meanwhile()
    return { delivery: { sent: `${seat}.${notice.about}.${notice.turn}` }, counted: true }
  }

  async function trouble(seat: number, arrived: () => void): Promise<Posted> {
    switch (one(8)) {
      case 0:
        // Accepts it, and drops the connection before it says so.
        arrived()
        return later('CLOSED')
      case 1:
        now += 30 * SECOND_MS
        return later('SLOW')
      case 2:
        refusedAt[seat]?.push({ from: now, to: Number.POSITIVE_INFINITY })
        return { delivery: { failed: 'NO_SUCH_USER' }, counted: true }
      default:
        return later('BUSY')
    }
  }

  /** Takes down whose turn it is now, and who may still take something back. */
  function look(): void {
    const { drafts } = kept.match
    const isThere = (key: string) => drafts.some(draft => draft.key === key)
    drafting = drafting.map(span => (isThere(span.key) ? span : { ...span, to: Math.min(span.to, now) }))
    for (const { seat, key, settlesAt } of drafts)
      if (!drafting.some(span => span.key === key)) drafting.push({ seat, key, from: now, to: settlesAt })
    const { waits, changedAt } = kept.match
    const open = turns.filter(({ to }) => to > end)
    const isStill = (one: Turn & { seat: number }) =>
      waits.some(({ seat, turn, since }) => seat === one.seat && turn === one.turn && since === one.since)
    const ended = open.filter(turn => !isStill(turn))
    turns = turns.map(turn => (ended.includes(turn) ? { ...turn, to: changedAt } : turn))
    for (const { seat, turn, since } of waits) {
      if (open.some(old => isStill(old) && old.seat === seat)) continue
      turns.push({ seat, turn, since, from: since, to: Number.POSITIVE_INFINITY })
    }
  }

  function livesOf({ seat, zone }: SeatRow): (Life & { way: WayName })[] {
    const { waits, changedAt } = kept.match
    const life = {
      zone,
      pace,
      wishes: wishes[seat] ?? [],
      turns: turns.filter(turn => turn.seat === seat).map(turn => ({ ...turn, to: Math.min(turn.to, end) })),
      busy: [...(pages[seat] ?? []), ...drafting.filter(span => span.seat === seat)],
      endedAt: waits.length === 0 ? changedAt : null,
      until: end
    }
    const mailTroubles = [...rebuilt, ...directoryDown, ...(serverDown[seat] ?? []), ...(refusedAt[seat] ?? [])]
    return WAYS.map(way => ({
      ...life,
      way,
      has: way === 'mail' ? (wanted[seat] ?? []) : services.has(seat, way),
      troubles: way === 'mail' ? mailTroubles : [...rebuilt, ...services.troubles(seat, way)],
      mails: boxes[seat]?.[way] ?? []
    }))
  }
}

/** A game, and for how many. */
function table(dice: Random): { game: string; count: number } {
  const { name, seats } = anyOf(newestGames(), dice)
  return { game: name, count: seats.least + dice.below(seats.most - seats.least + 1) }
}

function confirmed({ seat }: SeatRow, dice: Random, now: number) {
  const from = dice.below(24)
  const hours: Hours = {
    ...USUAL_HOURS,
    ...(dice.below(3) === 0 && { quiet: dice.below(2) === 0 ? null : { from, to: (from + 1 + dice.below(12)) % 24 } }),
    ...(dice.below(5) === 0 && { daily: dice.below(24) })
  }
  return { address: `seat${seat}@example.org`, addressAt: now, takenAt: now, confirmedAt: now, hours }
}

/** Goes on holiday, comes back, or wants nothing of the match for a while. */
function otherwise(hours: Hours, dice: Random, now: number): Hours {
  if (hours.paused) return { ...hours, paused: false }
  if (hours.daily === null && dice.below(3) === 0) return { ...hours, paused: true }
  return { ...hours, backOn: new Date(now + (2 + dice.below(12)) * DAY_MS).toISOString().slice(0, 10) }
}

/** Until somebody does something again: minutes, hours or days. */
function delay(dice: Random): number {
  const [least, most] = anyOf(
    [
      [10 * SECOND_MS, 5 * MINUTE_MS],
      [5 * MINUTE_MS, 5 * HOUR_MS],
      [HOUR_MS, DAY_MS],
      [DAY_MS, 6 * DAY_MS]
    ] as const,
    dice
  )
  return least + dice.below((most - least) / SECOND_MS) * SECOND_MS
}

function later(why: string): Posted {
  const delivery = why === 'BUSY' ? temporaryFault(why) : operatorFault(why)
  return { delivery, counted: true }
}
