import type { SeatRow } from '../../schema/room-tables.ts'
import { clock } from '../clock.ts'
import { addressesOf, type MarksOf } from '../deliver/addresses.ts'
import type { DigestDirectory } from '../deliver/digest/directory.ts'
import { addressee } from '../deliver/host.ts'
import { afterReport } from '../deliver/reports/apply.ts'
import type { DeliveryReport, ReportedMail } from '../deliver/reports/report.ts'
import { checkKept } from '../match/admit.ts'
import { reportBug } from '../report.ts'
import type { Answer } from './answer.ts'
import type { Consents } from './consents.ts'
import type { Envelopes } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Writer } from './writer.ts'

/** The room of another match that was told in the same letter. */
export interface ReportedRoom {
  reported(mail: ReportedMail, report: DeliveryReport): Promise<Answer<unknown>>
}

interface Needs {
  readonly marksOf: MarksOf
  readonly ledger: Pick<Ledger, 'table' | 'write' | 'putNotice' | 'reached'>
  readonly writer: Pick<Writer, 'changeSeat' | 'arm'>
  readonly consents: Pick<Consents, 'complain'>
  readonly tell: Envelopes['tell']
  roomOf(match: string): ReportedRoom
  directoryOf(match: string, address: string): Pick<DigestDirectory, 'members'>
}

export type Reports = ReturnType<typeof makeReports>

/** What became of this match's mails after they were accepted. */
export function makeReports({ marksOf, ledger, writer, consents, tell, roomOf, directoryOf }: Needs) {
  return async (table: Table, mail: ReportedMail, report: DeliveryReport): Promise<void> => {
    const row = addressee(table, mail.seat)
    if (!row) return
    if (report.outcome === 'complaint') return complain(table, row, mail, report)
    checkKept(table.match)
    const reported = afterReport(mail, report, { row, notices: table.notices, marksOf, now: clock.now() })
    if (!reported) return
    const { notice, seat } = reported
    const id = table.notices.find(
      one => one.seat === row.seat && one.way === 'mail' && one.about === notice.about
    )?.receipt
    ledger.write(() => {
      if (report.outcome === 'delivered') ledger.reached(notice)
      ledger.putNotice(notice)
      const written = ledger.table(table.alarmAt)
      writer.arm(Object.keys(seat).length > 0 ? writer.changeSeat(written, row.seat, seat) : written)
    })
    tell(ledger.table())
    // The letter of a day tells of several matches, and comes back to one.
    if ('generation' in mail && row.hours.gathered && id) await tellOthers(table.match.id, row, { id, report })
  }

  /** Its owner's word like that by the link at the end of the mail: the same way, and the same way back. */
  async function complain(table: Table, row: SeatRow, mail: ReportedMail, { at }: DeliveryReport): Promise<void> {
    const generation = 'generation' in mail ? mail.generation : generationOf(row, mail.address)
    if (generation === undefined) return
    await consents.complain({ match: table.match.id, role: 'unsubscribe', seat: row.seat, generation }, at)
  }

  function generationOf(row: SeatRow, address: string): number | undefined {
    return addressesOf(row, marksOf).find(({ hash }) => hash === address)?.generation
  }

  async function tellOthers(match: string, row: SeatRow, { id, report }: { id: string; report: DeliveryReport }) {
    const address = marksOf(row.address ?? '').hash
    try {
      const places = await directoryOf(match, address).members()
      const others = places.filter(place => place.match !== match || place.seat !== row.seat)
      await Promise.all(others.map(place => roomOf(place.match).reported({ seat: place.seat, address, id }, report)))
    } catch (error) {
      reportBug(error, { match }, 'DIGEST_FAILED')
    }
  }
}
