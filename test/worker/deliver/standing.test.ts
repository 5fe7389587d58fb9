import { expect, test } from 'vitest'
import type { KnownDevice, NoticeRow } from '../../../schema/room-tables.ts'
import type { About, WayName } from '../../../schema/wire/told.ts'
import type { Due } from '../../../worker/deliver/due.ts'
import { delivered, mailState, toldToHost, unreached } from '../../../worker/deliver/standing.ts'
import { NOW, withMail } from '../table.ts'
import { HOUR_MS } from '../time.ts'

/** What is said of how a seat is told, by what came of what it was told. */

const [ann] = withMail(['Ann', 'Ben']).seats
if (!ann) throw new Error('nobody sits there')
const device = { id: '0', name: 'Firefox', since: NOW, endpoint: '', p256dh: '', auth: '' }
const webhook = { kind: 'json', address: 'https://hooks.example.org/x', since: NOW } as const

function notice(way: WayName, about: About, change: Partial<NoticeRow>): NoticeRow {
  const blank = {
    attempts: 1,
    dueAt: null,
    sentAt: null,
    receipt: null,
    refused: false,
    fault: null,
    failingSince: null,
    sentDay: 0,
    sentThatDay: 0
  }
  return { seat: 0, way, about, turn: 1, firstAt: NOW, counted: false, ...blank, ...change }
}

const isTried = () => true
const sent = { sentAt: NOW, receipt: 'k' }
const refused = (at: number) => ({ failingSince: at, refused: true, receipt: 'HTTP_404' })
const trying = (at: number) => ({ failingSince: at, dueAt: NOW + HOUR_MS, receipt: 'UNREACHABLE' })

test('an address that has refused a reminder is not said to get its mail', () => {
  const told = notice('mail', 'turn', sent)
  expect(mailState(ann, [told])).toBe('confirmed')
  expect(mailState(ann, [told, notice('mail', 'reminder', refused(NOW))])).toBe('failed')
  expect(mailState(ann, [told, notice('push', 'reminder', refused(NOW))])).toBe('confirmed')
})

test.each([
  ['nothing fails', [notice('mail', 'turn', sent)], null, null],
  ['mail is refused', [notice('mail', 'turn', refused(NOW))], NOW, NOW],
  ['mail is being tried', [notice('mail', 'turn', trying(NOW - HOUR_MS + 1))], null, null],
  ['… for an hour', [notice('mail', 'turn', trying(NOW - HOUR_MS))], NOW - HOUR_MS, NOW - HOUR_MS],
  ['the webhook is refused, and mail is there', [notice('webhook', 'turn', refused(NOW))], NOW, null],
  [
    'mail has been refused since',
    [notice('webhook', 'turn', refused(NOW - HOUR_MS)), notice('mail', 'last', refused(NOW))],
    NOW - HOUR_MS,
    NOW
  ]
] as const)('when %s, the seat and the others are told so', (_, notices, own, others) => {
  const row = notices.some(({ way }) => way === 'webhook') ? { ...ann, webhook } : ann
  const since = [true, false].map(isOwn => unreached(row, notices, { isOwn, now: NOW, isTried }).unreachedSince)
  expect(since).toEqual([own, others])
})

test('a seat whose only devices are gone is not reached, also when a room that was built again knows no more of it', () => {
  const nowhere = { ...ann, address: null, confirmedAt: null }
  const gone = { ...device, goneAt: NOW - HOUR_MS }
  const since = (devices: readonly KnownDevice[]) =>
    unreached({ ...nowhere, devices }, [], { isOwn: false, now: NOW, isTried }).unreachedSince
  expect([since([gone]), since([gone, device]), since([])]).toEqual([NOW - HOUR_MS, null, null])
})

const byUs = (at: number) => ({
  failingSince: at,
  dueAt: NOW + HOUR_MS,
  receipt: 'NO_MAIL',
  fault: 'operator' as const
})

test('a fault of ours is said to be ours, by whichever way, and no address’s', () => {
  const [since, now] = [NOW - HOUR_MS, NOW]
  const failing = [notice('mail', 'turn', byUs(since))]
  expect(mailState(ann, failing)).toBe('by-us')
  for (const isOwn of [true, false])
    expect(unreached(ann, failing, { isOwn, now, isTried })).toEqual({ unreachedSince: since, unreachedByUs: true })
})

test('beside what its address has refused, a fault of ours hides nothing from its seat', () => {
  const row = { ...ann, webhook }
  const failing = [notice('mail', 'turn', byUs(NOW - HOUR_MS)), notice('webhook', 'turn', refused(NOW))]
  expect(unreached(row, failing, { isOwn: true, now: NOW, isTried })).toEqual({ unreachedSince: NOW - HOUR_MS })
  expect(unreached(row, failing, { isOwn: false, now: NOW, isTried })).toEqual({
    unreachedSince: NOW,
    unreachedByUs: true
  })
})

test('a try that failed for a turn that is over says nothing any more', () => {
  const failing = [notice('mail', 'turn', trying(NOW - 2 * HOUR_MS))]
  for (const isOwn of [true, false])
    expect(unreached(ann, failing, { isOwn, now: NOW, isTried: () => false })).toEqual({ unreachedSince: null })
  const givenUp = [notice('mail', 'turn', refused(NOW))]
  expect(unreached(ann, givenUp, { isOwn: false, now: NOW, isTried: () => false }).unreachedSince).toBe(NOW)
})

test('a letter that another room writes is no fault', () => {
  const waiting = notice('mail', 'turn', { ...byUs(NOW - HOUR_MS), receipt: 'GATHERING' })
  expect(mailState(ann, [waiting])).toBe('confirmed')
})

test('an invitation that failed says nothing of somebody who sits there all the same', () => {
  const failed = [notice('mail', 'invitation', trying(NOW - 2 * HOUR_MS)), notice('mail', 'turn', sent)]
  expect(unreached(ann, failed, { isOwn: false, now: NOW, isTried })).toEqual({ unreachedSince: null })
  const dues = failed.map(one => ({ notice: one, at: NOW + HOUR_MS }))
  expect(toldToHost(ann, failed, dues).map(({ about }) => about)).toEqual(['turn'])
  expect(toldToHost({ ...ann, takenAt: null }, failed, dues)).toHaveLength(2)
})

/** What the host and the seat itself are told of a message. */
const shown = (one: NoticeRow, dues: readonly Due[]) => [
  toldToHost(ann, [one], dues).map(({ state }) => state),
  delivered(ann, [one], dues).receipts.map(({ state }) => state)
]

test('that it is being tried to tell a seat something is said as long as it is', () => {
  const failing = notice('mail', 'turn', trying(NOW - 2 * HOUR_MS))
  const dues = [{ notice: failing, at: NOW + HOUR_MS }]
  const nextTurn = [{ notice: { ...failing, turn: 2 }, at: NOW + HOUR_MS }]
  expect(shown(failing, dues)).toEqual([['trying'], ['trying']])
  // The turn is over, or it is the next one.
  for (const due of [[], nextTurn]) expect(shown(failing, due)).toEqual([[], []])
  // Something else has got through by the same way.
  expect(shown({ ...failing, failingSince: null }, dues)).toEqual([[], []])
  const givenUp = { ...failing, dueAt: null }
  expect(shown(givenUp, [])).toEqual([['given-up'], ['given-up']])
})
