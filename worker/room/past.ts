import type { Earlier, Log } from '../../schema/wire/log.ts'
import type { Link } from '../keys/links.ts'
import { eyesOf, viewerOf } from '../match/admit.ts'
import { earlier } from '../match/earlier.ts'
import { entry } from '../match/envelope.ts'
import type { Ledger, Table } from './ledger.ts'

const LOG_PAGE = 50

/** What the link may know of the log: the page of lines before a version. */
export function logIn(ledger: Pick<Ledger, 'newest'>, link: Link, { match, seats }: Table, before?: number): Log {
  const lines = ledger.newest(LOG_PAGE, before === undefined ? {} : { before })
  const first = lines[0]?.version ?? 0
  const eyes = eyesOf(viewerOf(link), seats)
  const happened = match.annals.filter(({ version }) => version >= first && version < (before ?? Infinity))
  return { entries: lines.map(line => entry(line, eyes)), happened, before: first === 0 ? null : first }
}

/** What the link showed at the versions before one, or up to the present one. */
export function earlierIn(
  ledger: Pick<Ledger, 'playedBefore'>,
  link: Link,
  { match, seats }: Table,
  before = match.version + 1
): Earlier {
  return earlier(match, ledger.playedBefore(before), eyesOf(viewerOf(link), seats))
}
