import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SEED } from './seed.ts'
import { yearWith } from './year/bundle.ts'
import { FAULTS } from './year/faults.ts'
import { wrongs } from './year/oracle.ts'

/*
 * A year of matches, with people in twelve zones who sleep, go on holiday, want to be left alone and change where they are
 * told, mail servers, push services and channels that fail in every way they know, and a directory that is down for days:
 * by no way is anybody told too little, too much, or wrongly.
 */

const MATCHES = 150
// What goes wrong rarely takes longer to be met.
const MOST_MATCHES = 600

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => vi.restoreAllMocks())

test('everybody is told of every turn once, in time, and of nothing else', async () => {
  const { year } = await yearWith()
  const told = await year(MATCHES, Number(SEED))
  expect(wrongs(told)).toEqual([])
  expect(told.mails).toBeGreaterThan(10 * MATCHES)
  expect(Math.min(told.pushes, told.posts)).toBeGreaterThan(MATCHES)
}, 300_000)

describe('it finds what is planted in the Worker:', () => {
  test.each(FAULTS)('$name', { timeout: 300_000 }, async fault => {
    const { year } = await yearWith(fault)
    const told = await year(MOST_MATCHES, Number(SEED), sofar => wrongs(sofar).length > 0)
    expect(wrongs(told)).not.toEqual([])
  })

  test('there are at least forty kinds of it, each by its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
    expect(FAULTS.length).toBeGreaterThanOrEqual(40)
  })
})
