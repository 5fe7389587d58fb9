import { phrasesOfSilentGame } from '../../engine/defaults.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Notes } from '../../schema/wire/marks.ts'
import type { NotesAsked } from '../../schema/wire/seat.ts'
import type { Say } from '../../schema/wire/talk.ts'
import { clock } from '../clock.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { gameOf } from '../match/play.ts'
import { say, TALK_KEPT, TALK_READ } from '../match/talk.ts'
import { type Envelopes, lookBy } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly ledger: Pick<Ledger, 'write' | 'said' | 'insertSaid' | 'notes' | 'putNotes'>
  readonly envelopes: Envelopes
  readonly writer: Pick<Writer, 'changeSeat'>
}

export type Talking = ReturnType<typeof makeTalking>

/** What a seat says to the others, and what it notes for itself. */
export function makeTalking({ ledger, envelopes, writer }: Needs) {
  function notes(table: Table, { seat }: Link): Notes {
    return { text: ledger.notes(seat), marks: table.seats[seat]?.marks ?? {} }
  }

  return {
    say(table: Table, link: Link, asked: Say): Envelope {
      const { seat } = takenSeat(table, link)
      // What a guest says in their own words would stand there as the holder's.
      if (
        link.role === 'guest' &&
        !phrasesOfSilentGame(gameOf(table.match), table.match.state, seat).includes(asked.text)
      )
        throw new Refusal('NOT_FOR_THIS_LINK')
      const said = say(table.match, seat, asked, ledger.said(TALK_READ), clock.now())
      if (said) ledger.write(() => ledger.insertSaid(said, TALK_KEPT))
      if (said) envelopes.tell(table)
      return envelopes.envelopeFor(seat, table, lookBy(link))
    },

    notes,

    /** Its other devices are shown what it marks, and nobody else is told that it has. */
    putNotes(table: Table, link: Link, { text, marks }: NotesAsked): Notes {
      const { seat } = takenSeat(table, link)
      if (text !== undefined) ledger.write(() => ledger.putNotes(seat, text))
      if (!marks) return notes(table, link)
      const marked = writer.changeSeat(table, seat, { marks })
      envelopes.tell(marked, seat)
      return notes(marked, link)
    }
  }
}
