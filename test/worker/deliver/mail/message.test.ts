import { describe, expect, test } from 'vitest'
import { checkedHeaders } from '../../../../worker/deliver/mail/headers.ts'
import { MessageRefused, type Parcel, writeMessage } from '../../../../worker/deliver/mail/index.ts'
import { isolated } from '../../../../web/words/isolated.ts'

const parcel: Parcel = {
  origin: 'https://boat.example',
  from: 'post@boat.example',
  to: 'zoe@example.org',
  match: 'AbCdEfGhIjKlMn',
  seat: 2,
  language: 'fr',
  unsubscribe: 'https://boat.example/u/AbC_-9',
  letter: { subject: 'Tranquility avec Zoé', text: 'À toi de jouer.\n', html: '<p>À toi de jouer.</p>' }
}

function refusal(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof MessageRefused) return `${error.code} ${error.part}`
    throw error
  }
  return 'accepted'
}

const withLetter = (part: Partial<Parcel['letter']>) =>
  refusal(() => writeMessage({ ...parcel, letter: { ...parcel.letter, ...part } }))

describe('a message', () => {
  test('goes to one person, from Slow Boat, under its own subject', () => {
    const { from, to, subject, text, html } = writeMessage(parcel)
    expect({ from, to, subject }).toEqual({
      from: { name: 'Slow Boat', email: 'post@boat.example' },
      to: 'zoe@example.org',
      subject: 'Tranquility avec Zoé'
    })
    expect({ text, html }).toEqual({ text: parcel.letter.text, html: parcel.letter.html })
  })

  test('says what it is, how to end it, and which thread it belongs to', () => {
    expect(writeMessage(parcel).headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'fr',
      References: '<AbCdEfGhIjKlMn.2@boat.example>',
      'In-Reply-To': '<AbCdEfGhIjKlMn.2@boat.example>',
      'List-Id': 'Slow Boat <AbCdEfGhIjKlMn.boat.example>',
      'List-Unsubscribe': '<https://boat.example/u/AbC_-9>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
    })
  })

  test('keeps a thread for each seat of each match', () => {
    const root = (part: Partial<Parcel>) => writeMessage({ ...parcel, ...part }).headers.References
    expect(new Set([root({}), root({ seat: 1 }), root({ match: 'other' })]).size).toBe(3)
    expect(root({ letter: { ...parcel.letter, text: 'later' } })).toBe(root({}))
  })

  test.each([
    'zoe@example.org\r\nBcc: all@example.org',
    'zoe@example.org\nBcc: all@example.org',
    'zoe@example.org\0',
    'zoe@example.org,all@example.org',
    'zoe@example.org;all@example.org',
    'zoe@example.org all@example.org',
    'Zoe <zoe@example.org>',
    '<zoe@example.org>',
    '"zoe all"@example.org',
    'zoe(all)@example.org',
    'zoe@all@example.org',
    'zoé@example.org',
    'zoe@éxample.org',
    '.zoe@example.org',
    'zoe..all@example.org',
    'zoe.@example.org',
    'zoe@-example.org',
    'zoe@example',
    'zoe@[127.0.0.1]',
    'zoe@',
    '@example.org',
    '',
    `${'z'.repeat(65)}@example.org`,
    `zoe@${'example.'.repeat(40)}org`
  ])('is not sent to %j', to => {
    expect(refusal(() => writeMessage({ ...parcel, to }))).toBe('ADDRESS to')
    expect(refusal(() => writeMessage({ ...parcel, from: to }))).toBe('ADDRESS from')
  })

  test.each(["o'neil+boat@mail.example.org", 'a_b-c.d@x.co', `${'z'.repeat(64)}@example.org`])('is sent to %j', to => {
    expect(writeMessage({ ...parcel, to }).to).toBe(to)
  })

  test('has a subject in which a name that is read from right to left keeps to itself', () => {
    const subject = `Your turn: ${isolated('דנה כהן')} played`
    expect(subject).toContain('\u2068')
    expect(writeMessage({ ...parcel, letter: { ...parcel.letter, subject } }).subject).toBe(subject)
  })

  test.each([
    ['Turn\r\nBcc: all@example.org', 'CONTROL_CHARACTER subject'],
    ['Turn\nBcc: all@example.org', 'CONTROL_CHARACTER subject'],
    ['Turn\rBcc: all@example.org', 'CONTROL_CHARACTER subject'],
    ['Turn\0', 'CONTROL_CHARACTER subject'],
    ['Turn\t2', 'CONTROL_CHARACTER subject'],
    ['Turn\u0085Bcc: all@example.org', 'CONTROL_CHARACTER subject'],
    ['Turn\u2028Bcc: all@example.org', 'CONTROL_CHARACTER subject'],
    ['Turn\u2029Bcc: all@example.org', 'CONTROL_CHARACTER subject'],
    ['Turn \u202etxt.exe', 'CONTROL_CHARACTER subject'],
    ['Turn \ud800', 'CONTROL_CHARACTER subject'],
    ['x'.repeat(201), 'TOO_LONG subject'],
    [' ', 'EMPTY subject'],
    ['', 'EMPTY subject']
  ])('has no subject %j', (subject, expected) => {
    expect(withLetter({ subject })).toBe(expected)
  })

  test.each([
    ['a\0b', 'CONTROL_CHARACTER'],
    ['a\rb', 'CONTROL_CHARACTER'],
    ['a\u001b[31mb', 'CONTROL_CHARACTER'],
    ['', 'EMPTY'],
    ['x'.repeat(100_001), 'TOO_LONG']
  ])('has no body %j', (body, expected) => {
    expect(withLetter({ text: body })).toBe(`${expected} text`)
    expect(withLetter({ html: body })).toBe(`${expected} html`)
  })

  test.each([
    'https://boat.example/u/a>, <https://evil.example',
    'https://boat.example/u/a\r\nBcc: all@example.org',
    'https://boat.example/u/ä',
    'https://boat.example/u/a b',
    'http://boat.example/u/a',
    'mailto:all@example.org',
    'javascript:alert(1)',
    '/u/a',
    ''
  ])('is not ended by the link %j', unsubscribe => {
    expect(refusal(() => writeMessage({ ...parcel, unsubscribe }))).toBe('LINK List-Unsubscribe')
  })

  test('may be ended by a plain link on this machine', () => {
    const unsubscribe = 'http://localhost:8417/u/a'
    expect(writeMessage({ ...parcel, unsubscribe }).headers['List-Unsubscribe']).toBe(`<${unsubscribe}>`)
  })

  test.each(['a\r\nBcc: all@example.org', 'a\nb', 'a\0b', 'ä'])('carries no match %j into a header', match => {
    expect(refusal(() => writeMessage({ ...parcel, match }))).toMatch(/^(CONTROL_CHARACTER|NOT_ASCII) References$/)
  })
})

