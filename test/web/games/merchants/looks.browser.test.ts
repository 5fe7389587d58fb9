import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/merchants/view.ts'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { tabTo } from '../../browser/keys.ts'
import { act, look, opened, take } from '../../browser/played.ts'
import { DESK, findings, PHONE, visit } from '../../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

/** A match that is only looked at and tapped on, never played: the seat that begins. */
async function begun(language: Language, names = ['Anna', 'Ben']): Promise<string> {
  const { links } = await opened(origin, names, { game: 'merchants', language, seed: '7'.repeat(64) })
  // Where links are sealed, it is another one from then on.
  const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
  const [seat = 0] = taken[0]?.awaits ?? []
  return taken[seat]?.link ?? ''
}

/** Taps the first card, so that spaces light up. */
async function light(page: Page): Promise<void> {
  await page.locator('.hand button').first().tap()
  await page.locator('[role=grid] .lit').first().waitFor()
}

function boxesOf(page: Page, parts: string) {
  return page.locator(parts).evaluateAll(all =>
    all.map(part => {
      const { bottom, width, height } = part.getBoundingClientRect()
      return { bottom, width, height }
    })
  )
}

/** No card lies under the buttons. */
async function isHandFree(page: Page): Promise<void> {
  const [hand, bar] = await Promise.all([boxesOf(page, '.hand'), boxesOf(page, '.bar')])
  const top = (bar[0]?.bottom ?? 0) - (bar[0]?.height ?? 0)
  expect(hand[0]?.bottom).toBeLessThanOrEqual(top + 1)
}

test.each(LANGUAGES)(
  'on 360 × 640 four see all without scrolling, on spaces as wide as they must be, and axe finds nothing (%s)',
  async language => {
    const { page, complaints, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
    const link = await begun(language, ['Anna', 'Ben', 'Cleo', 'Dan'])
    // With a tile on the map nothing is left out of what may be done.
    await act(link, `${((await look(link)).view as unknown as View).hand?.[0]}@f8`)
    await page.goto(link)
    await page.getByRole('heading', { name: seatWords[language].yourTurn }).waitFor()
    await isHandFree(page)
    await light(page)
    await isHandFree(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > screen.width)).toBe(false)
    for (const { bottom } of await boxesOf(page, 'h1, .realm, .hand, .bar .go')) expect(bottom).toBeLessThan(641)
    for (const { width } of await boxesOf(page, '[role=grid] button')) expect(width).toBeGreaterThanOrEqual(28)
    const again = await boxesOf(page, '.again button')
    expect(await findings(page)).toEqual([])
    expect(again).toHaveLength(await page.locator('[role=grid] .lit').count())
    for (const { width, height } of again) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await page.locator('.again button').first().tap()
    await page.locator('[role=grid] .chosen').waitFor()
    expect(complaints).toEqual([])
    await end()
  }
)

test('the harbour shows the map as large as its picture', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto('/?game=merchants')
  const [picture] = await boxesOf(page, '.picture')
  const [map] = await boxesOf(page, '.picture [role=grid]')
  expect(map?.width).toBeGreaterThan(400)
  expect(map?.width).toBeLessThanOrEqual(picture?.width ?? 0)
  expect(map?.height).toBeGreaterThan(400)
  await end()
})

test('by keyboard a card is chosen, and arrows lead over the map to where it is laid', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(await begun('en'))
  await tabTo(page, '.hand button')
  await page.keyboard.press('Enter')
  await page.locator('[role=grid] .lit').first().waitFor()
  await tabTo(page, '[role=grid] button')
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('value')?.slice(-2))
  const from = await here()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    const before = await here()
    await page.keyboard.press(key)
    expect(await here()).not.toBe(before)
  }
  expect(await here()).not.toBe(from)
  await page.keyboard.press('Enter')
  await page.locator('[role=grid] .chosen').waitFor()
  await end()
})
