import * as fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { rfc5322 } from '../../../../worker/deliver/mail/rfc5322.ts'
import { HARD, hardMessage } from './peers.ts'

const SENT = { key: 'k', at: Date.UTC(2100, 0, 4, 9, 5, 7) }
const message = hardMessage('zoe@example.org')
const written = rfc5322(message, SENT)

describe('a message as SMTP carries it', () => {
  test('is read back by another’s parser as it was meant', async () => {
    const read = await PostalMime.parse(written)
    expect(read).toMatchObject({
      from: { name: 'Slow Boat', address: 'post@boat.example' },
      to: [{ address: 'zoe@example.org' }],
      replyTo: [{ address: message.replyTo }],
      subject: HARD.subject,
      date: '2100-01-04T09:05:07.000Z',
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@boat\.example>$/),
      attachments: []
    })
    expect(read.text?.replaceAll('\r\n', '\n')).toContain(HARD.text.trimEnd())
    expect(read.html?.replaceAll('\r\n', '\n')).toContain(HARD.html.trimEnd())
    const headers = Object.fromEntries(read.headers.map(({ originalKey, value }) => [originalKey, value]))
    expect(headers).toMatchObject(message.headers)
  })

  test('has each header once, and no more than it should', async () => {
    const { headers } = await PostalMime.parse(written)
    const names = headers.map(({ originalKey }) => originalKey)
    expect(names).toEqual(
      `From To Reply-To Subject Date Message-ID Auto-Submitted Content-Language References In-Reply-To List-Id
       List-Unsubscribe List-Unsubscribe-Post MIME-Version Content-Type`.split(/\s+/)
    )
  })

  test('is short lines of ASCII, all ended in the same way', () => {
    expect(written).toMatch(/^[\x20-\x7e\r\n]*$/)
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...written.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(78)
    expect(written.split('\r\n').filter(line => line.endsWith(' '))).toEqual([])
  })

  test('is read back whatever it says', async () => {
    const subjects = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter(isSubject)
    const body = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }).filter(text => /^[^\p{C}]+$/u.test(text))
    await fc.assert(
      fc.asyncProperty(subjects, fc.array(body, { minLength: 1, maxLength: 4 }), async (subject, lines) => {
        const text = lines.join('\n')
        const read = await PostalMime.parse(rfc5322({ ...message, subject, text }, SENT))
        expect(read.subject).toBe(subject)
        expect(read.text?.trimEnd()).toBe(text.trimEnd())
      })
    )
  })

  test('begins a subject beside its name, however it is written', () => {
    for (const subject of ['Your turn: Tranquility with Anna and Chloé · boat Lemobi', '·'.repeat(60), 'ö'.repeat(80)])
      expect(rfc5322({ ...message, subject }, SENT)).toMatch(/^Subject: =\?utf-8\?B\?.{1,60}\?=\r$/m)
  })

  test('has no line that could not be carried', () => {
    const headers = { 'X-Long': 'x'.repeat(1100) }
    expect(() => rfc5322({ ...message, headers }, SENT)).toThrow('TOO_LONG in header')
  })
})

// White space at its ends, or doubled, is folded away.
function isSubject(text: string): boolean {
  return /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(text) && text === text.trim() && !/\s{2}/.test(text)
}
