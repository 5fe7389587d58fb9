import { expect, test } from 'vitest'
import { atomFeed } from '../../web/brief/atom.ts'
import { calendar } from '../../web/brief/calendar.ts'
import type { Fed } from '../../schema/wire/fed.ts'

const DAY_MS = 86_400_000
const SINCE = Date.UTC(2026, 1, 27, 23, 30)
const fed: Fed = {
  match: '00112233445566778899',
  seat: 1,
  game: 'a, b; c\\d & <long> "game" of many words, und so weiter: läuft und läuft und läuft und läuft',
  language: 'de',
  zone: 'Europe/Berlin',
  turn: { number: 4, since: SINCE },
  isOver: false,
  changedAt: SINCE
}
const asked = { fed, origin: 'https://boat.example.org', self: 'https://boat.example.org/s/x.atom', now: SINCE }

/** Lines that were folded are whole again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('days are those of the seat, and the last is the one after today', () => {
  const [from, to] = ['DTSTART;', 'DTEND;'].map(name => linesOf(calendar(asked)).find(line => line.startsWith(name)))
  expect([from, to]).toEqual(['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301'])
  const later = linesOf(calendar({ ...asked, now: SINCE + 3 * DAY_MS }))
  expect(later).toContain('DTEND;VALUE=DATE:20260304')
})

test('what calendars read as signs is marked, and lines are folded between letters', () => {
  const text = calendar(asked)
  const summary = linesOf(text).find(line => line.startsWith('SUMMARY'))
  expect(summary).toBe(
    'SUMMARY:a\\, b\\; c\\\\d & <long> "game" of many words\\, und so weiter: läuft und läuft und läuft und läuft · Boot Vuvabi · Du bist dran.'
  )
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('�')
})

test('what XML reads as signs is marked', () => {
  const text = atomFeed(asked)
  expect(text).toContain('c\\d &amp; &lt;long&gt; &quot;game&quot;')
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
})
