import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { answeredBy, replyAddress } from '../../../../worker/deliver/mail/reply-to.ts'

const reply = { match: '00112233445566778899', seat: 3, generation: 2, version: 70 }

test.each([
  ['boat.example', /^[a-z2-7]{52}@boat\.example$/],
  ['boat@boat.example', /^boat\+[a-z2-7]{52}@boat\.example$/],
  ['elevenchars@boat.example', /^elevenchars\+[a-z2-7]{52}@boat\.example$/]
])('with MAIL_REPLY "%s" a mail is answered at an address that says what it answers', (MAIL_REPLY, form) => {
  const address = replyAddress(reply, { ...env, MAIL: 'smtp', MAIL_REPLY }) ?? ''
  expect(address).toMatch(form)
  expect(answeredBy(address, env)).toEqual(reply)
})

test.each([
  ['nothing', {}],
  ['a name that leaves no room', { MAIL_REPLY: 'twelve-chars@boat.example' }],
  ['what is no domain', { MAIL_REPLY: 'boat' }]
])('with %s as MAIL_REPLY no mail is answered', (_, given) => {
  expect(replyAddress(reply, { ...env, MAIL: 'smtp', ...given })).toBeNull()
})

test('the local mailbox answers by itself', () => {
  expect(replyAddress(reply, { ...env, MAIL: 'mailbox' })).toMatch(/@mailbox\.localhost$/)
})
