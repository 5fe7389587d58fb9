import { expect, test } from 'vitest'
import { look, seated } from './client.ts'
import { stopClock } from './time.ts'

const dealt: unknown[] = []

async function hands(): Promise<unknown[]> {
  stopClock()
  const { seats } = await seated()
  return Promise.all(seats.map(async link => (await look(link)).view))
}

test.each([1, 2])('a test is dealt the same cards whenever it is run', async () => {
  dealt.push(await hands())
  expect(dealt.at(-1)).toEqual(dealt[0])
})

test('another test is dealt other cards', async () => {
  expect(await hands()).not.toEqual(dealt[0])
})

test('two matches of one test are dealt differently', async () => {
  expect(await hands()).not.toEqual(await hands())
})
