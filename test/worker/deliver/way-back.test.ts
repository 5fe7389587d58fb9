import { beforeEach, expect, test } from 'vitest'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { landingWords } from '../../../web/words/index.ts'
import { call, fetchHere, NAVIGATION, seated } from '../client.ts'
import { confirmIn, mailsTo } from '../post.ts'
import { HOUR_MS, pass, stopClock } from '../time.ts'

beforeEach(stopClock)

const { pages } = landingWords.en

/** A seat whose holder has given an address, and the question that was sent there. */
async function asked(address: string, more = {}) {
  const opened = await seated(['Ann', 'Ben'], more)
  const link = opened.seats[0] as string
  await call('PUT', '/api/seat/delivery', { link, body: { address } })
  await pass(opened.match, HOUR_MS)
  const question = (await mailsTo(address)).at(-1) as KeptMail
  return { ...opened, link, path: `/s/${confirmIn(question)}` }
}

async function post(path: string, fields: Record<string, string> = {}) {
  const answer = await fetchHere(path, { method: 'POST', headers: NAVIGATION, body: new URLSearchParams(fields) })
  return { status: answer.status, text: await answer.text() }
}

test.each(['open', 'sealed'] as const)(
  'who confirms is shown no link, but has it mailed to that address (%s)',
  async links => {
    const address = `back-${links}@example.org`
    const { match, link, path } = await asked(address, { links })
    const confirmed = await post(path)
    expect(confirmed.text).toContain(pages.confirmed.title)
    expect(confirmed.text).toContain(`data-match="${match}" data-seat="0"`)
    expect(confirmed.text).not.toContain('/s/')
    const sent = await post(path, { send: '1' })
    expect(sent).toMatchObject({ status: 200, text: expect.stringContaining(pages['link-sent'].title) })
    expect(sent.text).not.toContain('/s/')
    await pass(match, 0)
    const texts = (await mailsTo(address)).map(({ text }) => text)
    expect(texts.filter(text => text.startsWith('Here is the link to your seat.'))).toEqual([
      expect.stringContaining(link)
    ])
  }
)

test('before it is confirmed, nothing is mailed however often it is asked for', async () => {
  const address = 'back-early@example.org'
  const { match, path } = await asked(address)
  const before = (await mailsTo(address)).length
  for (let time = 0; time < 3; time++) await post(path, { send: '1' })
  await pass(match, HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(before)
})

test('an address that the seat has no more gets no link of it', async () => {
  const address = 'back-left@example.org'
  const { match, link, path } = await asked(address)
  await post(path)
  await call('PUT', '/api/seat/delivery', { link, body: { address: null } })
  const before = (await mailsTo(address)).length
  expect(await post(path, { send: '1' })).toMatchObject({
    status: 410,
    text: expect.stringContaining(pages['address-left'].title)
  })
  await pass(match, HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(before)
})
