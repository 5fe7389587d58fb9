import { choicesFromWire } from '../../../schema/wire/choice.ts'
import { beforeEach, expect, test } from 'vitest'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import { autopilot } from '../../shells/engine/bot.ts'
import type { View } from '../../shells/engine/state.ts'
import { act, done, fetchHere, look, seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { MINUTE_MS, pass, stopClock } from '../time.ts'

/* A match of the tests' tiny game, from its opening to its record, as any client plays it. */

beforeEach(stopClock)

const BEN = 'ben-of-the-shells@example.org'
const SEATS: OpenMatchAsked['seats'] = [{ name: 'Ann' }, { name: 'Ben', address: BEN, language: 'de' }, { name: 'Cem' }]

/** A seat as text, without what names its link. */
async function read(link: string): Promise<string> {
  const answer = await fetchHere(`/s/${link.slice(-39)}`, { headers: { 'User-Agent': 'curl/8' } })
  return (await answer.text()).replaceAll(link.slice(-39), '')
}

test('a tiny game is played to its end, told as text and by mail, and proven by its record', async () => {
  const { match, seats } = await seated([], { game: 'shells', links: 'open', seats: SEATS })
  const [ann = ''] = seats
  expect(await read(ann)).toMatch(/^Shells\n[^]*\nYour wish: (cockle|mussel|oyster|whelk)\./)

  for (let turns = 0; (await look(ann)).result === null && turns < 40; turns++) {
    const [seat = 0] = (await look(ann)).awaits
    const link = seats[seat] ?? ''
    const { version, view, choices } = await look(link)
    const take = autopilot(view as View, choicesFromWire(choices))
    expect((await act(link, { version }, `${take}; dig; rest`)).status).toBe(200)
    await done(link)
  }

  const { result, view } = await look(ann)
  expect(result).toMatchObject({ outcome: 'ranked', why: 'COUNTED' })
  expect((view as View).wishes).not.toContain(null)
  expect(await read(ann)).toContain('The heap has run out.')
  await pass(match, 10 * MINUTE_MS)
  expect((await mailsTo(BEN)).at(-1)?.text).toContain('Muscheln')
  const record = await fetchHere(`/m/${match}`, { headers: { Accept: 'application/json' } })
  expect(await record.json()).toMatchObject({
    game: 'shells',
    deal: { heap: expect.any(Array), wishes: expect.any(Array) }
  })
})
