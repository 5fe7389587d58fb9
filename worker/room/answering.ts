import { spell } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { AnsweredRow, SeatRow } from '../../schema/room-tables.ts'
import type { Verdict } from '../../schema/wire/answering.ts'
import { LINE_LENGTH, PLAN_LENGTH } from '../../schema/wire/limits.ts'
import { planAsked, type PlanAsked, type PlanEntry } from '../../schema/wire/plan.ts'
import { readNumbered, readPlan, writeEntry } from '../../web/server.ts'
import { linesIn } from '../answers/lines.ts'
import { clock } from '../clock.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { numberRefusal } from '../match/numbered.ts'
import { gameOf } from '../match/play.ts'
import type { Envelopes } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Planning } from './planning.ts'
import type { Playing } from './playing.ts'
import type { Writer } from './writer.ts'

/** A mail that answers one of ours. */
export interface MailAnswer {
  /** The same for the same mail. */
  readonly key: string
  /** Of the mail that it answers. */
  readonly version: number
  readonly text: string
}

interface Needs {
  readonly ledger: Ledger
  readonly writer: Pick<Writer, 'arm'>
  readonly planning: Pick<Planning, 'show' | 'arm'>
  readonly playing: Playing
  readonly envelopeFor: Envelopes['envelopeFor']
}

export type Answering = ReturnType<typeof makeAnswering>

// Should two machines ever answer each other all the same, they stop.
const MOST_FAILED_TOLD = 5

/** What a seat does by answering a mail: line by line until one is refused, and told in a mail of its own. */
export function makeAnswering({ ledger, writer, planning, playing, envelopeFor }: Needs) {
  function answer(table: Table, link: Link, { key, version, text }: MailAnswer): void {
    const { seat } = takenSeat(table, link)
    if (ledger.isAnswered(key)) return
    const game = gameOf(table.match)
    const isLine = (part: string) => NUMBER.test(part) || readPlan(part) !== null || isSpelt(() => spell(game, part))
    const lines = linesIn(text, isLine)
    const entries = readPlan(lines.join(';'))
    const verdicts = entries
      ? [plan(table, link, { key, said: lines.join('; '), entries })]
      : playAll(table, link, { key, version, lines })
    const after = ledger.table(table.alarmAt)
    write(after, { key, seat, at: clock.now(), version: after.match.version, verdicts })
  }

  /** All lines of an answer that begins with a plan are that plan, which takes the place of the present one. */
  function plan(
    table: Table,
    link: Link,
    { key, said, entries }: { key: string; said: string; entries: readonly PlanEntry[] }
  ): Verdict {
    const verdict = judge(
      said,
      () => {
        const asked = { entries: [...entries], plan: planning.show(table, link).plan, key }
        const armed = planning.arm(table, link, readAsked(asked))
        return armed.entries.map(writeEntry).join('; ')
      },
      PLAN_LENGTH
    )
    return { ...verdict, isPlan: true }
  }

  function playAll(
    table: Table,
    link: Link,
    asked: Omit<MailAnswer, 'text'> & { lines: readonly string[] }
  ): Verdict[] {
    const verdicts: Verdict[] = []
    for (const [at, said] of asked.lines.entries()) {
      const verdict = judge(said, () => {
        const { key, version } = asked
        return at === 0
          ? play(table, link, { said, version, key: `${key}-${at}` })
          : playNext(table, link, { said, key: `${key}-${at}` })
      })
      verdicts.push(verdict)
      if (verdict.refused) break
    }
    return verdicts
  }

  /** A further line is played on what the one before it came to, which is then final. */
  function playNext(table: Table, link: Link, { said, key }: { said: string; key: string }): string {
    const before = ledger.table(table.alarmAt)
    // By then the list is another one.
    if (NUMBER.test(said)) throw new Refusal('STALE')
    spell(gameOf(before.match), said)
    playing.settle(before, link)
    const settled = ledger.table(table.alarmAt)
    return play(settled, link, { said, key, version: settled.match.version })
  }

  function play(table: Table, link: Link, asked: { said: string; key: string; version: number }): string {
    const { said, key, version } = asked
    const envelope = envelopeFor(link.seat, table)
    const wrong = numberRefusal(envelope, { choice: said, version })
    if (wrong) throw new Refusal(wrong)
    const line = readNumbered(envelope, said)
    playing.act(table, link, { line, version, key })
    return spell(gameOf(table.match), line)
  }

  function write(table: Table, row: AnsweredRow): void {
    const isPlayed = row.verdicts.some(({ line }) => line !== null)
    const isTold = isPlayed || ledger.failedAnswers(row.seat, row.version) < MOST_FAILED_TOLD
    const seats = table.seats.map(one => (isTold && one.seat === row.seat ? withAnswer(one, row.at, table) : one))
    ledger.write(() => {
      ledger.insertAnswered(row)
      if (isTold) ledger.updateSeat(row.seat, { answers: seats[row.seat]?.answers ?? null })
      writer.arm({ ...table, seats })
    })
  }

  return { answer }
}

const NUMBER = /^[1-9](\s+-\S+)*$/

/** Answers that their seat has not been told of yet are told together. */
function withAnswer(row: SeatRow, at: number, { notices }: Pick<Table, 'notices'>): SeatRow {
  const { seat, answers } = row
  const told = notices.find(one => one.seat === seat && one.about === 'answer')
  const isWaiting = answers !== null && (told?.turn !== answers.to || told.dueAt !== null)
  return { ...row, answers: { from: isWaiting ? answers.from : at, to: at } }
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

function judge(asked: string, act: () => string, most = LINE_LENGTH): Verdict {
  const said = asked.slice(0, most)
  try {
    if (said !== asked) throw new Refusal('BAD_ACTION')
    return { said, line: act(), refused: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, facts } = error
    return { said, line: null, refused: { code, facts } }
  }
}
