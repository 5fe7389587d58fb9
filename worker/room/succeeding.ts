import { Refusal } from '../../engine/refusal.ts'
import type { Again, Onward } from '../../schema/wire/again.ts'
import type { OpenMatch } from '../../schema/wire/opening.ts'
import type { Succession } from '../../schema/wire/succession.ts'
import { clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Link } from '../keys/links.ts'
import { doerOf, takenSeat } from '../match/admit.ts'
import { nextLink } from '../match/all-links.ts'
import { noted } from '../match/annals.ts'
import { beforeOf, type Legacy, openingAfter } from '../match/succeeding.ts'
import type { Table } from './ledger.ts'
import type { Writer } from './writer.ts'

/** What the match after this one is opened with. */
export interface Will extends Legacy {
  readonly asked: Omit<OpenMatch, 'key'>
}

interface Needs {
  readonly writer: Pick<Writer, 'changeMatch'>
  readonly env: Env
}

export type Succeeding = ReturnType<typeof makeSucceeding>

/** How a match that is over leads on to the next with the same people. */
export function makeSucceeding({ writer, env }: Needs) {
  /** What the next one is opened with; where there is one, whoever asks is led there. */
  function will(table: Table, link: Link, asked: Again): Will | Onward {
    const { match, seats } = table
    if (link.role === 'seat') takenSeat(table, link)
    if (match.waits.length > 0) throw new Refusal('NOT_OVER')
    if (match.next) return onward(table, link)
    const before = beforeOf(table, doerOf(link), clock.now())
    return { before, links: match.links, seats, hostMail: match.hostMail, asked: openingAfter(match, seats, asked) }
  }

  /** The next one has been opened: it says itself by whom, and who sits there again. */
  function succeed(table: Table, next: Succession): Table {
    const { match } = table
    if (match.next) return table
    return writer.changeMatch(table, { next, ...noted(match, { what: 'again', seat: next.seat }, clock.now()) })
  }

  function onward(table: Table, link: Link): Onward {
    const { match } = table
    if (!match.next) throw new Error(`no match has been opened after "${match.id}"`)
    const viewer = link.role === 'host' ? 'host' : link.seat
    return { match: match.next.match, link: nextLink(table, viewer, env) }
  }

  return { will, succeed, onward }
}
