import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

test('a browser reaches the server at the address that it printed', async () => {
  const page = await browser.newPage()
  const answer = await page.goto(`${inject('origin')}/healthz`)
  expect(answer?.status()).toBe(200)
})

test('what a page loads is told to nobody either', async () => {
  const [icon = ''] = (await (await fetch(inject('origin'))).text()).match(/\/assets\/[^"]+/) ?? []
  const { headers } = await fetch(inject('origin') + icon)
  const names = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Referrer-Policy', 'X-Robots-Tag']
  expect(names.map(name => headers.get(name))).toEqual([
    'nosniff',
    'same-origin',
    'no-referrer',
    'noindex, nofollow, noarchive'
  ])
  expect(headers.has('Strict-Transport-Security')).toBe(false)
})
