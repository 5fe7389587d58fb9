import { DAY_MS, HOUR_MS } from '../clock.ts'

/** A letter's moment is reckoned from the clocks of several days, again and again. */
const MOST_KNOWN = 5000
/** Clocks are put forward and back when it is a quarter of an hour in UTC, too. */
const QUARTER_MS = HOUR_MS / 4

/** There are some hundred zones, but each has as many spellings as whoever names it likes. */
const MOST_CLOCKS = 100

const clocks = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** What a clock in a zone shows at a moment, as if it were one in UTC. */
export function localTime(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER_MS)
  const key = `${quarter} ${zone}`
  const known = offsets.get(key)
  if (known !== undefined) return at + known
  if (offsets.size === MOST_KNOWN) offsets.clear()
  const offset = offsetAt(quarter * QUARTER_MS, zone)
  offsets.set(key, offset)
  return at + offset
}

/** How much later than in UTC it is in a zone. */
function offsetAt(at: number, zone: string): number {
  const shown = Object.fromEntries(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)])
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}

/** The first moment, not before another, at which a clock in a zone strikes an hour; where that is skipped, when it would have. */
export function nextLocalHour(at: number, hour: number, zone: string): number {
  const day = startOfDay(localTime(at, zone))
  const strikes = [day, day + DAY_MS].flatMap(start => strikesAt(start + hour * HOUR_MS, zone))
  return strikes.find(moment => moment >= at) ?? at
}

/** The day that a calendar in a zone shows at a moment, as a year, month and day. */
export function localDay(at: number, zone: string): string {
  return new Date(localTime(at, zone)).toISOString().slice(0, 10)
}

/** The first moment of the day after another. */
export function startOfDayAfter(date: string, zone: string): number {
  return startOfLocalDay(new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10), zone)
}

/** The first moment of a day, given as a year, month and day, in a zone. */
export function startOfLocalDay(date: string, zone: string): number {
  return strikesAt(Date.parse(date), zone)[0] ?? Date.parse(date)
}

/** When a clock shows a time: once, twice where it is put back, and where it is put forward over that time, then. */
function strikesAt(local: number, zone: string): readonly number[] {
  const offsets = [local - DAY_MS, local + DAY_MS].map(near => localTime(near, zone) - near)
  const moments = [...new Set(offsets)].map(offset => local - offset).sort((one, other) => one - other)
  const shown = moments.filter(moment => localTime(moment, zone) === local)
  return shown.length > 0 ? shown : moments.slice(-1)
}

/** Midnight of the day of a local time. */
export function startOfDay(local: number): number {
  return Math.floor(local / DAY_MS) * DAY_MS
}

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric'
  } as const
  const made = new Intl.DateTimeFormat('en-US', {
    ...parts,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    timeZone: zone
  })
  if (clocks.size === MOST_CLOCKS) clocks.clear()
  clocks.set(zone, made)
  return made
}
