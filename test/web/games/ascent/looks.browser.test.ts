import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { act, advice, look, opened, take } from '../../browser/played.ts'
import { findings, PHONE, visit } from '../../browser/visit.ts'
import { OPTIONS } from './mountain.ts'
import { handOf } from './taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const LINES = 16

/** A match alone, with all that there is, some way up the mountain: until a herd may be led. */
async function midway(language: Language): Promise<string> {
  const { links } = await opened(origin, ['Anna'], { game: 'ascent', options: OPTIONS, language })
  const link = links.seats[0]?.link ?? ''
  let seen: Envelope = await take(link)
  for (let line = 0; !seen.result && (line < LINES || !mayLead(seen)); line++) seen = await act(link, advice(seen))
  // Now and then a match is lost before that.
  return seen.result ? midway(language) : link
}

function mayLead({ choices }: Envelope): boolean {
  return choices.some(({ verb }) => verb === 'herd')
}

// Only looked at and tapped on, never confirmed: one for each language is enough.
const links: Readonly<Record<Language, string>> = {
  en: await midway('en'),
  fr: await midway('fr'),
  de: await midway('de')
}

/** Taps the first card that can be placed, so that slots light up. */
async function light(page: Page, link: string): Promise<void> {
  const envelope = await look(link)
  const cards = envelope.choices.filter(({ verb }) => verb === 'place').map(({ subject = '' }) => subject)
  await page
    .locator('.hand button')
    .nth(handOf(envelope).indexOf(cards[0] ?? ''))
    .tap()
  await page.locator('[role=grid] .lit').first().waitFor()
}

describe.each(LANGUAGES)('in %s', language => {
  const words = seatWords[language]

  test('axe finds nothing on the mountain, lit and chosen', async () => {
    const link = links[language]
    const { page, complaints, end } = await visit(browser, origin, {
      ...PHONE,
      locale: language,
      bypassCSP: true
    })
    await page.goto(link)
    await page.getByRole('heading', { name: words.yourTurn }).waitFor()
    expect(await findings(page)).toEqual([])
    await light(page, link)
    await page.locator('.again button').first().tap()
    await page.locator('[role=grid] .chosen').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByText(words.rules).tap()
    await page.locator('.panel section').first().waitFor()
    expect(await findings(page)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  })

  test('on 360 × 640, status, mountain, hand and bar are seen without scrolling', async () => {
    const link = links[language]
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language })
    await page.goto(link)
    await light(page, link)
    const { sideways, bottoms } = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth > screen.width,
      bottoms: ['h1', '.mountain', '.hand', '.bar .go'].map(part =>
        Math.ceil(document.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity)
      )
    }))
    expect(sideways).toBe(false)
    for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(640)
    await end()
  })
})

test('a slot is at least 28 px wide on a phone, and found once more at 44', async () => {
  const link = links.en
  const { page, end } = await visit(browser, origin, PHONE)
  await page.goto(link)
  await light(page, link)
  const sizes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(all => all.map(one => Math.min((one as HTMLElement).offsetWidth, (one as HTMLElement).offsetHeight)))
  for (const size of await sizes('[role=grid] button')) expect(size).toBeGreaterThanOrEqual(28)
  const [lit, again] = [await sizes('[role=grid] .lit'), await sizes('.again button')]
  expect(again).toHaveLength(lit.length)
  for (const size of again) expect(size).toBeGreaterThanOrEqual(44)
  await end()
})

test('every pixel of a card belongs to that card', async () => {
  const link = links.en
  const { page, end } = await visit(browser, origin, PHONE)
  await page.goto(link)
  const misses = await page.locator('[role=grid] button').evaluateAll(buttons =>
    buttons.flatMap(button => {
      const { x, y, width, height } = button.getBoundingClientRect()
      const points = [
        [0.5, 0.5],
        [0.5, 0.1],
        [0.5, 0.9],
        [0.1, 0.5],
        [0.9, 0.5]
      ]
      return points.filter(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(x + dx * width, y + dy * height)
        return hit?.closest('button') !== button
      })
    })
  )
  expect(misses).toEqual([])
  await end()
})
