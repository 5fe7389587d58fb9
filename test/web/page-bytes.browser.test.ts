import { beforeAll, describe, expect, inject, test } from 'vitest'
import { newestGames } from '../../engine/catalogue.ts'
import { LIMITS, type PageBytes, pageBytes } from '../bench/page-bytes.ts'
import { sharedBrowser } from './browser/browser.ts'

const NAMES = newestGames().map(({ name }) => name)

const browser = await sharedBrowser()

const measured = new Map<string, PageBytes>()
beforeAll(async () => {
  // Most of the time each waits until nothing comes any more.
  await Promise.all(NAMES.map(async name => measured.set(name, await pageBytes(browser, inject('origin'), name))))
})

describe.each(NAMES)('on the wire, in every language, %s', name => {
  test.each(['firstVisit', 'untouched', 'lesson'] as const)('keeps the limit of %s', weight => {
    const bytes = measured.get(name)?.[weight]
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(LIMITS[weight])
  })
})
