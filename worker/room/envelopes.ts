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
  /** With at least so many of the last lines as news, whatever the seat has seen. */
  function envelopeFor(viewer: Viewer, table: Table, least = 0): Envelope {
    const { version, visits } = table.match
    const seen = viewer === 'watcher' ? null : Math.max(visits[viewer]?.shown ?? -1, sockets.shown(viewer) ?? -1)
    const shown = seen === null ? null : Math.min(seen, version - least)
    return envelope({
      ...table,
      viewer,
      said: ledger.talk(),
      news: shown === null || shown >= version ? [] : ledger.newest(NEWS_SHOWN, { after: shown }),
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
