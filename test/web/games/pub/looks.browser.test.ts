import { describe, expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { words as named } from '../../../../web/games/pub/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { button } from '../../browser/seats.ts'
import { findings, PHONE, visit } from '../../browser/visit.ts'
import { AT_INNKEEPER, reached } from './taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const FINGER = 44

/** What of a room is not within it; runs in a page. */
function sticksOut(room: Element, parts: string): readonly string[] {
  const { left, right, top, bottom } = room.getBoundingClientRect()
  return Array.from(room.querySelectorAll(parts))
    .filter(part => {
      const side = part.getBoundingClientRect()
      return side.left < left || side.right > right || side.top < top || side.bottom > bottom
    })
    .map(part => part.outerHTML)
}

describe.each(LANGUAGES)('in %s', language => {
  test('a full pub is seen without scrolling, has nothing that axe finds, and fits fingers', async () => {
    const [link = ''] = await reached(origin, AT_INNKEEPER, language)
    const { page, complaints, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
    await page.goto(link)
    await page.locator('.pub .lit').first().waitFor()
    expect(await findings(page)).toEqual([])
    await button(page, named[language].offers.innkeeper).tap()
    await page.locator('.pub button[value="innkeeper A"]').first().tap()
    await page.locator('.pub button[value="innkeeper A aO1"]').waitFor()
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > screen.width)).toBe(false)
    const [bar, ...parts] = await Promise.all(
      ['.bar', 'h1', '.pub', '.clans'].map(part => page.locator(part).boundingBox())
    )
    for (const part of parts) expect((part?.y ?? 0) + (part?.height ?? Infinity)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(640)
    expect(await page.locator('.pub').evaluate(sticksOut, '.guest, .going, .die, li > b')).toEqual([])
    const sides = await page
      .locator('.pub button')
      .evaluateAll(all => all.map(one => Math.min((one as HTMLElement).offsetWidth, (one as HTMLElement).offsetHeight)))
    expect(sides.length).toBeGreaterThan(3)
    expect(sides.filter(side => side < FINGER)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  })
})
