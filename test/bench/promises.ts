import type { Beside } from './beside/index.ts'
import { LIMITS, type PageBytes } from './page-bytes.ts'
import type { KillFigures } from './kills.ts'
import type { RoomFigures } from './room.ts'
import type { Thoughtful } from './thinking.ts'
import type { VisitFigures } from './visit.ts'
import { wrongs } from '../year/oracle.ts'

/** What the parts of the bench have measured; only some, where only some were asked for. */
export interface Measured {
  readonly sizes?: Readonly<Record<string, PageBytes>>
  readonly visit?: Readonly<Record<string, VisitFigures>>
  readonly room?: RoomFigures
  readonly beside?: readonly Beside[]
  readonly kills?: KillFigures
  readonly year?: { readonly year: Parameters<typeof wrongs>[0] }
  readonly think?: readonly Thoughtful[]
}

interface Promised {
  readonly name: string
  readonly limit: { readonly most: number } | { readonly least: number }
  readonly unit: '×' | 'ms' | 'bytes' | ''
  /** NaN where its part has not measured it. */
  of(measured: Measured): number
}

/** One that was measured. */
export interface Outcome extends Pick<Promised, 'name'> {
  readonly target: string
  readonly measured: string
  readonly isKept: boolean
}

/** What we promise of bytes, of time and of what is never lost; rows, calls and requests are tests alone. */
const PROMISES: readonly Promised[] = [
  {
    name: 'first visit on the wire, headers included, the worst of all games and languages',
    limit: { most: LIMITS.firstVisit },
    unit: 'bytes',
    of: ({ sizes }) => worst(sizes, ({ firstVisit }) => firstVisit)
  },
  {
    name: '… and all that a seat loads by itself',
    limit: { most: LIMITS.untouched },
    unit: 'bytes',
    of: ({ sizes }) => worst(sizes, ({ untouched }) => untouched)
  },
  {
    name: '… and a lesson',
    limit: { most: LIMITS.lesson },
    unit: 'bytes',
    of: ({ sizes }) => worst(sizes, ({ lesson }) => lesson)
  },
  {
    name: 'first visit over 400 kbit/s and 400 ms, the worst of all games and languages: hand painted ÷ an empty page',
    limit: { most: 1.3 },
    unit: '×',
    of: ({ visit }) => worst(visit, ({ handBesideEmptyPage }) => handBesideEmptyPage)
  },
  {
    name: '… and first tap answered ÷ an empty page',
    limit: { most: 2.5 },
    unit: '×',
    of: ({ visit }) => worst(visit, ({ tapBesideEmptyPage }) => tapBesideEmptyPage)
  },
  {
    name: 'an action ÷ an empty call of its room, one at a time',
    limit: { most: 1.4 },
    unit: '×',
    of: ({ room }) => room?.actionBesideEmptyCall ?? NaN
  },
  {
    name: '… where it sets the alarm',
    limit: { most: 1.5 },
    unit: '×',
    of: ({ room }) => room?.alarmingActionBesideEmptyCall ?? NaN
  },
  {
    name: 'an action at a log of 1,000 lines ÷ at a log of 1',
    limit: { most: 1.1 },
    unit: '×',
    of: ({ room }) => room?.actionAtLogThousandBesideOne ?? NaN
  },
  {
    name: 'waking a room at a log of 1,000 lines ÷ at a log of 1',
    limit: { most: 1.1 },
    unit: '×',
    of: ({ room }) => room?.wakingAtLogThousandBesideOne ?? NaN
  },
  {
    name: 'an earlier moment of a match of 1,000 lines',
    limit: { most: 20 },
    unit: 'ms',
    of: ({ room }) => room?.earlierMs ?? NaN
  },
  {
    name: 'random games of Tranquility a second ÷ on boardgame.io',
    limit: { least: 12 },
    unit: '×',
    of: ({ beside }) => beside?.[0]?.times ?? NaN
  },
  {
    name: 'the longest median thought of an autopilot',
    limit: { most: 50 },
    unit: 'ms',
    of: ({ think }) => Math.max(...(think ?? []).map(({ medianMs }) => medianMs), think ? 0 : NaN)
  },
  {
    name: 'acknowledged actions lost or doubled over 100 kills of the runtime',
    limit: { most: 0 },
    unit: '',
    of: ({ kills }) => (kills ? kills.lost + kills.doubled : NaN)
  },
  {
    name: 'rooms never settled, copies and mails missing, wrong or doubled after these kills',
    limit: { most: 0 },
    unit: '',
    of: ({ kills }) => (kills ? kills.unsettled + kills.copiesWrong + kills.mailsLost + kills.mailsDoubled : NaN)
  },
  {
    name: 'messages missing, doubled, stale, contradicted or at night in a simulated year of 1,000 matches',
    limit: { most: 0 },
    unit: '',
    of: ({ year }) => (year ? wrongs(year.year).length : NaN)
  }
]

/** Each promise that was measured, beside its limit. */
export function outcomes(measured: Measured): readonly Outcome[] {
  return PROMISES.flatMap(({ name, limit, unit, of }) => {
    const figure = of(measured)
    const isKept = 'most' in limit ? figure <= limit.most : figure >= limit.least
    const target = 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`
    return Number.isNaN(figure)
      ? []
      : [{ name, target: unitOf(target, unit), measured: unitOf(`${figure}`, unit), isKept }]
  })
}

/** The promises that nothing has measured. */
export function unmeasured(measured: Measured): readonly string[] {
  return PROMISES.filter(({ of }) => !Number.isFinite(of(measured))).map(({ name }) => name)
}

function unitOf(figure: string, unit: Promised['unit']): string {
  return unit === '×' ? figure.replace(/[\d.]+/, '× $&') : `${figure} ${unit}`.trim()
}

function worst<One>(all: Readonly<Record<string, One>> | undefined, part: (one: One) => number): number {
  return all ? Math.max(...Object.values(all).map(part)) : NaN
}
