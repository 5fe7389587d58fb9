import { expect, test } from 'vitest'
import type { NoticeRow } from '../../../schema/room-tables.ts'
import { type Delivery, operatorFault, temporaryFault } from '../../../worker/deliver/delivery.ts'
import { hasEnded, receipt } from '../../../worker/deliver/receipts.ts'
import { ways } from '../../../worker/deliver/ways/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'

/** When a message is tried again, and when it is given up, by whose fault it is that it was not accepted. */

const NOW = Date.UTC(2100, 0, 4)
const DUE: NoticeRow = {
  seat: 0,
  way: 'mail',
  about: 'turn',
  turn: 1,
  dueAt: NOW,
  firstAt: NOW,
  attempts: 0,
  sentAt: null,
  receipt: null,
  refused: false,
  fault: null,
  failingSince: null,
  counted: false,
  sentDay: 0,
  sentThatDay: 0
}

/** Tried whenever it is due, until it is given up or some days are over; how long each wait was. */
function triedFor(days: number, delivery: (now: number) => Delivery, before = DUE) {
  let notice = before
  const waits: number[] = []
  for (let now = notice.dueAt; now !== null && now < NOW + days * DAY_MS; now = notice.dueAt) {
    notice = receipt(notice, delivery(now), now)
    if (notice.dueAt !== null) waits.push(notice.dueAt - now)
  }
  return { notice, waits }
}

test('what is said of the recipient is tried less and less often, and given up after two weeks', () => {
  const { notice, waits } = triedFor(60, () => temporaryFault('SMTP_450'))
  expect(notice).toMatchObject({ dueAt: null, refused: false, receipt: 'SMTP_450', failingSince: NOW })
  expect([waits[0], Math.max(...waits)]).toEqual([MINUTE_MS, DAY_MS])
})

test('what nobody has asked for is given up after three days', () => {
  const { waits } = triedFor(60, () => temporaryFault('SMTP_450'), { ...DUE, about: 'invitation' })
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(3 * DAY_MS)
})

test('a fault of the operator’s is tried until it passes, every few hours at most', () => {
  const { notice, waits } = triedFor(60, () => operatorFault('SMTP_535'))
  expect(notice).toMatchObject({ fault: 'operator', refused: false, failingSince: NOW })
  expect(Math.max(...waits)).toBe(3 * HOUR_MS)
  expect(hasEnded(ways.mail, [notice])).toBe(false)
})

test('a recipient is given two weeks of their own after an outage of ours', () => {
  const outage = NOW + 20 * DAY_MS
  const { notice, waits } = triedFor(90, now => (now < outage ? operatorFault('NO_MAIL') : temporaryFault('SMTP_450')))
  expect(notice).toMatchObject({ dueAt: null, fault: 'temporary', failingSince: NOW })
  const after = waits.slice(waits.indexOf(MINUTE_MS, 1))
  expect(after[0]).toBe(MINUTE_MS)
  expect(after.reduce((sum, wait) => sum + wait)).toBeGreaterThan(12 * DAY_MS)
})

test('a refusal that names the recipient ends their way at once', () => {
  const refused = receipt(DUE, { failed: 'SMTP_550' }, NOW)
  expect(refused).toMatchObject({ dueAt: null, refused: true, fault: null })
  expect(hasEnded(ways.mail, [refused])).toBe(true)
})
