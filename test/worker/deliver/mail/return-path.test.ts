import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { returnedTo, returnTag } from '../../../../worker/deliver/mail/return-path.ts'
import { present, stopClock } from '../../time.ts'

beforeEach(stopClock)

const path = { match: '00112233445566778899', seat: 2, generation: 3 }

test.each([
  ['boat.example', /^[a-z2-7]{53}@boat\.example$/],
  ['bounces@boat.example', /^bounces\+[a-z2-7]{53}@boat\.example$/]
])('with MAIL_BOUNCES "%s" a mail has a sender of its own', (place, wanted) => {
  const { address } = returnTag(path, { ...env, MAIL_BOUNCES: place })
  expect(address).toMatch(wanted)
  expect(returnedTo(address?.toUpperCase() ?? '', env)).toEqual({ ...path, sentAt: present() })
})

test('an address that is too long for a tag is no sender', () => {
  expect(returnTag(path, { ...env, MAIL_BOUNCES: 'much-too-long@boat.example' }).address).toBeNull()
})

test('without it only its tag goes along', () => {
  expect(returnTag(path, env)).toEqual({ tag: expect.stringMatching(/^[a-z2-7]{53}$/), address: null })
})
