import type { Viewer } from '../../engine/game.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { watcherLink } from '../match/all-links.ts'
import { envelope } from '../match/envelope.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Sockets } from './sockets.ts'

const NEWS_SHOWN = 40

export type Envelopes = ReturnType<typeof makeEnvelopes>

/** What the room lets anybody see of its match, asked or told. */
export function makeEnvelopes(ledger: Ledger, sockets: Sockets, env: Env) {
  function envelopeFor(viewer: Viewer, table: Table): Envelope {
    const shown =
      viewer === 'watcher' ? null : Math.max(table.match.visits[viewer]?.shown ?? -1, sockets.shown(viewer) ?? -1)
    return envelope({
      ...table,
      viewer,
      said: ledger.talk(),
      news: shown === null || shown >= table.match.version ? [] : ledger.newest(NEWS_SHOWN, { after: shown }),
      usedAt: sockets.usedAt,
      watch: watcherLink(table.match, env),
      now: clock.now()
    })
  }

  /** Sends the open pages, or those of one viewer, the table as it is now. */
  function tell(table: Table, only?: Viewer): void {
    sockets.tell(viewer => JSON.stringify({ envelope: envelopeFor(viewer, table) }), only)
  }

  return { envelopeFor, tell }
}
