import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { games } from '../../engine/catalogue.ts'
import { LIMITS, type PageBytes, pageBytes } from '../bench/page-bytes.ts'
import { figure, written } from '../readme.ts'
import { openBrowser } from './browser/browser.ts'

const NAMES = games().map(({ name }) => name)
/** The README's figures are rounded, and stay true while the pages grow a little. */
const TOLERANCE = 0.15

const browser = await openBrowser()
afterAll(() => browser.close())

const measured = new Map<string, PageBytes>()
beforeAll(async () => {
  for (const name of NAMES) measured.set(name, await pageBytes(browser, inject('origin'), name))
}, 600_000)

describe.each(NAMES)('on the wire, in every language, %s', name => {
  test.each(['firstVisit', 'untouched', 'lesson'] as const)('keeps the limit of %s', weight => {
    const bytes = measured.get(name)?.[weight]
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(LIMITS[weight])
  })
})

test.each([
  ['first visit to an awaited seat', 'firstVisit'],
  ['… with most modules', 'withModules'],
  ['everything that a seat loads by itself', 'untouched'],
  ['a lesson', 'lesson']
] as const)('the README says what it weighs: %s', (promise, weight) => {
  const heaviest = Math.max(...[...measured.values()].map(bytes => bytes[weight] ?? 0))
  const said = figure(promise)
  expect(said.target).toBe(weight === 'withModules' ? '–' : `${written(LIMITS[weight])} bytes`)
  const told = Number(said.measured.replace(/\D/g, ''))
  expect(Math.abs(told - heaviest) / heaviest, `it is ${written(heaviest)}`).toBeLessThan(TOLERANCE)
})
