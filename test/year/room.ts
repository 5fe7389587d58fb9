import type { LogRow, MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { makeOutbox, type World } from '../../worker/deliver/outbox.ts'
import { makeRecording } from '../../worker/deliver/recording.ts'
import { copiedFrom } from '../../worker/deliver/retry.ts'
import type { Guard } from '../../worker/guard.ts'
import { ways } from '../../worker/deliver/ways/index.ts'
import { clock } from '../../worker/clock.ts'
import { asleep } from '../../worker/match/sleeping.ts'
import { makePlanning } from '../../worker/room/planning.ts'
import { act, type Asked, type Played, settle } from '../../worker/match/play.ts'

/** What a room keeps, in memory. */
export interface Kept {
  match: MatchRow
  seats: readonly SeatRow[]
  notices: readonly NoticeRow[]
  lines: readonly LogRow[]
}

export type Outside = Pick<World, 'usedUntil' | 'copy' | 'post' | 'marksOf'> & Partial<Pick<World, 'gather'>>

export type Room = ReturnType<typeof makeRoom>

/** Whatever throws ends the year. */
const UNGUARDED: Guard = { isBroken: () => false, run: (_, work) => work(), wait: (_, work) => work() }

/** The Durable Object without its platform: its own decisions and its own outbox, on arrays instead of tables. */
export function makeRoom(kept: Kept, outside: Outside) {
  const ledger: World['ledger'] = {
    write: work => work(),
    wishes: () => [],
    dropWish: () => undefined,
    table: () => kept,
    oldest: (most, after) => kept.lines.filter(({ version }) => version > after).slice(0, most),
    whole: () => kept.lines.slice(),
    putNotice: row => {
      kept.notices = [...kept.notices.filter(one => !isSame(one, row)), row]
    },
    reached: row => {
      kept.notices = kept.notices.map(one => (ofWay(one, row) ? { ...one, failingSince: null, refused: false } : one))
    },
    updateSeat: (seat, change) => {
      kept.seats = kept.seats.map(row => (row.seat === seat ? { ...row, ...change } : row))
    },
    updateMatch: change => {
      kept.match = { ...kept.match, ...change }
    }
  }
  const recording = makeRecording(ledger, outside.marksOf)
  const outbox = makeOutbox({
    gather: nobody,
    ...outside,
    ledger,
    recording,
    resultOf: () => null,
    erase: () => Promise.resolve(),
    asleep,
    empty: () => Promise.resolve(),
    tell: () => undefined
  })

  const planning = makePlanning({
    sockets: outside,
    writer: {
      store(table, played) {
        store(played)
        return { ...table, ...kept }
      }
    }
  })

  function store({ match, lines }: Played): void {
    kept.match = lines.length > 0 ? { ...match, copyAt: copiedFrom(match, clock.now()) } : match
    kept.lines = [...kept.lines, ...lines]
  }

  return {
    kept,
    ledger,
    recording,
    nextAt: () => outbox.nextAt(kept),

    async ring(): Promise<void> {
      store(settle(kept.match, ({ settlesAt }) => settlesAt <= clock.now(), clock.now()))
      while (planning.playNext({ ...kept, alarmAt: null }, UNGUARDED));
      await outbox.run(UNGUARDED)
    },

    /** Whether it was played. */
    play(asked: Asked): boolean {
      const played = act(kept.match, asked, clock.now())
      store(played)
      return !played.refused
    },

    done: (seat: number) => store(settle(kept.match, draft => draft.seat === seat, clock.now())),

    set(seat: number, change: Partial<SeatRow>): void {
      const before = kept.seats[seat] as SeatRow
      const after = { ...before, ...change }
      ledger.updateSeat(seat, change)
      for (const way of Object.values(ways)) {
        if (!way.isAnew(before, after)) continue
        const own = kept.notices.filter(one => ofWay(one, { seat, way: way.name }))
        const sent = own.filter(({ sentAt }) => sentAt !== null)
        const others = kept.notices.filter(one => !own.includes(one))
        kept.notices = [...others, ...sent.map(one => ({ ...one, failingSince: null, refused: false }))]
      }
    }
  }
}

const nobody = () => Promise.reject(new Error('nobody here wants that'))

function isSame(one: NoticeRow, { seat, way, about }: NoticeRow): boolean {
  return ofWay(one, { seat, way }) && one.about === about
}

function ofWay(one: NoticeRow, { seat, way }: Pick<NoticeRow, 'seat' | 'way'>): boolean {
  return one.seat === seat && one.way === way
}
