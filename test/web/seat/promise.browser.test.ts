import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Known } from '../../../web/harbour/known.ts'
import { words } from '../../../web/words/en/remembered.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened } from '../browser/played.ts'
import { sit } from '../browser/seats.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const KEY = 'slowboat.seats'
const OTHER = '0f'.repeat(32)

/** What the device keeps of its one seat, once the page has looked at it. */
async function kept(page: Page): Promise<Known> {
  await page.waitForFunction(key => /"promise":\{"commitment":"/.test(localStorage.getItem(key) ?? ''), KEY)
  const [known] = (await page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY)) as Known[]
  if (!known) throw new Error('Expected a seat that the device keeps')
  return known
}

async function keep(page: Page, known: unknown): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify([known])] as const)
}

test('a device keeps the first promise that it was shown, and says when it is shown another', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const link = links.seats[0]?.link ?? ''
  const { page, complaints, end } = await sit(browser, link)
  const { commitment } = (await look(link)).table
  const first = await kept(page)
  expect(first.promise).toEqual({ commitment, at: expect.any(Number) })

  await page.reload()
  await page.locator('.hand').waitFor()
  expect(await kept(page)).toEqual(first)
  expect(await page.getByText(words.otherPromise).count()).toBe(0)

  const at = Date.UTC(2026, 4, 3)
  await keep(page, { ...first, promise: { commitment: OTHER, at } })
  await page.reload()
  await page.getByText(words.otherPromise).waitFor()
  expect((await kept(page)).promise).toEqual({ commitment: OTHER, at })
  expect(complaints).toEqual([])
  await end()
})

test('what a device kept in another form is no promise', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const link = links.seats[0]?.link ?? ''
  const { page, end } = await sit(browser, link)
  const first = await kept(page)
  for (const promise of [null, OTHER, { commitment: 1, at: 'x' }]) {
    await keep(page, { ...first, promise })
    await page.reload()
    await page.locator('.hand').waitFor()
    expect((await kept(page)).promise?.commitment).toBe(first.promise?.commitment)
    expect(await page.getByText(words.otherPromise).count()).toBe(0)
  }
  await end()
})
