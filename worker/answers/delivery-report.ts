import type { Email } from 'postal-mime'
import type { DeliveryReport, Outcome } from '../deliver/reports/report.ts'
import { bounceOf, statusIn } from '../deliver/reports/status.ts'
import { parseMail } from './read.ts'

/*
 * What mail servers write to the sender of a mail's envelope: reports (RFC 3464), those of servers that know no such form, and
 * complaints (RFC 5965). Notices of absence come to the same address and report nothing.
 */

/** What a mail to a return path reports; null where it reports nothing, or nothing that could be understood. */
export async function readDeliveryReport(raw: ArrayBuffer, from: string, now: number): Promise<DeliveryReport | null> {
  const mail = await parseMail(raw)
  const found =
    mail && (complaintIn(mail) ?? statusReportIn(mail) ?? (isReport(mail) ? null : freeReportIn(mail, from)))
  return found && { at: now, ...found }
}

type Found = Pick<DeliveryReport, 'outcome' | 'code'>

function isReport({ headers }: Email): boolean {
  return headers.some(({ key, value }) => key === 'content-type' && /^\s*multipart\/report\b/i.test(value))
}

function complaintIn(mail: Email): Found | null {
  const [fields] = fieldsOf(mail, ['message/feedback-report'])
  const type = fields?.get('feedback-type')?.toLowerCase()
  return type && type !== 'not-spam' ? { outcome: 'complaint', code: 'COMPLAINT' } : null
}

/** The report about the one to whom our mail went; the first group of fields is about the server that writes it. */
function statusReportIn(mail: Email): Found | null {
  const groups = fieldsOf(mail, ['message/delivery-status', 'message/global-delivery-status'])
  const fields = groups.find(group => group.has('action'))
  if (!fields) return null
  const [action = ''] = (fields.get('action') ?? '').toLowerCase().split(/[\s(]/)
  const [, kind, detail] = /^\s*([245])\.(\d{1,3}\.\d{1,3})/.exec(fields.get('status') ?? '') ?? []
  const diagnosed = statusIn(fields.get('diagnostic-code') ?? '')
  const isVague = detail === undefined || detail === '0.0'
  const status = isVague ? diagnosed : { code: diagnosed.code, detail }
  const outcome = action === 'failed' ? failedFor(kind, status) : OUTCOMES.get(action)
  return outcome ? { outcome, code: codeOf(outcome, kind, status.detail ?? detail) } : null
}

function failedFor(kind: string | undefined, status: ReturnType<typeof statusIn>): Outcome {
  const passes = kind === '4' || (kind === undefined && status.code < 500)
  return passes ? 'soft-bounce' : bounceOf(status)
}

const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['delayed', 'delayed'],
  ['delivered', 'delivered']
])

function codeOf(outcome: Outcome, kind = '5', detail: string | null | undefined = null): string {
  const name = outcome.replace('-', '_').toUpperCase()
  return detail === null ? name : `${name}_${kind}.${detail}`
}

/** What each group of fields in a part of such a type says; a field may go on on the next line. */
function fieldsOf(mail: Email, types: readonly string[]): readonly Map<string, string>[] {
  const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  if (!part) return []
  const { content } = part
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(group => new Map(group.split('\n').flatMap(fieldIn)))
}

function fieldIn(line: string): [string, string][] {
  const [, name = '', value = ''] = /^([A-Za-z0-9-]+):(.*)/s.exec(line) ?? []
  return name ? [[name.toLowerCase(), value.trim()]] : []
}

const MACHINES = /^(mailer-daemon|postmaster)@/i
const FAILED =
  /undeliver(able|ed)|returned mail|returned to sender|failure notice|delivery (status|failure|failed|has failed|problem)|(mail|message) (delivery )?(failed|failure|system error)|could not be delivered|unzustellbar|nicht zugestellt|non remis|échec|non distribu/i
const DELAYED = /\b(warning|delayed|delay|verzögert|retard)\b/i
/** Where the mail that came back begins: it is ours, and says nothing of why. */
const COPY = /^.*(this is a copy of|below this line is a copy|original message|message headers? follow).*$/im
const MOST_READ = 4000

/** What a server says that writes in no form: its own words, with a code among them. */
function freeReportIn({ headers, subject = '', text = '' }: Email, from: string): Found | null {
  const isMarked = headers.some(({ key }) => key === 'x-failed-recipients')
  const isMachine = from === '' || from === '<>' || MACHINES.test(from)
  if (!isMarked && !(isMachine && (FAILED.test(subject) || DELAYED.test(subject)))) return null
  if (!isMarked && DELAYED.test(subject) && !FAILED.test(subject.replace(/delivery (status )?/i, '')))
    return { outcome: 'delayed', code: 'DELAYED' }
  const [own = ''] = text.slice(0, MOST_READ).split(COPY)
  const status = statusIn(own)
  const [, kind] = /(?:^|[^\d.])([45])\.\d{1,3}\.\d{1,3}/.exec(own) ?? []
  if (!isMarked && status.code === 0 && status.detail === null) return null
  const passes = kind === '4' || (kind === undefined && status.code > 0 && status.code < 500)
  const outcome = passes ? 'soft-bounce' : bounceOf(status)
  return { outcome, code: codeOf(outcome, kind, status.detail) }
}
