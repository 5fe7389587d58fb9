import { Refusal } from '../../engine/refusal.ts'
import { clock, SECOND_MS } from '../clock.ts'
import type { Link, Role } from '../keys/links.ts'
import { admit, checkKept, MAILED, type Past, PLAYERS, viewerOf } from '../match/admit.ts'
import { tooMany } from '../match/too-many.ts'
import { reportBug } from '../report.ts'
import type { Answer, Refused } from './answer.ts'
import { type Buckets, makeBuckets } from './buckets.ts'
import { type Envelopes, lookBy } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import { isStorageFull } from './storage-full.ts'

/** Refusals of what was decided on a table that looks different now: they bring it along. */
const OUTDATED = ['STALE', 'NOT_SETTLED', 'PLAN_CHANGED']

type Work<T> = (table: Table) => T | Promise<T>

export type Door = ReturnType<typeof makeDoor>

const GONE = ['LINK_REISSUED', 'LOAN_OVER', 'SEAT_SEALED', 'SEAT_LEFT', 'MATCH_DELETED']

// A program may play a whole match in one go, and looks some times for each line; people never come near.
const WRITES = { most: 300, everyMs: SECOND_MS }
const READS = { most: 1000, everyMs: SECOND_MS / 10 }
// Earlier views are played again from the first line on.
const REPLAY = 10

interface Needs {
  /** Of the match. */
  readonly id: string
  readonly ledger: Pick<Ledger, 'exists' | 'alarmAt' | 'table'>
  isThere(id: string): Promise<boolean>
  readonly envelopeFor: Envelopes['envelopeFor']
}

/** Every call comes in here: what it did goes out as an answer, and so does why it was refused. */
export function makeDoor({ id, ledger, isThere, envelopeFor }: Needs) {
  const writes = makeBuckets<string>(WRITES)
  const reads = makeBuckets<string>(READS)

  /** What a link may do at the table; `work` is done in one go, with no await between reading and writing. */
  function at<T>(link: Link, roles: readonly Role[], work: Work<T>, past?: Past): Promise<Answer<T>> {
    return enter(name => takeFrom(writes, name), link, roles, work, past)
  }

  /** The same for what only looks, which may be done more often. */
  function reading<T>(link: Link, roles: readonly Role[], work: Work<T>): Promise<Answer<T>> {
    return enter(name => takeFrom(reads, name), link, roles, work)
  }

  /** The same for what plays the match again. */
  function replaying<T>(link: Link, roles: readonly Role[], work: Work<T>): Promise<Answer<T>> {
    return enter(name => takeFrom(reads, name, REPLAY), link, roles, work)
  }

  /** What everybody may read who knows of the match. */
  function anyone<T>(work: () => Promise<T>): Promise<Answer<T>> {
    return answer(async () => {
      takeFrom(reads, 'anyone')
      return work()
    })
  }

  function enter<T>(
    count: (name: string) => void,
    link: Link,
    roles: readonly Role[],
    work: Work<T>,
    past?: Past
  ): Promise<Answer<T>> {
    return answer(async () => {
      // By its generation too: whoever has a link that was replaced takes nothing from its seat.
      count(`${link.role} ${link.seat} ${link.generation}`)
      if (!(await isThere(id))) throw new Refusal('NO_SUCH_MATCH')
      const alarmAt = await ledger.alarmAt()
      const table = ledger.table(alarmAt)
      // Whoever was mailed may still say that they want no more.
      if (!MAILED.includes(link.role)) checkKept(table.match)
      admit(link, roles, table, past)
      return work(table)
    }, link)
  }

  async function answer<T>(work: () => Promise<T>, link?: Link): Promise<Answer<T>> {
    try {
      return { ok: await work() }
    } catch (error) {
      if (error instanceof Refusal) return { refused: refused(error, link) }
      const code = isStorageFull(error) ? 'STORAGE_FULL' : 'BROKEN'
      reportBug(error, about(), code)
      return { refused: { code, facts: {} } }
    }
  }

  function refused({ code, facts }: Refusal, link?: Link): Refused {
    if (!link || !ledger.exists()) return { code, facts }
    const table = ledger.table()
    const { game } = table.match.setup
    // Whoever has a link that is gone may be anybody.
    const language = PLAYERS.includes(link.role) && !GONE.includes(code) ? table.seats[link.seat]?.language : undefined
    const envelope = OUTDATED.includes(code) ? envelopeFor(viewerOf(link), table, lookBy(link)) : undefined
    return { code, facts, game, ...(language && { language }), ...(envelope && { envelope }) }
  }

  function about() {
    return { match: id, ...(ledger.exists() && { version: ledger.table().match.version }) }
  }

  return { at, reading, replaying, anyone, answer, about }
}

function takeFrom(buckets: Buckets<string>, name: string, weight?: number): void {
  const retryAfterMs = buckets.take(name, clock.now(), weight)
  if (retryAfterMs > 0) throw tooMany(retryAfterMs)
}
