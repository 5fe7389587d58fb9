import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SEED } from './seed.ts'
import { STEPS, yearWith } from './year/bundle.ts'
import { DIGEST_FAULTS, FAULTS, PLAN_FAULTS } from './year/faults.ts'
import { wrongs } from './year/oracle.ts'

/*
 * A year of matches, with people in twelve zones who sleep, go on holiday, want to be left alone and change where they are
 * told, mail servers, push services and channels that fail in every way they know, and a directory that is down for days:
 * by no way is anybody told too little, too much, or wrongly.
 */

const MATCHES = 50
// What goes wrong rarely takes longer to be met.
const MOST_MATCHES = 600
/** Those who want one letter a day for several matches. */
const PEOPLE = 40
const MOST_PEOPLE = 400

/** Matches in which seats plan. */
const PLANNING = 60
const MOST_PLANNING = 200

const isEnough = (sofar: Parameters<typeof wrongs>[0]) => wrongs(sofar).length > 0

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => vi.restoreAllMocks())

test('everybody is told of every turn once, in time, and of nothing else', async () => {
  const { year } = await yearWith()
  const told = await year(MATCHES, Number(SEED))
  expect(wrongs(told)).toEqual([])
  expect(told.mails).toBeGreaterThan(10 * MATCHES)
  expect(Math.min(told.pushes, told.posts)).toBeGreaterThan(MATCHES)
})

test('whoever wants one letter a day for several matches is told all of it once, in one', async () => {
  const { digests } = await yearWith()
  const gone = await digests(PEOPLE, { seed: Number(SEED), steps: STEPS })
  expect(wrongs(gone)).toEqual([])
  expect(gone.items).toBeGreaterThan(gone.letters + 5 * PEOPLE)
})

test('what is planned is played when it is due, told in the same letter, and dropped with a reason', async () => {
  const { plans } = await yearWith()
  const planned = await plans(PLANNING, Number(SEED), () => false)
  expect(wrongs(planned)).toEqual([])
  expect(Math.min(planned.played, planned.dropped)).toBeGreaterThan(PLANNING)
})

describe('it finds what is planted in the Worker:', () => {
  test.each(FAULTS)('$name', async fault => {
    const { year } = await yearWith(fault)
    const told = await year(MOST_MATCHES, Number(SEED), isEnough, fault.first)
    expect(wrongs(told)).not.toEqual([])
  })

  test.each(DIGEST_FAULTS)('$name', async fault => {
    const { digests } = await yearWith(fault)
    const gone = await digests(MOST_PEOPLE, { seed: Number(SEED), steps: STEPS, stops: isEnough, first: fault.first })
    expect(wrongs(gone)).not.toEqual([])
  })

  test.each(PLAN_FAULTS)('$name', async fault => {
    const { plans } = await yearWith(fault)
    expect(wrongs(await plans(MOST_PLANNING, Number(SEED), isEnough))).not.toEqual([])
  })

  test('each by its own name', () => {
    const names = [...FAULTS, ...DIGEST_FAULTS, ...PLAN_FAULTS].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
