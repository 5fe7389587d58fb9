import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendDigest } from '../../../../worker/deliver/digest/letter.ts'
import { returnedTo, returnTag } from '../../../../worker/deliver/mail/return-path.ts'
import { mail } from '../../../../worker/deliver/ways/mail.ts'
import { look, seated } from '../../client.ts'
import { withMail } from '../../table.ts'
import { present, stopClock } from '../../time.ts'
import { kept, peers } from './peers.ts'

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

async function post(address: string) {
  const { seats } = await seated()
  const [row] = withMail(['Ann', 'Ben']).seats
  if (!row) throw new Error('nobody sits there')
  return { seat: { ...row, address, addressGeneration: 3 }, envelope: await look(seats[0] as string) }
}

async function sentTo(address: string, send: (asked: Awaited<ReturnType<typeof post>>) => Promise<unknown>) {
  const asked = await post(address)
  await send(asked)
  const taken = (await kept()).taken.filter(one => one.to === address)
  return { match: asked.envelope.match, from: taken.map(({ from }) => returnedTo(from, env)) }
}

describe('every mail that a seat is sent comes back to its own address', () => {
  const by = {
    ...env,
    MAIL: 'smtp' as const,
    MAIL_FROM: 'post@boat.example',
    MAIL_BOUNCES: 'bounces@boat.example',
    SMTP_SERVER: `smtps://boat%40boat.example:p%40ss%3Aword@127.0.0.1:${peers.smtps}`
  }

  const NOTICE = {
    seat: 0,
    way: 'mail',
    about: 'turn',
    turn: 0,
    dueAt: 0,
    firstAt: 0,
    attempts: 0,
    sentAt: null,
    receipt: null,
    refused: false,
    failingSince: null,
    counted: false,
    fault: null,
    sentDay: 0,
    sentThatDay: 0
  } as const

  test.each<[string, Parameters<typeof sentTo>[1]]>([
    [
      'a turn',
      asked =>
        mail.send({ ...asked, notice: NOTICE, answered: [], sender: { name: 'Ben', unasked: false, people: [] } }, by)
    ],
    ['a test', asked => mail.trial(asked, by)],
    [
      'a letter of a day',
      ({ seat, envelope }) => {
        const part = { match: envelope.match, seat: 0, notices: [NOTICE], envelope, isWaiting: true, generation: 0 }
        const letter = { match: envelope.match, to: seat, address: seat.address, parts: [part], key: 'daily.a.b' }
        return sendDigest(letter, by)
      }
    ]
  ])('%s', async (what, send) => {
    const { match, from } = await sentTo(`${what.replaceAll(' ', '-')}@example.org`, send)
    expect(from).toEqual([{ match, seat: 0, generation: 3, sentAt: present() }])
  })
})
