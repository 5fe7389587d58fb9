import { hexToBytes } from '@noble/hashes/utils.js'
import { nextAwaitedSeat } from '../../engine/autoplay.ts'
import type { Seat } from '../../engine/game.ts'
import type { EarlyEndLine } from '../../engine/early-end.ts'
import { normalizeLine } from '../../engine/match.ts'
import type { LogRow, MatchRow } from '../../schema/room-tables.ts'
import { chance } from '../chance.ts'
import { clock } from '../clock.ts'
import { firstLine, helmLine, type Turn, turnsOf, usualLine, wantsToStop } from '../match/helm.ts'
import { act, gameOf, type Played } from '../match/play.ts'
import { report, reportBug } from '../report.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Sockets } from './sockets.ts'

interface Needs {
  readonly ledger: Pick<Ledger, 'newest' | 'lastByHand'>
  readonly usedUntil: Sockets['usedUntil']
}

/** How far back an autopilot looks for what it has said last. */
const KNOWN_LINES = 20
const STOP: EarlyEndLine = 'stop'
/** More lines than any match has: autopilots that play so many in a row are caught in something. */
const MOST_ALONE = 1000

type Standing = Pick<Table, 'match' | 'seats'>

export type Helm = ReturnType<typeof makeHelm>

/** Where autopilots play: by the alarm, one line at a time, and only what their seats may know goes into it. */
export function makeHelm({ ledger, usedUntil }: Needs) {
  /** The seats that have nothing to add to a version. Forgotten with the object, it is found out again. */
  const resting = new Map<Seat, number>()

  /** The turns that an autopilot could have now or later, unless others do something before. */
  function turns({ match, seats }: Standing): readonly Turn[] {
    const open = turnsOf({ match, seats, usedUntil }).filter(({ seat }) => resting.get(seat) !== match.version)
    if (open.length === 0 || !asksPeople({ match, seats }) || wantsToStop({ match, seats })) return open
    // Each has its say once, until one of those people has said something else.
    const said = saidSince(match)
    return open.filter(turn => !said.some(({ seat }) => seat === turn.seat))
  }

  /** The lines by autopilots alone with which the log ends, since the match waits for several. */
  function saidSince({ waits }: MatchRow): readonly LogRow[] {
    const after = Math.min(...waits.map(({ among, turn }) => among ?? turn))
    const lines = ledger.newest(waits.length, { after })
    const last = lines.filter(({ by }) => by !== 'autopilot').at(-1)?.version ?? after
    return lines.filter(({ version }) => version > last)
  }

  /** What a seat's autopilot makes of the match; null where it has nothing to add. */
  function play({ match, seats }: Standing, seat: Seat): Played | null {
    const stops = wantsToStop({ match, seats })
    for (const lineOf of stops ? [() => STOP] : [thought, usualLine, firstLine]) {
      try {
        const line = lineOf(match, seat)
        const isSaid = asksPeople({ match, seats }) && isRepeated(match, seat, line)
        return isSaid ? null : act(match, asked(match, seat, line), clock.now())
      } catch (error) {
        reportBug(error, { match: match.id, version: match.version }, 'AUTOPILOT')
      }
    }
    return null
  }

  /** Whether it has just said the same, and nothing has happened since that it would have to do with. */
  function isRepeated(match: MatchRow, seat: Seat, line: string): boolean {
    const { among = null } = match.waits.find(wait => wait.seat === seat) ?? {}
    const own = among === null ? [] : ledger.newest(KNOWN_LINES, { after: among }).filter(one => one.seat === seat)
    return own.at(-1)?.line === normalizeLine(gameOf(match), line)
  }

  return {
    /** When there is something to play, or null. */
    nextAt(table: Standing): number | null {
      const due = turns(table).map(({ at }) => at)
      return due.length > 0 ? Math.min(...due) : null
    },

    /** Plays one line, if one is due. Never throws: what cannot be played waits for somebody to do something else. */
    playDue({ match, seats }: Standing): Played | null {
      const due = turns({ match, seats }).filter(({ at }) => at <= clock.now())
      const awaited = due.map(turn => turn.seat)
      const seat = nextAwaitedSeat(ledger.newest(1, {})[0]?.seat ?? -1, awaited)
      if (seat === undefined) return null
      const isEndless = match.version - ledger.lastByHand() > MOST_ALONE
      if (isEndless) report('AUTOPILOT_ENDLESS', { match: match.id, version: match.version })
      const played = isEndless ? null : play({ match, seats }, seat)
      if (!played) resting.set(seat, match.version)
      return played
    }
  }
}

function thought(match: MatchRow, seat: Seat): string {
  return helmLine(match, seat, hexToBytes(chance.seed()))
}

/** Whether people are asked at the same time. */
function asksPeople({ match: { waits }, seats }: Standing): boolean {
  return waits.length > 1 && waits.some(({ seat }) => seats[seat]?.pilot === null)
}

function asked(match: MatchRow, seat: Seat, line: string) {
  return { seat, line, version: match.version, key: '', atOnce: true, by: 'autopilot' as const }
}
