import { expect, test } from 'vitest'
import { isSigned } from '../../../worker/keys/svix.ts'

/** The example of Svix's documentation: signed by others. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const AT = 1_614_265_330_000
const BODY = '{"test": 2432232314}'
const HEADERS = {
  'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'svix-timestamp': '1614265330',
  'svix-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
}

const check = ({ headers = {}, body = BODY, secret = SECRET, now = AT } = {}) =>
  isSigned(new Headers({ ...HEADERS, ...headers }), new TextEncoder().encode(body), secret, now)

test('what whoever has the secret has signed is believed for five minutes', () => {
  expect([-300_000, 0, 300_000].map(later => check({ now: AT + later }))).toEqual([true, true, true])
  expect([-300_001, 300_001, 86_400_000].map(later => check({ now: AT + later }))).toEqual([false, false, false])
})

test('one signature of several is enough, as while a secret is changed', () => {
  const several = `v1,AAAA v1a,${HEADERS['svix-signature'].slice(3)} ${HEADERS['svix-signature']}`
  expect(check({ headers: { 'svix-signature': several } })).toBe(true)
})

test.each([
  ['another body', { body: `${BODY} ` }],
  ['a body that was cut', { body: BODY.slice(0, -1) }],
  ['another id', { headers: { 'svix-id': 'msg_other' } }],
  ['another moment', { headers: { 'svix-timestamp': '1614265331' } }],
  ['no moment', { headers: { 'svix-timestamp': '' } }],
  ['a moment in words', { headers: { 'svix-timestamp': '1614265330.0' } }],
  ['no signature', { headers: { 'svix-signature': '' } }],
  ['half a signature', { headers: { 'svix-signature': HEADERS['svix-signature'].slice(0, 20) } }],
  ['a signature of another version', { headers: { 'svix-signature': HEADERS['svix-signature'].replace('v1', 'v2') } }],
  ['a signature that is none', { headers: { 'svix-signature': 'v1,=== v1 ,' } }],
  ['another secret', { secret: 'whsec_AAAAr8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
  ['a secret that is none', { secret: 'whsec_!' }]
])('with %s nothing is believed', (_, change) => {
  expect(check(change)).toBe(false)
})
