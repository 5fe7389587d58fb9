import { expect, test } from 'vitest'
import { readDeliveryReport } from '../../../worker/answers/delivery-report.ts'
import { complaint, postfix, report } from './returned.ts'

/** What mail servers write to a return path, in the forms that they are known to have. */

const NOW = Date.UTC(2026, 10, 20)
const read = (raw: string, from = '') =>
  readDeliveryReport(new TextEncoder().encode(raw.replaceAll('\n', '\r\n')).buffer, from, NOW)
const plain = (subject: string, text: string, headers = '') =>
  `From: MAILER-DAEMON@mx.example.org\nTo: x@boat.example\nSubject: ${subject}\n${headers}Content-Type: text/plain\n\n${text}\n`

test.each([
  [
    'a mailbox that is not there',
    postfix({ status: '5.1.1', diagnostic: 'smtp; 550 5.1.1 User unknown' }),
    'hard-bounce',
    'HARD_BOUNCE_5.1.1'
  ],
  [
    'a domain that is gone',
    postfix({ status: '5.4.4', diagnostic: 'X-Postfix; Host not found' }),
    'hard-bounce',
    'HARD_BOUNCE_5.4.4'
  ],
  [
    'no reason but in words',
    postfix({ status: '5.0.0', diagnostic: 'smtp; 550-5.1.1 no such user' }),
    'hard-bounce',
    'HARD_BOUNCE_5.1.1'
  ],
  ['no reason at all', postfix({ status: '5.0.0', diagnostic: 'smtp; 550 no' }), 'hard-bounce', 'HARD_BOUNCE_5.0.0'],
  [
    'a full mailbox',
    postfix({ status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 over quota' }),
    'soft-bounce',
    'SOFT_BOUNCE_5.2.2'
  ],
  [
    'what looks like spam',
    postfix({ status: '5.7.1', diagnostic: 'smtp; 554 5.7.1 spam' }),
    'soft-bounce',
    'SOFT_BOUNCE_5.7.1'
  ],
  [
    'a server that was away for days',
    postfix({ status: '4.4.1', diagnostic: 'connect: timed out' }),
    'soft-bounce',
    'SOFT_BOUNCE_4.4.1'
  ],
  ['a mail that waits', postfix({ action: 'delayed', status: '4.4.1' }), 'delayed', 'DELAYED_4.4.1'],
  ['a mail that arrived', postfix({ action: 'delivered', status: '2.0.0' }), 'delivered', 'DELIVERED_2.0.0'],
  [
    'fields on several lines',
    postfix({ status: '5.1.1\n (bad destination mailbox)' }),
    'hard-bounce',
    'HARD_BOUNCE_5.1.1'
  ]
])('%s is reported', async (_, raw, outcome, code) => {
  expect(await read(raw)).toEqual({ at: NOW, outcome, code })
})

test.each([
  ['hands it on', postfix({ action: 'relayed', status: '2.0.0' })],
  ['spreads it', postfix({ action: 'expanded', status: '2.0.0' })],
  ['does something new', postfix({ action: 'constructor', status: '5.1.1' })]
])('a server that %s reports nothing', async (_, raw) => {
  expect(await read(raw)).toBeNull()
})

test('a report that was cut before it says what happened reports nothing, and one that was cut after it, all', async () => {
  const raw = postfix({ status: '5.1.1' })
  const whole = raw.indexOf('Status: 5.1.1') + 'Status: 5.1.1'.length
  for (let length = 0; length < raw.indexOf('Action:'); length += 20)
    expect(await read(raw.slice(0, length))).toBeNull()
  expect(await read(raw.slice(0, whole))).toMatchObject({ outcome: 'hard-bounce' })
})

test('a complaint is known by its form, and the opposite of one is none', async () => {
  expect(await read(complaint('abuse'), 'fbl@mail.example')).toEqual({
    at: NOW,
    outcome: 'complaint',
    code: 'COMPLAINT'
  })
  expect(await read(complaint('not-spam'), 'fbl@mail.example')).toBeNull()
})

test.each([
  [
    'qmail',
    plain(
      'failure notice',
      'Hi. This is the qmail-send program at mx.example.org.\nThis is a permanent error; I’ve given up.\n\n<ann@example.org>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nSubject: 452 4.2.2'
    ),
    'hard-bounce'
  ],
  [
    'Exim',
    plain(
      'Mail delivery failed: returning message to sender',
      'A message that you sent could not be delivered.\n\n  ann@example.org\n    SMTP error from remote mail server after RCPT TO:<ann@example.org>:\n    550 No such recipient here',
      'X-Failed-Recipients: ann@example.org\nAuto-Submitted: auto-replied\n'
    ),
    'hard-bounce'
  ],
  [
    'Exim, of a full mailbox',
    plain(
      'Mail delivery failed',
      '  ann@example.org\n    host mx: 452 4.2.2 Mailbox full',
      'X-Failed-Recipients: ann@example.org\n'
    ),
    'soft-bounce'
  ],
  ['Exim, of a mail that waits', plain('Warning: message 1a delayed 24 hours', 'It will be tried again.'), 'delayed'],
  ['a German one', plain('Unzustellbar: Tranquility', '550 5.1.10 Empfänger nicht gefunden'), 'hard-bounce']
])('%s is understood without a form', async (_, raw, outcome) => {
  expect(await read(raw)).toMatchObject({ outcome })
})

const absence = (subject: string, headers = 'Auto-Submitted: auto-replied\n') =>
  plain(
    subject,
    'I am out of the office until 5.1.1 and 550 other things. Delivery failed to interest me.',
    headers
  ).replace('MAILER-DAEMON@mx', 'ann@')

test.each([
  ['that came back without a reason', plain('Returned mail: see transcript', 'User unknown'), ''],
  ['without a sender, as RFC 3834 has it', absence('Automatic reply: Tranquility with Ben'), ''],
  ['from its writer', absence('Abwesenheitsnotiz'), 'ann@example.org'],
  ['whose subject is ours', absence('Re: Tranquility with Ben', ''), ''],
  ['that speaks of delivery, from a person', absence('Delivery failed? I am on holiday', ''), 'ann@example.org'],
  [
    'that says when a mail was read',
    report(
      'disposition-notification',
      'message/disposition-notification',
      'Disposition: automatic-action/MDN-sent-automatically; displayed'
    ),
    ''
  ],
  ['with nothing in it', '', ''],
  ['of bytes', '\0\xff\0', '']
])('a mail %s reports nothing', async (_, raw, from) => {
  expect(await read(raw, from)).toBeNull()
})
