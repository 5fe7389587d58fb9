import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { readLink } from '../../../worker/keys/links.ts'
import { call, look, playOnce, seated } from '../client.ts'
import { linksIn, mailsTo } from '../post.ts'
import { DAY_MS, HOUR_MS, passIn, stopClock } from '../time.ts'

/** What the one letter of a day says of matches that nobody plays any more, or for a while. */

beforeEach(stopClock)

let people = 0

/** Hers and Ben's, all with her one letter a day; it is her turn in each. */
async function matches(count: number) {
  const address = `resting${++people}@example.org`
  const made = []
  for (let at = 0; at < count; at++) {
    const seats = [{ name: 'Zoe', address }, { name: 'Ben' }]
    const opened = await seated([], { seats, pace: 'day' })
    const link = opened.seats[0] as string
    await call('PUT', '/api/seat/delivery', { link, body: { daily: 18, gathered: true } })
    if (!(await look(link)).awaits.includes(0)) await playOnce(opened.seats)
    made.push({ match: opened.match, host: opened.links.host, seats: opened.seats, link })
  }
  return { address, made, ids: made.map(({ match }) => match) }
}

const seatsIn = (mail: KeptMail | undefined) =>
  linksIn(mail as KeptMail).flatMap(link => {
    const read = readLink(link, env)
    return read?.role === 'seat' ? [read.match] : []
  })

test('a match that its host has deleted waits for nobody, and that is told apart', async () => {
  const { address, made, ids } = await matches(2)
  await passIn(ids, HOUR_MS)
  await call('POST', '/api/host/delete', { link: made[0]?.host ?? '', body: { sure: true } })
  await passIn(ids, DAY_MS)
  const mails = await mailsTo(address)
  const daily = mails.filter(mail => !mail.text.startsWith('This match is gone.'))
  expect(mails).toHaveLength(2)
  expect(daily.map(({ subject }) => subject)).toEqual(['A match waits for you'])
  expect(seatsIn(daily[0])).toEqual([made[1]?.match])
})

test('whether it is still played is asked apart, also where it waits for another', async () => {
  const { address, made, ids } = await matches(1)
  await playOnce(made[0]?.seats ?? [])
  await passIn(ids, 62 * DAY_MS)
  const [mail, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/^Is this match still played\?/)
})

test('one that sleeps is not in it', async () => {
  const { address, made, ids } = await matches(1)
  await passIn(ids, 80 * DAY_MS)
  expect((await look(made[0]?.link ?? '')).table.asleepAt).toBeDefined()
  const other = await seated([], { seats: [{ name: 'Zoe', address }, { name: 'Ben' }], pace: 'day' })
  const link = other.seats[0] as string
  await call('PUT', '/api/seat/delivery', { link, body: { daily: 18, gathered: true } })
  if (!(await look(link)).awaits.includes(0)) await playOnce(other.seats)
  await passIn([...ids, other.match], 2 * DAY_MS)
  const mail = (await mailsTo(address)).at(-1)
  expect(mail?.subject).toBe('A match waits for you')
  expect(seatsIn(mail)).toEqual([other.match])
})

test('a record that is closed is led to by the seat’s own link', async () => {
  const { address, made, ids } = await matches(1)
  await call('POST', '/api/host/end', { link: made[0]?.host ?? '' })
  await call('POST', '/api/host/close', { link: made[0]?.host ?? '' })
  await passIn(ids, DAY_MS)
  const [mail] = await mailsTo(address)
  expect(mail?.subject).toBe('News from a match')
  expect(mail?.text).toContain(`${made[0]?.link}?record=1`)
})

test('a turn that an autopilot has been given waits for nobody', async () => {
  const { address, made, ids } = await matches(2)
  const [first] = made
  await passIn(ids, DAY_MS)
  await call('POST', '/api/host/autopilot', { link: first?.host ?? '', body: { seat: 0, on: true } })
  await passIn([ids[1] ?? ''], 2 * DAY_MS)
  const mail = (await mailsTo(address)).at(-1)
  expect(mail?.subject).toBe('A match waits for you')
  expect(mail?.text).not.toContain(`Open my seat\n${first?.link}`)
})
