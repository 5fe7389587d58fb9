import { expect, inject, test } from 'vitest'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, look, opened, take } from '../browser/played.ts'
import { DESK, received, visit } from '../browser/visit.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

const LINES = 12

test('who watches sees the table move, and never a hand', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const seats = links.seats.map(({ link }) => link)
  for (const link of seats) await take(link)

  const { page, complaints, end } = await visit(browser, origin, DESK)
  const bytes = received(page)
  await page.goto(links.watcher)
  await page.getByText(words.log).click()
  const hands = new Set<string>()
  for (let line = 0; line < LINES; line++) {
    for (const link of seats) hands.add(JSON.stringify(((await look(link)).view as { hand: string[] }).hand))
    const link = seats[(await look(links.watcher)).awaits[0] ?? 0] ?? ''
    await act(link, advice(await look(link)))
  }
  const { view } = await look(links.watcher)
  const { cells } = view as { readonly cells: object }
  await page.waitForFunction(
    lying => document.querySelectorAll('.sea .isle').length === lying,
    Object.keys(cells).length
  )

  const text = await bytes.text()
  expect(text).toContain('"players"')
  expect(hands.size).toBeGreaterThan(LINES)
  expect([...hands].filter(hand => text.includes(hand))).toEqual([])
  expect(text).not.toMatch(/"hand":\[|"cards":\[|"mine":|"draft":\{/)
  expect(await page.locator('.hand, .sea button').count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})
