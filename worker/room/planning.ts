import { choicesOnWire } from '../../schema/wire/choice.ts'
import { plannableChoices } from '../../engine/defaults.ts'
import type { Seat } from '../../engine/game.ts'
import { randomStream } from '../../engine/random.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import type { Language } from '../../schema/languages.ts'
import type { Foretold, PlanAsked, PlanEntry, PlanShown } from '../../schema/wire/plan.ts'
import { planSaid } from '../../web/server.ts'
import { clock } from '../clock.ts'
import { planDue, planPlayedAt } from '../deliver/planned.ts'
import type { Guard } from '../guard.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { foretold } from '../match/foretold.ts'
import { withoutGuests } from '../match/lending.ts'
import { likely } from '../match/likely.ts'
import { arm, tryPlan } from '../match/plan.ts'
import { gameOf } from '../match/play.ts'
import type { Table } from './ledger.ts'
import type { Sockets } from './sockets.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly sockets: Pick<Sockets, 'usedUntil'>
  readonly writer: Pick<Writer, 'store'>
}

export type Planning = ReturnType<typeof makePlanning>

/** What a seat would do on its next turn: armed, shown to that seat alone, and played when the turn has come. */
export function makePlanning({ sockets, writer }: Needs) {
  function play(table: Table, seat: Seat): boolean {
    const due = planDue(table.match, seat)
    if (due) writer.store(table, tryPlan(table.match, due, clock.now()))
    return due !== null
  }

  return {
    show(table: Table, link: Link): PlanShown {
      const { seat, language } = takenSeat(table, link)
      return shown(table, seat, language)
    },

    /** The same, and how likely it is to be played. */
    showLikely(table: Table, link: Link): PlanShown {
      const { seat, language } = takenSeat(table, link)
      const plan = table.match.plans.find(one => one.seat === seat && one.entries.length > 0)
      const found = plan && likely(table.match, plan, randomStream(crypto.getRandomValues(new Uint8Array(32))))
      return { ...shown(table, seat, language), ...(found && { likely: found }) }
    },

    /** What a turn would come to; nothing of it is kept. */
    foretell(table: Table, link: Link, asked: PlanEntry): Foretold {
      return foretold(table, takenSeat(table, link), asked)
    },

    arm(table: Table, link: Link, asked: PlanAsked): PlanShown {
      const { seat, language } = takenSeat(table, link)
      const by = link.role === 'guest' && { guest: link.generation }
      const match = arm(table.match, seat, { ...asked, ...by }, clock.now())
      const after = match === table.match ? table : writer.store(table, { match, lines: [] })
      return shown(after, seat, language)
    },

    /** Plays at once what its seat has planned for the turn that has come. */
    playNow(table: Table, link: Link): Table {
      const due = planDue(table.match, takenSeat(table, link).seat)
      if (!due) throw new Refusal('PLAN_NOT_DUE')
      return writer.store(table, tryPlan(table.match, due, clock.now()))
    },

    /** What guests have planned ends with their loans. */
    endLoans(table: Table): void {
      const { match, seats } = table
      const plans = withoutGuests(match.plans, seats, clock.now())
      if (plans !== match.plans) writer.store(table, { match: { ...match, plans }, lines: [] })
    },

    /** Looks at one plan whose seat's turn has come; whether there was one. One that throws leaves the others theirs. */
    playNext(table: Table, guard: Guard): boolean {
      const { match, seats } = table
      const now = clock.now()
      const isDue = (row: SeatRow) => (planPlayedAt(match, row, sockets.usedUntil(row.seat)) ?? Infinity) <= now
      return seats.some(row => guard.run(`plan of seat ${row.seat}`, () => isDue(row) && play(table, row.seat), false))
    }
  }
}

function shown({ match }: Table, seat: number, language: Language): PlanShown {
  const game = gameOf(match)
  const plan = match.plans.find(one => one.seat === seat)
  const entries = (plan?.entries ?? []).map(entry => planSaid(entry, game.name, language))
  const isForetold = game.planning?.asIfTurnBegan !== undefined
  return {
    plan: plan?.number ?? 0,
    entries,
    ahead: choicesOnWire(plannableChoices(game, match.state, seat)),
    isForetold
  }
}
