import type { Seat, Viewer } from '../../engine/game.ts'
import { commitment } from '../../engine/match.ts'
import type { LogRow, MatchRow } from '../../schema/room-tables.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { clock } from '../clock.ts'
import { marksWith } from '../deliver/addresses.ts'
import { isTried } from '../deliver/due.ts'
import type { Env } from '../env.ts'
import { makeGuard } from '../guard.ts'
import type { Link } from '../keys/links.ts'
import { nextLink, seatLink, watcherLink } from '../match/all-links.ts'
import { envelope, type Sight } from '../match/envelope.ts'
import { ownVisit } from '../match/play.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Sockets } from './sockets.ts'

/** How a viewer looks at the table. */
interface Look {
  /** With so many of the last lines as news, whatever the seat has seen. */
  readonly least?: number
  /** By the link of a guest, to whom the seat is lent. */
  readonly guest?: boolean
  /** For a host, who sees what watchers see and has a link to the next match. */
  readonly host?: boolean
}

const NEWS_SHOWN = 40
/** A seat may have several lines in a round: of as many for each seat as this; and as this, where turns turn out to be long. */
const ROUND_SHOWN = 2
const LONG_ROUND_SHOWN = 8

export type Envelopes = ReturnType<typeof makeEnvelopes>

/** What the room lets anybody see of its match, asked or told. */
export function makeEnvelopes(ledger: Ledger, sockets: Sockets, env: Env) {
  const marksOf = marksWith(env)
  let known: (Pick<MatchRow, 'seed' | 'watcherGeneration'> & Pick<Sight, 'watch' | 'commitment'>) | null = null

  function envelopeFor(viewer: Viewer, table: Table, { least = 0, guest = false, host = false }: Look = {}): Envelope {
    const { version } = table.match
    const shown = viewer === 'watcher' ? version : Math.min(shownTo(viewer, table, guest), version - least)
    return envelope({
      ...table,
      viewer,
      guest,
      said: ledger.talk(),
      news: shown >= version ? [] : ledger.newest(NEWS_SHOWN, { after: shown }),
      seen: lastRound(viewer, table).filter(line => line.version <= shown),
      isTried: notice => isTried(notice, { ...table, marksOf, now: clock.now() }),
      usedAt: sockets.usedAt,
      linkTo: row => seatLink(table.match, row, env),
      ...hashed(table.match),
      next: guest ? null : nextLink(table, host ? 'host' : viewer, env),
      now: clock.now()
    })
  }

  /** What stands in every envelope and takes a hash to work out: the same until its watchers' link is replaced. */
  function hashed(match: MatchRow): Pick<Sight, 'watch' | 'commitment'> {
    const { seed, setup, watcherGeneration } = match
    if (seed !== known?.seed || watcherGeneration !== known.watcherGeneration)
      known = { seed, watcherGeneration, watch: watcherLink(match, env), commitment: commitment(seed, setup) }
    return { watch: known.watch, commitment: known.commitment }
  }

  function shownTo(seat: Seat, { match }: Table, guest: boolean): number {
    const visit = match.visits[seat]
    const shown = visit && (guest ? visit : ownVisit(visit)).shown
    return Math.max(shown ?? -1, sockets.shown(seat, guest ? undefined : 'holder') ?? -1)
  }

  /** From the viewer's own last action on; where that is long ago, or there is none, as many lines as there are seats. */
  function lastRound(viewer: Viewer, { seats }: Table): readonly LogRow[] {
    const isOwn = ({ seat }: LogRow) => seat === viewer
    const most = ROUND_SHOWN * seats.length
    const near = ledger.last(most)
    const isLonger = viewer !== 'watcher' && near.length === most && !near.some(isOwn)
    const lines = isLonger ? ledger.last(LONG_ROUND_SHOWN * seats.length) : near
    const own = lines.filter(isOwn).at(-1)
    return own ? lines.filter(({ version }) => version >= own.version) : lines.slice(-seats.length)
  }

  /** Sends the open pages, or those of one viewer, the table as it is now. */
  function tell(table: Table, only?: Viewer): void {
    const guard = makeGuard({ match: table.match.id, version: table.match.version })
    guard.run('guests', () => sockets.closeGuests(table.seats, clock.now()), null)
    const text = (viewer: Viewer, isGuest: boolean) =>
      JSON.stringify({ envelope: envelopeFor(viewer, table, { guest: isGuest }) })
    // Told after the change was written: a page that cannot be told holds up neither the others nor the answer.
    sockets.tell((viewer, isGuest) => guard.run(`page of ${viewer}`, () => text(viewer, isGuest), null), only)
  }

  return { envelopeFor, tell }
}

export function lookBy({ role }: Link): Look {
  return { guest: role === 'guest' }
}
