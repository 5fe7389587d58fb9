import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import type { View } from '../../../../engine/reef/view.ts'
import { COLOURS } from '../../../../engine/reef/sea/cards.ts'
import { lesson } from '../../../../web/games/reef/lesson.ts'
import { courseOf } from '../../../../web/lesson/voyage.ts'
import { seatPage } from '../../../../web/server.ts'
import { act, NOW, seenBy, setOut } from '../../afloat.ts'
import { builtAssets } from '../../assets.ts'
import { words as named } from '../../../../web/games/reef/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { outOfReach } from '../../browser/reach.ts'
import { findings, PHONE, visit } from '../../browser/visit.ts'
import { AT_FISH, AT_WORM, reached, reachedWith } from './taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const SMALLEST = { ...PHONE, viewport: { width: 320, height: 568 } }
const FINGER = 44

// Only looked at and tapped on, never confirmed: one for each language is enough.
const links: Readonly<Record<Language, string>> = {
  en: await own(AT_FISH, 'en'),
  fr: await own(AT_FISH, 'fr'),
  de: await own(AT_FISH, 'de')
}

async function own(lines: number, language: Language = 'en'): Promise<string> {
  return (await reached(origin, lines, language)).seats[0] ?? ''
}

async function opens(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('[role=grid] .lit').first().waitFor()
}

/** Taps a fish that several corals could take. */
async function choose(page: Page): Promise<void> {
  await page.locator('[role=grid] button[value="buy a1"]').tap()
  await page.locator('.corals .lit').first().waitFor()
}

/** The smaller side of each, whatever is drawn around it. */
function sizes(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll(all => all.map(one => Math.min((one as HTMLElement).offsetWidth, (one as HTMLElement).offsetHeight)))
}

describe.each(LANGUAGES)('in %s', language => {
  test('axe finds nothing in the sea, lit, and with a fish and its coral chosen', async () => {
    const { page, complaints, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
    await opens(page, links[language])
    expect(await findings(page)).toEqual([])
    await choose(page)
    await page.getByText(named[language].which).waitFor()
    await page.locator('.corals .lit').first().tap()
    expect(await findings(page)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  })

  test('on 360 × 640, status, sea, corals, purse and bar are seen without scrolling', async () => {
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language })
    await opens(page, links[language])
    await choose(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > screen.width)).toBe(false)
    const [bar, ...parts] = await Promise.all(
      ['.bar', 'h1', '.reef', '.hand'].map(part => page.locator(part).boundingBox())
    )
    for (const part of parts) expect((part?.y ?? 0) + (part?.height ?? Infinity)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(640)
    await end()
  })

  test('at 320 px and with text twice as large, everything is reached', async () => {
    const { page, complaints, end } = await visit(browser, origin, { ...SMALLEST, locale: language, bypassCSP: true })
    await opens(page, links[language])
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await choose(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const targets = page.locator('button:not([aria-disabled])').filter({ visible: true })
    expect(await outOfReach(targets)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  })
})

test('on a phone whatever may be tapped is as large as a finger: cards, corals, worms', async () => {
  const { page, end } = await visit(browser, origin, PHONE)
  await opens(page, links.en)
  await choose(page)
  for (const size of await sizes(page, '[role=grid] button, .hand button, .corals button, .bar button'))
    expect(size).toBeGreaterThanOrEqual(FINGER)
  await page.goto(await own(AT_WORM))
  await page.locator('.stock .lit').first().waitFor()
  const worms = await sizes(page, '.stock button')
  expect(worms.length).toBeGreaterThan(1)
  for (const size of worms) expect(size).toBeGreaterThanOrEqual(FINGER)
  await end()
})

test.each(LANGUAGES)(
  'a purse of twelve is seen above the bar on 360 × 640, whatever the bar says (%s)',
  async language => {
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language })
    await opens(page, await reachedWith(origin, 12, language))
    expect(await page.locator('.hand button').count()).toBe(12)
    // What is told in a first match, and what turning a card up comes to.
    await page.locator('.bar p button').waitFor()
    await aboveBar(page)
    await page.locator('[role=grid] button[value^="reveal"]').first().tap()
    await page.locator('.bar p button').waitFor({ state: 'detached' })
    await aboveBar(page)
    await end()
  }
)

test.each([
  [17, AT_FISH],
  [24, AT_FISH],
  [36, AT_FISH],
  [12, AT_WORM],
  [24, AT_WORM]
])('a purse of %i is seen above the bar on 360 × 640, behind %i lines', async (held, lines) => {
  const { page, end } = await visit(browser, origin, PHONE)
  // As the server drew it: behind that address is no seat.
  await page.route('**/*.js', route => route.abort())
  await page.route('**/shown', route => route.fulfill({ contentType: 'text/html', body: pageWithPurse(held, lines) }))
  await page.goto('/shown')
  expect(await page.locator('.hand button').count()).toBe(held)
  await aboveBar(page)
  await end()
})

/** The first seat's page after so many lines of the lesson's match, with so many worms in the seat's purse. */
function pageWithPurse(held: number, lines: number): string {
  const steps = courseOf(lesson).slice(0, lines)
  const envelope = seenBy(
    steps.reduce((now, { seat, line }) => act(now, seat, line), setOut('reef', 2, lesson.seed)),
    0
  )
  const view = envelope.view as unknown as View
  const counts = COLOURS.map((colour, at) => [colour, Math.floor((held + COLOURS.length - 1 - at) / COLOURS.length)])
  const own = { worms: Object.fromEntries(counts), pearls: 0, sharks: 0 }
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, ...own } : player))
  const full = { ...envelope, view: { ...envelope.view, players } }
  return seatPage({ envelope: full, language: 'en', assets: builtAssets(), now: NOW }).html
}

async function aboveBar(page: Page): Promise<void> {
  const [hand, bar] = await Promise.all(['.hand', '.bar'].map(part => page.locator(part).boundingBox()))
  expect((hand?.y ?? 0) + (hand?.height ?? Infinity)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(640)
}

test('every card, coral and pair is told by letters too, and face-down cards are all alike', async () => {
  const { page, end } = await visit(browser, origin, PHONE)
  await opens(page, links.en)
  /** As they are drawn. */
  const letters = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(all =>
        all.map(one =>
          [...one.querySelectorAll('[data-count]')]
            .map(part => getComputedStyle(part, '::before').content.replaceAll('"', ''))
            .join('')
        )
      )
  for (const fish of await letters('[role=grid] .card:is(.m, .f)')) expect(fish).toMatch(/^[RYGBPK][♂♀]$/)
  for (const pair of await letters('.pair')) expect(pair).toMatch(/^[RYGBPK]{2}$/)
  const hidden = await page
    .locator('[role=grid] .card')
    .evaluateAll(all => all.map(one => one.outerHTML).filter(drawn => drawn.includes('?')))
  expect(hidden).toHaveLength(16)
  expect(new Set(hidden).size).toBe(1)
  await end()
})
