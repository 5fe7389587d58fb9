import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { invitationWords, seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, hurry, look, opened, take } from '../browser/played.ts'
import { outOfReach } from '../browser/reach.ts'
import { hesitate, sit } from '../browser/seats.ts'
import { present } from '../games/tranquility/taps.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const STYLE_DELAY_MS = 1_000
const SMALLEST = { ...PHONE, viewport: { width: 320, height: 568 } }

/** A match of two: whose turn it is, and the other. */
async function begun(language: Language = 'en') {
  const { links } = await opened(origin, ['Anna', 'Ben'], { language, seed: seedOf(1) })
  const all = links.seats.map(({ link }) => link)
  const [seat = 0] = (await look(links.watcher)).awaits
  return { mine: all[seat] ?? '', others: all[1 - seat] ?? '', watcher: links.watcher }
}

describe.each(LANGUAGES)('in %s', language => {
  const words = seatWords[language]

  test('axe finds nothing, from the invitation to the end', async () => {
    const { mine, others, watcher } = await begun(language)
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
    await page.goto(mine)
    expect(await findings(page)).toEqual([])

    const lively = page.waitForEvent('websocket')
    await page.getByRole('button', { name: invitationWords[language].take.submit }).tap()
    await lively
    await page.getByRole('heading', { name: words.yourTurn }).waitFor()
    expect(await findings(page)).toEqual([])

    for (const summary of [words.say, words.log, words.rules, words.more]) await page.getByText(summary).tap()
    await page.locator('.panel form').first().waitFor()
    expect(await findings(page)).toEqual([])

    const { choices, view } = await look(mine)
    const { hand } = view as { readonly hand: readonly string[] }
    const { subject = '' } = choices.find(({ verb }) => verb === 'place') ?? {}
    await page.locator('.hand button').nth(hand.indexOf(subject)).tap()
    expect(await findings(page)).toEqual([])
    await page.locator('.sea button:has(u)').first().tap()
    await page.locator('.bar .go').tap()
    await page.getByRole('heading', { name: words.drafted }).waitFor()
    expect(await findings(page)).toEqual([])

    await take(others)
    await hesitate(page)
    await page.locator('.bar .go').tap()
    await page.getByRole('heading', { level: 1, name: /Ben|Anna/ }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.goto(watcher)
    expect(await findings(page)).toEqual([])
    await end()
  })

  test('nor while the Start is being paid, and when the match is over', async () => {
    const { mine, others, watcher } = await begun(language)
    await take(others)
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
    await page.goto(mine)
    await page.getByRole('button', { name: invitationWords[language].take.submit }).tap()
    await page.locator('.hand').waitFor()
    const { seat } = await look(mine)
    for (const link of [mine, others]) await hurry(link)
    const until = async (holds: (envelope: Envelope) => boolean) => {
      for (let seen = await look(watcher); !seen.result && !holds(seen); seen = await look(watcher)) {
        const link = seen.awaits.includes(seat ?? -1) ? mine : others
        await act(link, advice(await look(link)), seen.version)
      }
    }
    await until(({ awaits }) => awaits.length > 1)
    await page.locator('.slots').waitFor()
    await page.locator('.hand button').first().tap()
    expect(await findings(page)).toEqual([])
    await until(() => false)
    await page.getByRole('link', { name: words.record }).waitFor()
    expect(await findings(page)).toEqual([])
    await end()
  })
})

const colour = (button: Element) => getComputedStyle(button).color

/** Whether the page can be scrolled sideways, and what of it lies below the screen. */
function fit(page: Page) {
  return page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth > screen.width,
    bottoms: ['#status', '.sea', '.hand', '.bar .go'].map(part =>
      Math.ceil(document.querySelector(part === '#status' ? 'h1' : part)?.getBoundingClientRect().bottom ?? Infinity)
    )
  }))
}

test.each(LANGUAGES)('on 360 × 640, status, board, hand and bar are seen without scrolling (%s)', async language => {
  const { mine, others } = await begun(language)
  const { page, end } = await sit(browser, mine, { ...PHONE, locale: language })
  await take(others)
  for (let line = 0; line < 6; line++) {
    const link = (await look(mine)).awaits.includes((await look(mine)).seat ?? -1) ? mine : others
    await act(link, advice(await look(link)))
  }
  await page.reload()
  const { sideways, bottoms } = await fit(page)
  expect(sideways).toBe(false)
  for (const bottom of bottoms.filter(Number.isFinite)) expect(bottom).toBeLessThanOrEqual(640)
  await end()
})

test('on a phone held sideways, board and hand are seen side by side', async () => {
  const { mine } = await begun()
  const { page, end } = await sit(browser, mine, { ...PHONE, viewport: { width: 800, height: 360 } })
  const { sideways, bottoms } = await fit(page)
  expect(sideways).toBe(false)
  for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(360)
  await end()
})

test('at 320 px nothing is cut off, and every target is wide enough', async () => {
  const { mine, others } = await begun()
  const { page, end } = await sit(browser, mine, SMALLEST)
  await take(others)
  await present(page, await look(mine))
  expect((await fit(page)).sideways).toBe(false)
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('button, summary, a')].map(target => {
      const { width, height } = target.getBoundingClientRect()
      return { what: target.textContent, least: Math.round(Math.min(width, height)) }
    })
  )
  expect(sizes.filter(({ least }) => least < 44)).toEqual([])
  await end()
})

test.each(LANGUAGES)('at 320 px and with text twice as large, everything is reached (%s)', async language => {
  const { mine } = await begun(language)
  const { page, complaints, end } = await sit(browser, mine, { ...SMALLEST, locale: language, bypassCSP: true })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  // A panel waits for its style: drawn without, it is wider than the screen.
  await page.route('**/*.css', route => setTimeout(STYLE_DELAY_MS).then(() => route.continue()))
  // The elements themselves: a panel that opens brings summaries of its own, and what is found by its number is another then.
  for (const summary of await page.locator('summary').elementHandles()) await summary.tap()
  await page.locator('.panel form').first().waitFor()
  await page.locator('.hand button').first().tap()
  expect((await fit(page)).sideways).toBe(false)
  const targets = page
    .locator('button:not([aria-disabled]), summary, a, input, select, textarea')
    .filter({ visible: true })
  expect(await outOfReach(targets)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

test('in a device’s own colours each card has an edge, and what cannot be confirmed is grey', async () => {
  const { mine } = await begun()
  const { page, end } = await sit(browser, mine, { ...PHONE, forcedColors: 'active' })
  await page.waitForLoadState('networkidle')
  const edges = await page
    .locator('.hand > *')
    .evaluateAll(cards => cards.map(card => getComputedStyle(card).borderTopStyle))
  expect(new Set(edges)).toEqual(new Set(['solid']))
  const confirm = await page.locator('.bar .go').evaluate(colour)
  expect(confirm).not.toBe(await page.locator('.bar > div button:not(.go)').first().evaluate(colour))
  await end()
})

test('with reduced motion nothing moves', async () => {
  const { mine } = await begun()
  const { page, end } = await sit(browser, mine, { ...DESK, reducedMotion: 'reduce' })
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
  await end()
})