describe('headers', () => {
  test.each([
    'Message-ID',
    'Date',
    'Return-Path',
    'Feedback-ID',
    'From',
    'To',
    'Cc',
    'Bcc',
    'bcc',
    'Subject',
    'Reply-To',
    'Content-Type',
    'MIME-Version',
    'DKIM-Signature',
    'Received',
    'Thread-Topic',
    'X-',
    'X-Ä',
    'X-a: b',
    'X-a\r\nBcc',
    'List-Id ',
    '\u212aeywords',
    ''
  ])('named %j are refused', name => {
    expect(refusal(() => checkedHeaders({ [name]: 'a' }))).toBe('HEADER_NAME header name')
  })

  test.each([
    ['X-Seat', 'a\r\nBcc: all@example.org', 'CONTROL_CHARACTER X-Seat'],
    ['X-Seat', 'a\nb', 'CONTROL_CHARACTER X-Seat'],
    ['X-Seat', 'a\rb', 'CONTROL_CHARACTER X-Seat'],
    ['X-Seat', 'a\0b', 'CONTROL_CHARACTER X-Seat'],
    ['X-Seat', 'Zoé', 'NOT_ASCII X-Seat'],
    ['X-Seat', ' ', 'EMPTY X-Seat'],
    ['X-Seat', 'x'.repeat(2049), 'TOO_LONG X-Seat'],
    [`X-${'s'.repeat(99)}`, 'a', 'TOO_LONG header name'],
    ['Auto-Submitted', 'no', 'HEADER_VALUE Auto-Submitted'],
    ['Precedence', 'first-class', 'HEADER_VALUE Precedence'],
    ['List-Unsubscribe-Post', 'list-unsubscribe=one-click', 'HEADER_VALUE List-Unsubscribe-Post'],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click', 'HEADER_VALUE List-Unsubscribe-Post']
  ])('%s: %j is refused', (name, value, expected) => {
    expect(refusal(() => checkedHeaders({ [name]: value }))).toBe(expected)
  })

  test('given twice in different spellings are refused', () => {
    expect(refusal(() => checkedHeaders({ 'list-id': 'a', 'List-ID': 'b' }))).toBe('HEADER_TWICE List-Id')
    expect(refusal(() => checkedHeaders({ 'X-a': 'a', 'x-A': 'b' }))).toBe('HEADER_TWICE x-A')
  })

  test('are refused when they are too much together', () => {
    const heavy = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`X-${i}`, 'x'.repeat(2000)]))
    expect(refusal(() => checkedHeaders(heavy))).toBe('TOO_LONG headers')
  })

  test('are spelt as the list spells them', () => {
    expect(checkedHeaders({ 'in-reply-to': '<a@b>', 'X-Any_thing': 'a' })).toEqual({
      'In-Reply-To': '<a@b>',
      'X-Any_thing': 'a'
    })
  })
})
