import { Refusal } from '../engine/refusal.ts'
import { admit, viewerOf } from './admit.ts'
import type { Answer, Refused } from './answer.ts'
import type { Desk } from './desk.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Link, Role } from './links.ts'
import { reportBug } from './report.ts'

/** Refusals of what was decided on a table that looks different now: they bring it along. */
const OUTDATED = ['STALE', 'NOT_SETTLED']

export type Door = ReturnType<typeof openDoor>

/** Every call comes in here: what it did goes out as an answer, and so does why it was refused. */
export function openDoor(id: string, ledger: Ledger, desk: Desk) {
  /** What a link may do at the table; `work` is done in one go, with no await between reading and writing. */
  function at<T>(link: Link, roles: readonly Role[], work: (table: Table) => T): Promise<Answer<T>> {
    return answer(async () => {
      if (!(await desk.isThere(id))) throw new Refusal('NO_SUCH_MATCH')
      const alarmAt = await ledger.alarmAt()
      const table = ledger.table(alarmAt)
      admit(link, roles, table)
      return work(table)
    }, link)
  }

  async function answer<T>(work: () => Promise<T>, link?: Link): Promise<Answer<T>> {
    try {
      return { ok: await work() }
    } catch (error) {
      if (error instanceof Refusal) return { refused: refused(error, link) }
      reportBug(error, about())
      return { refused: { code: 'BROKEN', facts: {} } }
    }
  }

  function refused({ code, facts }: Refusal, link?: Link): Refused {
    if (!link || !ledger.exists()) return { code, facts }
    const table = ledger.table()
    const { game } = table.match.setup
    const language = link.role === 'seat' ? table.seats[link.seat]?.language : undefined
    const envelope = OUTDATED.includes(code) ? desk.envelopeFor(viewerOf(link), table) : undefined
    return { code, facts, game, ...(language && { language }), ...(envelope && { envelope }) }
  }

  function about() {
    return { match: id, ...(ledger.exists() && { version: ledger.table().match.version }) }
  }

  return { at, answer, about }
}
