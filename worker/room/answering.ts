import { normalizeLine } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { AnsweredRow, SeatRow } from '../../schema/room-tables.ts'
import type { Verdict } from '../../schema/wire/answering.ts'
import { ANSWER_LENGTH, LINE_LENGTH } from '../../schema/wire/limits.ts'
import { planAsked, type PlanAsked, type PlanEntry } from '../../schema/wire/plan.ts'
import { readPlan, writeEntry } from '../../web/server.ts'
import { linesIn } from '../answers/lines.ts'
import { clock, DAY_MS } from '../clock.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { draftsOf } from '../match/drafts.ts'
import { answeredOn } from '../match/numbered.ts'
import { gameOf, isOpen } from '../match/play.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Planning } from './planning.ts'
import type { Playing } from './playing.ts'
import type { Writer } from './writer.ts'

/** A mail that answers one of ours. */
export interface MailAnswer {
  /** The same for the same mail. */
  readonly key: string
  /** What the mail shows that it answers. */
  readonly shown: number
  readonly text: string
}

interface Needs {
  readonly ledger: Ledger
  readonly writer: Pick<Writer, 'arm'>
  readonly planning: Pick<Planning, 'show' | 'arm'>
  readonly playing: Playing
}

export type Answering = ReturnType<typeof makeAnswering>

// Should two machines ever answer each other all the same, they stop.
const MOST_FAILED_TOLD = 5

/** How long a mail that is brought again is known, and how many mails of a seat: longer than any server tries again. */
const ANSWERED_FOR_MS = 365 * DAY_MS
const MOST_ANSWERED = 1000

/** What a seat does by answering a mail: line by line until one is refused, and told in a mail of its own. */
export function makeAnswering({ ledger, writer, planning, playing }: Needs) {
  function answer(table: Table, link: Link, { key, shown, text }: MailAnswer): void {
    const { seat } = takenSeat(table, link)
    if (ledger.isAnswered(key)) return
    const game = gameOf(table.match)
    const isLine = (part: string) =>
      NUMBER.test(part) || readPlan(part) !== null || isSpelt(() => normalizeLine(game, part))
    const lines = linesIn(text, isLine)
    const entries = readPlan(lines.join(';'))
    const verdicts = entries
      ? [plan(table, link, { key, said: lines.join('; '), entries })]
      : playAll(table, link, { key, shown, lines })
    const after = ledger.table(table.alarmAt)
    write(after, { key, seat, at: clock.now(), version: after.match.version, verdicts })
  }

  /** All lines of an answer that begins with a plan are that plan, which takes the place of the present one. */
  function plan(
    table: Table,
    link: Link,
    { key, said, entries }: { key: string; said: string; entries: readonly PlanEntry[] }
  ): Verdict {
    const asked = { entries: [...entries], plan: planning.show(table, link).plan, key }
    const most = said.slice(0, ANSWER_LENGTH)
    try {
      if (said !== most) throw new Refusal('BAD_ACTION')
      const armed = planning.arm(table, link, readAsked(asked))
      return { said, line: armed.entries.map(writeEntry).join('; '), isPlan: true, refused: null }
    } catch (error) {
      return { ...refusedAs(most, error), isPlan: true }
    }
  }

  function playAll(
    table: Table,
    link: Link,
    { key, shown, lines }: Omit<MailAnswer, 'text'> & { lines: readonly string[] }
  ): readonly Verdict[] {
    const [first] = lines
    if (first === undefined) return []
    try {
      const { list: numbered, ...on } = answeredOn(table.match, link.seat, shown)
      const came = playing.act(table, link, { lines, numbered, ...on, key })
      return came.lines.map(({ said, line, refused }) => ({ said, line, refused: refused && bare(refused) }))
    } catch (error) {
      return [refusedAs(first.slice(0, LINE_LENGTH), error)]
    }
  }

  function write(table: Table, row: AnsweredRow): void {
    const { match } = table
    const closed = draftsOf(match, row.seat).length > 0 && !isOpen(match, row.seat)
    const isPlayed = row.verdicts.some(({ line }) => line !== null)
    const isTold = isPlayed || ledger.failedAnswers(row.seat, row.version) < MOST_FAILED_TOLD
    const seats = table.seats.map(one =>
      isTold && one.seat === row.seat ? withAnswer(one, { at: row.at, closed }, table) : one
    )
    ledger.write(() => {
      ledger.insertAnswered(row, { since: row.at - ANSWERED_FOR_MS, most: MOST_ANSWERED })
      if (isTold) ledger.updateSeat(row.seat, { answers: seats[row.seat]?.answers ?? null })
      writer.arm({ ...table, seats })
    })
  }

  return { answer }
}

const NUMBER = /^[1-9](\s+-\S+)*$/

/** Answers that their seat has not been told of yet are told together. */
function withAnswer(
  row: SeatRow,
  { at, closed }: { readonly at: number; readonly closed: boolean },
  { notices }: Pick<Table, 'notices'>
): SeatRow {
  const { seat, answers } = row
  const told = notices.find(one => one.seat === seat && one.about === 'answer')
  const isWaiting = answers !== null && (told?.turn !== answers.to || told.dueAt !== null)
  return { ...row, answers: { from: isWaiting ? answers.from : at, to: at, closed } }
}

function isSpelt(act: () => string): boolean {
  try {
    return act() !== ''
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** What a mail asks for is no better checked than what a page does. */
function readAsked(asked: PlanAsked): PlanAsked {
  const { success, data } = planAsked.safeParse(asked)
  if (!success) throw new Refusal('BAD_ACTION')
  return data
}

function refusedAs(said: string, error: unknown): Verdict {
  if (!(error instanceof Refusal)) throw error
  return { said, line: null, refused: bare(error) }
}

function bare({ code, facts }: Pick<Refusal, 'code' | 'facts'>) {
  return { code, facts }
}
