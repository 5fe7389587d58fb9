import { beforeEach, expect, test } from 'vitest'
import { act, awaited, call, handOf, line, look, playOnce, seated } from '../client.ts'
import { storageOf } from '../storage.ts'
import { stopClock } from '../time.ts'

beforeEach(stopClock)

const against = (link: string, card: string) => call('POST', '/api/seat/against', { link, body: { card } })

/** A moment at which the awaited seat may place a card, and holds one that goes nowhere. */
async function stranded(seats: readonly string[]) {
  for (let turn = 0; turn < 40; turn++) {
    const { link, envelope } = await awaited(seats)
    const { choices } = envelope
    const placed = choices.find(({ verb }) => verb === 'place')?.subject
    const nowhere = handOf(envelope).find(card => choices.every(({ subject }) => subject !== card))
    if (placed && nowhere) return { link, envelope, placed, nowhere }
    await playOnce(seats, 'start', 'place')
  }
  throw new Error('Expected a card that goes nowhere')
}

test('of a card that goes nowhere a seat is told why, and nothing is changed', async () => {
  const { seats, match } = await seated(['Ann', 'Ben'])
  const { link, envelope, placed, nowhere } = await stranded(seats)
  const before = await storageOf(match)
  const told = { code: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/\.$/) }
  expect(await against(link, nowhere)).toMatchObject({ status: 422, body: told })
  expect(await against(link, placed)).toMatchObject({ status: 200, body: { version: envelope.version, draft: null } })
  expect(await storageOf(match)).toEqual(before)
})

test('beside its draft it is told that this comes first, and others that it is not their turn', async () => {
  const { seats } = await seated(['Ann', 'Ben'])
  const { link, envelope } = await awaited(seats)
  const other = seats.find(seat => seat !== link) ?? ''
  const { body: drafted } = await act(link, envelope, line(envelope))
  expect(await against(link, handOf(drafted)[0] ?? '')).toMatchObject({ status: 409, body: { code: 'NOT_SETTLED' } })
  const card = handOf(await look(other)).find(card => Number(card)) ?? ''
  expect((await against(other, card)).body).toMatchObject({ code: 'NOT_YOUR_TURN' })
})

test.each(['', 'a name too long', '🂡', '81'])('the card "%s" is refused', async card => {
  const { seats } = await seated(['Ann'])
  expect([400, 422]).toContain((await against(seats[0] ?? '', card)).status)
})

test('and so is one that somebody else holds, as one that lies nowhere', async () => {
  const { seats } = await seated(['Ann', 'Ben'])
  const { link } = await awaited(seats)
  const other = seats.find(seat => seat !== link) ?? ''
  const card = handOf(await look(other)).find(card => Number(card)) ?? ''
  expect((await against(link, card)).body).toMatchObject({ code: 'CARD_NOT_IN_HAND', facts: { card } })
})
