import { Refusal } from '../../engine/refusal.ts'
import { readDeliveryReport } from '../answers/delivery-report.ts'
import { clock } from '../clock.ts'
import { marksWith } from '../deliver/addresses.ts'
import { returnedTo } from '../deliver/mail/return-path.ts'
import { placesMailed } from '../deliver/mailed-places.ts'
import { readCloudflareEvent } from '../deliver/reports/cloudflare.ts'
import type { DeliveryReport, ReportedMail } from '../deliver/reports/report.ts'
import { readResendEvent } from '../deliver/reports/resend.ts'
import type { Env } from '../env.ts'
import { readBody } from '../http/body.ts'
import type { Bound, RoomStub } from '../http/bound.ts'
import type { ReturnPath } from '../keys/return-paths.ts'
import { isSigned } from '../keys/svix.ts'
import { reportBug } from '../report.ts'
import { wishAfterwards } from '../room/erasing.ts'
import { keepWishes } from '../room/directory.ts'

/** Nobody writes more than this before the mail that comes back. */
const MOST_REPORT_BYTES = 65_536

/** Resend's webhook. What is signed and not understood, or about no mail of ours, is answered as well: it would be sent again for days. */
export async function postResend(context: Bound) {
  const { env, req } = context
  const { RESEND_WEBHOOK_SECRET: secret } = env
  if (!secret) throw new Refusal('NOT_FOUND')
  const { bytes } = await readBody(req.raw)
  if (!isSigned(req.raw.headers, bytes, secret, clock.now())) throw new Refusal('NOT_SIGNED')
  const found = readResendEvent(parsed(bytes), clock.now())
  const mail = found && returnedTo(found.tag, env)
  if (found && mail) await reportOf(mail, found.report, env)
  return context.body(null, 204)
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** What Cloudflare's Email Service puts into a queue. Each message is tried by itself, and again as often as the queue does. */
export async function takeEvents({ messages }: Pick<MessageBatch, 'messages'>, env: Env): Promise<void> {
  for (const message of messages) {
    try {
      await takeEvent(message.body, env)
      message.ack()
    } catch (error) {
      reportBug(error, {}, 'REPORT_FAILED')
      message.retry()
    }
  }
}

async function takeEvent(body: unknown, env: Env): Promise<void> {
  const found = readCloudflareEvent(body, clock.now())
  if (!found) return
  const { recipient, id, report } = found
  const { hash: address, inbox } = marksWith(env)(recipient)
  for (const { match, seat } of await placesMailed(inbox, env)) await tell(match, { seat, address, id }, report, env)
  // Whatever else is written to that inbox asks D1 first.
  if (report.outcome === 'complaint') await keepWishes([{ inbox, wanted: false, at: report.at }], env)
}

/** A mail to a return path: what it reports, if anything. A server that reports is not answered, whatever comes of it. */
export async function receiveReport(
  { from, raw }: Pick<ForwardableEmailMessage, 'from' | 'raw'>,
  mail: ReturnPath,
  env: Env
): Promise<void> {
  const report = await readDeliveryReport(await beginningOf(raw), from, clock.now())
  if (report) await reportOf(mail, report, env)
}

/** The report stands before the mail that comes back with it. */
async function beginningOf(raw: ReadableStream<Uint8Array>): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(MOST_REPORT_BYTES)
  let length = 0
  for await (const chunk of raw) {
    const part = chunk.subarray(0, MOST_REPORT_BYTES - length)
    bytes.set(part, length)
    length += part.length
    if (length === MOST_REPORT_BYTES) break
  }
  return bytes.slice(0, length).buffer
}

async function reportOf({ match, ...mail }: ReturnPath, report: DeliveryReport, env: Env): Promise<void> {
  const isDeleted = (await tell(match, mail, report, env)) === 'MATCH_DELETED'
  if (!isDeleted || report.outcome !== 'complaint') return
  await wishAfterwards({ match, role: 'unsubscribe', ...mail }, { wanted: false, at: report.at }, env)
}

/** Why it came to nothing, if it did; a fault of ours is raised, so that the report is brought again. */
async function tell(match: string, mail: ReportedMail, report: DeliveryReport, env: Env): Promise<string | null> {
  const room = env.ROOM.getByName(match) as unknown as RoomStub
  const answer = await room.reported(mail, report)
  if (!('refused' in answer)) return null
  if (AGAIN.includes(answer.refused.code)) throw new Error(`room answered "${answer.refused.code}"`)
  return answer.refused.code
}

const AGAIN = ['BROKEN', 'TOO_MANY']
