import { parseEarlyEndLine } from '../../engine/early-end.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Drafted } from '../../schema/room-tables.ts'
import type { Acted, CardAsked } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { readNumbered, refusalSentence } from '../../web/server.ts'
import { clock } from '../clock.ts'
import type { Guard } from '../guard.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { type Came, madeBefore } from '../match/again.ts'
import { checkBegun } from '../match/begin.ts'
import { type List, numberRefusal } from '../match/numbered.ts'
import { typedLine } from '../match/typed.ts'
import { atHelm } from '../match/piloting.ts'
import { refuseCard, settle, takeBack } from '../match/play.ts'
import { actOn, type AskedLines, keyOfLine } from '../match/several.ts'
import { refuseLater, takeBackLines } from '../match/withdrawing.ts'
import { type Envelopes, lookBy } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly ledger: Pick<Ledger, 'lineOf' | 'table'>
  readonly writer: Pick<Writer, 'store' | 'changeSeat'>
  readonly envelopeFor: Envelopes['envelopeFor']
}

/** The lines of an answer, on a version, under a key. */
export type Lines = Pick<AskedLines, 'lines' | 'numbered' | 'version' | 'key'>

export type Playing = ReturnType<typeof makePlaying>

/** What a seat does in the match, from the draft to the line. */
export function makePlaying({ ledger, writer, envelopeFor }: Needs) {
  function settleThose(table: Table, isDue: (draft: Drafted) => boolean): Table {
    const settled = settle(table.match, isDue, clock.now())
    return settled.match === table.match ? table : writer.store(table, settled)
  }

  function trySettlingTogether(): boolean {
    try {
      settleThose(ledger.table(), isDue)
      return true
    } catch {
      // Of which seat it was is found out, and reported, by settling each by itself.
      return false
    }
  }

  /** By a number of the list that its seat was shown, or by a line. */
  function lineMeant(table: Table, link: Link, said: string, list: List | null): string {
    const envelope = envelopeFor(link.seat, table, lookBy(link))
    const typed = typedLine(said)
    const wrong = numberRefusal(envelope, typed, list)
    if (wrong) throw new Refusal(wrong)
    return readNumbered(envelope, typed)
  }

  /** What came of an answer, as its seat is told it. */
  function answer(table: Table, link: Link, { made, lines }: Came): Acted {
    const { language } = takenSeat(table, link)
    const { game } = table.match.setup
    const worded = lines.map(({ refused, ...verdict }) => {
      const message = refused && refusalSentence({ ...refused, game, language })
      return { ...verdict, refused: refused && message !== null ? { ...refused, message } : null }
    })
    return { ...envelopeFor(link.seat, table, lookBy(link)), made, lines: worded }
  }

  return {
    act(table: Table, link: Link, asked: Lines): Acted {
      const row = takenSeat(table, link)
      const { seat, settleAtOnce } = row
      const isGuest = link.role === 'guest'
      const whole = { ...asked, seat, atOnce: settleAtOnce, ...(isGuest && { by: 'guest' as const }) }
      const before = madeBefore(table.match, whole, ledger.lineOf)
      if (before) return answer(table, link, before)
      const { verdicts, ...played } = actOn(table.match, whole, meant, clock.now())
      const stored = played.match === table.match ? table : writer.store(table, played)
      const [first] = verdicts
      // Nothing was played.
      if (first?.refused) throw new Refusal(first.refused.code, first.refused.facts)
      const after = writer.changeSeat(stored, seat, atHelm(row))
      const last = keyOfLine(asked.key, verdicts.filter(({ refused }) => !refused).length - 1)
      const made = played.lines.find(line => line.seat === seat && line.key === last)
      return answer(after, link, { made: made?.version ?? null, lines: verdicts })

      function meant(said: string): string {
        const line = asked.numbered === undefined ? said : lineMeant(table, link, said, asked.numbered)
        // Whether its seat plays on is no guest's to say.
        if (isGuest && parseEarlyEndLine(line)) throw new Refusal('NOT_FOR_THIS_LINK')
        checkBegun(table, line)
        return line
      }
    },

    /** Refused with what speaks against a card of the hand; the envelope where nothing does. */
    against(table: Table, link: Link, { card }: CardAsked): Envelope {
      const { seat } = takenSeat(table, link)
      refuseCard(table.match, seat, card)
      return envelopeFor(seat, table, lookBy(link))
    },

    takeBack(table: Table, link: Link): Envelope {
      const { seat } = link
      const after = writer.store(table, { match: takeBack(table.match, seat, clock.now()), lines: [] })
      return envelopeFor(seat, after, lookBy(link))
    },

    /** Takes back an answer of which nobody knows whether it has come; comes it later, nothing of it is played. */
    withdraw(table: Table, link: Link, asked: Lines): Envelope {
      const { seat } = takenSeat(table, link)
      const { match } = table
      const whole = { ...asked, seat, atOnce: false }
      const made = madeBefore(match, whole, ledger.lineOf)
      if (made && made.made !== null) throw new Refusal('NOTHING_TO_TAKE_BACK')
      const withdrawn = made ? takeBackLines(match, whole, clock.now()) : refuseLater(match, whole)
      const after = withdrawn === match ? table : writer.store(table, { match: withdrawn, lines: [] })
      return envelopeFor(seat, after, lookBy(link))
    },

    /** The seat turns over its cards. Where its draft has been settled already, there is nothing to do. */
    settle(table: Table, link: Link): Envelope {
      const after = settleThose(table, ({ seat }) => seat === link.seat)
      return envelopeFor(link.seat, after, lookBy(link))
    },

    /** All in one write; where that throws seat by seat, so that one whose drafts cannot be settled leaves the others theirs. */
    settleDue(guard: Guard): void {
      const { drafts } = ledger.table().match
      const seats = new Set(drafts.filter(isDue).map(({ seat }) => seat))
      if (seats.size > 1 && trySettlingTogether()) return
      for (const due of seats) {
        const isMeant = (draft: Drafted) => draft.seat === due && isDue(draft)
        guard.run(`drafts of seat ${due}`, () => settleThose(ledger.table(), isMeant), null)
      }
    }
  }
}

function isDue({ settlesAt }: Drafted): boolean {
  return settlesAt <= clock.now()
}
