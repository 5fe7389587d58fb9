import type { About, Hours } from '../../schema/wire/told.ts'

/*
 * What a seat must have been told, worked out from what happened and nothing else: no line of the outbox is asked. Hours
 * are looked for by looking at a clock every quarter of an hour.
 */

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const DAY = 24 * 60 * MINUTE
const NOTICE = 90_000
const QUEUE = 2 * MINUTE

export const PACES: Readonly<Record<string, number>> = {
  none: Number.POSITIVE_INFINITY,
  hours: 6 * 60 * MINUTE,
  day: DAY,
  days: 3 * DAY,
  week: 7 * DAY
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** A turn of a seat, from when it was first awaited, and since when it did nothing. */
export interface Turn extends Span {
  readonly turn: number
  readonly since: number
}

export interface Has extends Span {
  /** It has come back without our hearing of it: what was given up meanwhile stays so. */
  readonly unheard?: boolean
}

/** All that happened to one seat, and what it was told by one way. */
export interface Life {
  readonly zone: string
  /** What it wanted, from when on. */
  readonly wishes: readonly { readonly from: number; readonly hours: Hours }[]
  readonly turns: readonly Turn[]
  /** When it was at its page, or could still take something back. */
  readonly busy: readonly Span[]
  /** When it could be told at all by this way, and whether it told us itself that it can be again. */
  readonly has: readonly Has[]
  /** When nothing could get through to it. */
  readonly troubles: readonly Span[]
  readonly pace: string
  readonly endedAt: number | null
  readonly until: number
  readonly mails: readonly Mail[]
}

export interface Mail {
  readonly about: About
  readonly key: string
  readonly at: number
  /** When its server last said that it had it. */
  readonly acknowledgedAt: number
  /** Tried before, so no longer bound to the one letter of a day. */
  readonly again: boolean
}

/** What may be wrong with what somebody was told. */
export interface Counts {
  missing: number
  doubled: number
  stale: number
  contradicted: number
  untimely: number
}

/** Counts it to what was wrong before. */
export function add(sum: Counts, counts: Partial<Counts>): void {
  for (const [name, count] of Object.entries(counts)) sum[name as keyof Counts] += count
}

/** As long as nothing is known to be wrong. */
export const NO_WRONG: Readonly<Counts> = { missing: 0, doubled: 0, stale: 0, contradicted: 0, untimely: 0 }

const WRONGS = ['missing', 'doubled', 'stale', 'contradicted', 'untimely', 'restless'] as const

/** What is wrong, by its name and how often. */
export function wrongs(counts: Counts & { readonly restless: number }): readonly string[] {
  return WRONGS.filter(name => counts[name] > 0).map(name => `${counts[name]} ${name}`)
}

export function judge(life: Life): Counts {
  const { mails } = life
  const keys = mails.map(({ key }) => key)
  return {
    missing: missing(life),
    doubled: keys.filter((key, at) => keys.indexOf(key) !== at).length + tooOften(life),
    stale: mails.filter(mail => !holds(mail, life)).length,
    contradicted: contradicted(life),
    untimely: mails.filter(({ at, again }) => !mayLeave(at, life, again)).length
  }
}

function turnAt(at: number, { turns }: Life): Turn | undefined {
  return turns.find(({ from, to }) => from <= at && at < to)
}

function holds({ about, at, again }: Mail, life: Life): boolean {
  if (!life.has.some(({ from, to }) => from <= at && at <= to)) return false
  if (about === 'over') return isMeant(life) && at >= (life.endedAt ?? 0) + NOTICE
  const turn = turnAt(at, life)
  if (!turn) return false
  // What is tried again has waited already.
  return about === 'turn'
    ? at >= begunAt(turn, life) + (again ? 0 : NOTICE)
    : at >= turn.since + PACE_LEAST * (PACES[life.pace] ?? 0)
}

/** When the seat was first awaited for it, however often it has done something since. */
function begunAt({ turn }: Turn, { turns }: Life): number {
  return Math.min(...turns.filter(other => other.turn === turn).map(({ from }) => from))
}

/** Whoever could be told of a match before its end is told of that. */
function isMeant({ endedAt, has }: Life): boolean {
  return endedAt !== null && has.some(({ from }) => from <= endedAt)
}

// What was told by the minute may be reminded of some seconds early.
const PACE_LEAST = 0.99

function within(turn: Turn, about: About, { mails }: Life): readonly Mail[] {
  return mails.filter(mail => mail.about === about && turn.from <= mail.at && mail.at < turn.to)
}

/** More than one of a kind for the same turn, by whatever key; and more than one end. */
function tooOften(life: Life): number {
  const ends = life.mails.filter(({ about }) => about === 'over').length
  const first = life.turns.filter((turn, at) => life.turns.findIndex(other => other.turn === turn.turn) === at)
  const turns = first.map(turn => {
    const all = life.turns.filter(other => other.turn === turn.turn)
    return all.flatMap(part => within(part, 'turn', life)).length
  })
  const reminders = life.turns.flatMap(turn => [within(turn, 'reminder', life), within(turn, 'last', life)])
  return [ends, ...turns, ...reminders.map(({ length }) => length)].reduce(
    (sum, count) => sum + Math.max(0, count - 1),
    0
  )
}

/** Reminders before there was anything to be reminded of, or too soon after; and whatever comes after the end. */
function contradicted({ mails, pace }: Life): number {
  const wrong = mails.filter(({ about, at }, index) => {
    const before = mails.slice(0, index)
    if (before.some(one => one.about === 'over')) return true
    if (about !== 'reminder' && about !== 'last') return false
    const last = before.at(-1)
    return !last || at - last.at < PACE_LEAST * (PACES[pace] ?? 0) || (about === 'last' && last.about === 'turn')
  })
  return wrong.length
}

function missing(life: Life): number {
  const { turns, endedAt, until, mails, has } = life
  const ends =
    endedAt !== null &&
    !mails.some(({ about }) => about === 'over') &&
    has.some(
      ({ from, to }) => from <= endedAt && isLate(endedAt + NOTICE, Math.min(until, to, endedAt + 30 * DAY), life)
    )
  const untold = turns.filter(turn => {
    const { since, to } = turn
    const told = mails.some(({ about, at, key }) => about === 'turn' && at < to && key.endsWith(`.turn.${turn.turn}`))
    return !told && whileReached(turn, life).some(span => isLate(Math.max(since, span.from) + NOTICE, span.to, life))
  })
  const unreminded = turns.filter(turn => {
    const [told] = mails.filter(({ about, key }) => about === 'turn' && key.endsWith(`.turn.${turn.turn}`))
    if (!told || told.acknowledgedAt >= turn.to || within(turn, 'reminder', life).length > 0) return false
    const due = Math.max(told.acknowledgedAt, turn.since) + (PACES[life.pace] ?? 0)
    return whileReached(turn, life).some(span => isLate(Math.max(due, span.from), span.to, life))
  })
  return (ends ? 1 : 0) + untold.length + unreminded.length
}

/** When during a turn the seat could be told of it. */
function whileReached(turn: Turn, life: Life): readonly Span[] {
  return life.has
    .filter(({ from, unheard }) => !unheard || from <= begunAt(turn, life))
    .map(({ from, to }) => ({ from, to: Math.min(to, turn.to) }))
    .filter(({ to }) => to > turn.from)
}

/** Whether something that was due could have been told before it was over. */
function isLate(due: number, over: number, life: Life): boolean {
  const troubled = life.troubles.filter(({ from, to }) => from < over && to > due)
  // What has failed is tried again within a day.
  const tried = troubled.length === 0 ? due : Math.max(due, ...troubled.map(({ to }) => to)) + DAY
  // Nobody knows whether the trouble was met: only then it is not bound to the letter of the day.
  const manners = troubled.length > 0 ? [true, false] : [false]
  return manners.every(again => {
    const at = firstMoment(tried, over, life, again)
    return at !== null && at + QUEUE < over
  })
}

function firstMoment(from: number, until: number, life: Life, again: boolean): number | null {
  for (let at = from; at < until; at += MINUTE) {
    const wanted = isWanted(at, life, again ? 'again' : 'first')
    // Others' messages may be sent before it, to a slow server too.
    if (wanted && isFree(at, at + QUEUE, life) && isWanted(at + QUEUE, life, 'again')) return at
    // Hours begin at quarters; whoever is busy is so by the minute.
    if (!wanted) at = Math.floor(at / QUARTER) * QUARTER + QUARTER - MINUTE
  }
  return null
}

function mayLeave(at: number, life: Life, again: boolean): boolean {
  if (isBusy(at, life)) return false
  const wasBusy = life.busy.some(({ from, to }) => from <= at && to > at - 4 * QUARTER)
  return isWanted(at, life, again || wasBusy ? 'again' : 'late')
}

function isFree(from: number, until: number, { busy }: Life): boolean {
  return !busy.some(span => span.from <= until && from < span.to)
}

function isBusy(at: number, { busy }: Life): boolean {
  return busy.some(({ from, to }) => from <= at && at < to)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Whether a seat takes messages at a moment, by a clock and a calendar on its wall. The one letter of a day leaves when
 * its hour strikes, may be some minutes late, and once it has failed is no longer bound to it.
 */
function isWanted(at: number, { zone, wishes }: Life, bound: 'first' | 'late' | 'again'): boolean {
  const hours = wishes.findLast(({ from }) => from <= at)?.hours
  if (!hours || hours.paused) return false
  const [date = '', time = ''] = clockIn(zone).format(at).split(' ')
  if (hours.backOn !== null && date < hours.backOn) return false
  const { quiet, daily } = hours
  const hour = Number(time.slice(0, 2))
  if (quiet !== null && isBetween(hour, quiet.from, quiet.to)) return false
  if (daily === null || bound === 'again') return true
  const letter = quiet !== null && isBetween(daily, quiet.from, quiet.to) ? quiet.to : daily
  return hour === letter && (bound === 'late' || (time.endsWith(':00:00') && at % 1000 === 0))
}

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  const made = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, made)
  return made
}

function isBetween(hour: number, from: number, to: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
