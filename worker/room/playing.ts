import { leavingLine } from '../../engine/leaving.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Drafted } from '../../schema/room-tables.ts'
import type { Act, Acted, CardAsked } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { clock } from '../clock.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { findMade, madeBefore } from '../match/again.ts'
import { checkBegun } from '../match/begin.ts'
import { atHelm } from '../match/piloting.ts'
import { act, refuseCard, settle, takeBack } from '../match/play.ts'
import { type Envelopes, lookBy } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly ledger: Pick<Ledger, 'lineOf'>
  readonly writer: Pick<Writer, 'store' | 'changeSeat'>
  readonly envelopeFor: Envelopes['envelopeFor']
}

export type Playing = ReturnType<typeof makePlaying>

/** What a seat does in the match, from the draft to the line. */
export function makePlaying({ ledger, writer, envelopeFor }: Needs) {
  function settleThose(table: Table, isDue: (draft: Drafted) => boolean): Table {
    const settled = settle(table.match, isDue, clock.now())
    return settled.match === table.match ? table : writer.store(table, settled)
  }

  return {
    act(table: Table, link: Link, asked: Act): Acted {
      const row = takenSeat(table, link)
      const { seat, settleAtOnce } = row
      const isGuest = link.role === 'guest'
      // Whether its seat plays on is no guest's to say.
      if (isGuest && leavingLine(asked.line)) throw new Refusal('NOT_FOR_THIS_LINK')
      const whole = { ...asked, seat, atOnce: settleAtOnce, ...(isGuest && { by: 'guest' as const }) }
      const before = madeBefore(table.match, whole, ledger.lineOf)
      if (before) return { ...envelopeFor(seat, table, lookBy(link)), made: before.version }
      checkBegun(table, asked.line)
      const played = act(table.match, whole, clock.now())
      const stored = writer.store(table, played)
      if (played.refused) throw played.refused
      const after = writer.changeSeat(stored, seat, atHelm(row))
      const made = played.lines.find(line => line.seat === seat && line.key === asked.key)
      return { ...envelopeFor(seat, after, lookBy(link)), made: made?.version ?? null }
    },

    /** The envelope, if an action was sent under this key before. */
    acted(table: Table, link: Link, { version, key }: Pick<Act, 'version' | 'key'>): Envelope | null {
      const { seat } = link
      const before = findMade(table.match, { seat, version, key }, ledger.lineOf)
      return before ? envelopeFor(seat, table, lookBy(link)) : null
    },

    /** Refused with what speaks against a card of the hand; the envelope where nothing does. */
    against(table: Table, link: Link, { card }: CardAsked): Envelope {
      const { seat } = takenSeat(table, link)
      refuseCard(table.match, seat, card)
      return envelopeFor(seat, table, lookBy(link))
    },

    takeBack(table: Table, link: Link): Envelope {
      const { seat } = link
      const after = writer.store(table, { match: takeBack(table.match, seat), lines: [] })
      return envelopeFor(seat, after, lookBy(link))
    },

    /** The seat turns over its cards. Where its draft has been settled already, there is nothing to do. */
    settle(table: Table, link: Link): Envelope {
      const after = settleThose(table, ({ seat }) => seat === link.seat)
      return envelopeFor(link.seat, after, lookBy(link))
    },

    settleDue(table: Table): void {
      settleThose(table, ({ settlesAt }) => settlesAt <= clock.now())
    }
  }
}
