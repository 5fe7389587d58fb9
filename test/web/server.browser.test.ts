import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

test('a browser reaches the server at the address that it printed', async () => {
  const page = await browser.newPage()
  const answer = await page.goto(`${inject('origin')}/healthz`)
  expect(answer?.status()).toBe(200)
})
