import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { DRAFT_MS } from '../../../worker/match/play.ts'
import { LANGUAGES, type Language } from '../../../schema/languages.ts'
import { invitationWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { watchMotion } from '../browser/motion.ts'
import { act, advice, look, opened, take } from '../browser/played.ts'
import { alive, button, hesitate, sit } from '../browser/seats.ts'
import { MOVING, PHONE, visit, visitWithoutHints } from '../browser/visit.ts'
import { tapOut } from '../games/tranquility/taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const RING = '.bar .ring'
/** Nothing of ours takes longer to move. */
const MOST_MS = 300

/** A match of two: whose turn it is, and the other. */
async function begun(language: Language = 'en') {
  const { links } = await opened(origin, ['Anna', 'Ben'], { language })
  const all = links.seats.map(({ link }) => link)
  const [seat = 0] = (await look(links.watcher)).awaits
  return { mine: all[seat] ?? '', others: all[1 - seat] ?? '', first: seat }
}

/** Lays an island where that costs nothing, and answers its cell. */
async function lay(page: Page, link: string): Promise<string> {
  const envelope = await look(link)
  const line = envelope.choices.find(({ verb }) => verb === 'place')?.try ?? ''
  await tapOut(page, line, envelope)
  await page.locator('.table .draft').waitFor()
  const [, cell = ''] = line.split('@')
  return cell
}

const boxOf = (page: Page) => page.locator('.sea').boundingBox()

test('what was played can be taken back while a ring runs out, and the board stays where it is', async () => {
  const { mine } = await begun()
  // Else a hint takes the place of the sentence.
  const { page, complaints, end } = await sit(browser, mine, { ...PHONE, ...MOVING }, visitWithoutHints)
  const before = await boxOf(page)
  const cell = await lay(page, mine)
  await page.getByRole('heading', { name: seatWords.en.drafted }).waitFor()
  // That it is a draft may be heard before what was sent is answered.
  const told = () => page.locator('.bar [role=status]').innerText()
  await expect.poll(async () => (await told()).trim()).toBe(seatWords.en.settles)
  const timing = await page
    .locator(`${RING} circle`)
    .last()
    .evaluate(arc => arc.getAnimations()[0]?.effect?.getTiming().duration)
  expect(timing).toBeGreaterThan(DRAFT_MS / 2)
  expect(timing).toBeLessThanOrEqual(DRAFT_MS)
  expect(await boxOf(page)).toEqual(before)
  await hesitate(page)
  await button(page, seatWords.en.undo).tap()
  await page.getByRole('heading', { name: seatWords.en.yourTurn }).waitFor()
  expect(await page.locator(RING).count()).toBe(0)
  expect(await page.locator(`.sea button[value=${cell}] i`).count()).toBe(0)
  expect(await boxOf(page)).toEqual(before)
  expect(complaints).toEqual([])
  await end()
})

describe.each(LANGUAGES)('in %s', language => {
  test('who has played may see the own new card, and nobody is asked to show any', async () => {
    const { mine, others } = await begun(language)
    await take(others)
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language })
    const words = seatWords[language]
    await page.goto(mine)
    await alive(page, () => page.getByRole('button', { name: invitationWords[language].take.submit }).tap())
    await lay(page, mine)
    await hesitate(page)
    // Side by side, so that the bar covers no card.
    const tops = await page
      .locator('.bar > div button')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await button(page, words.see(1)).tap()
    await page.getByRole('heading', { level: 1, name: /Anna|Ben/ }).waitFor()
    expect(await page.locator('.back').count()).toBe(0)
    await end()
  })
})

test('a card sails to its cell, and a new one is turned over', async () => {
  const { mine, others } = await begun()
  await take(others)
  const { page, link, complaints, end } = await sit(browser, mine, { ...PHONE, ...MOVING })
  const moved = await watchMotion(page)
  await alive(page, () => page.goto(link))
  const cell = await lay(page, mine)
  const laid = await moved()
  expect(laid).toContainEqual({ where: cell, ms: MOST_MS })
  await hesitate(page)
  await page.locator('.bar .go').tap()
  await page.getByRole('heading', { level: 1, name: /Anna|Ben/ }).waitFor()
  const turned = await moved()
  expect(turned).toEqual([{ where: 'hand', ms: MOST_MS }])
  expect(complaints).toEqual([])
  await end()
})

test('what others did meanwhile is played once when one comes back', async () => {
  const { mine, others } = await begun()
  const { page, link, end } = await sit(browser, others, { ...PHONE, ...MOVING })
  await take(mine)
  await page.goto('about:blank')
  const choice = (await look(mine)).choices.find(({ verb }) => verb === 'place')
  await act(mine, choice?.try ?? '')
  const [, cell = ''] = choice?.try.split('@') ?? []
  const moved = await watchMotion(page)
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  const played = await moved()
  expect(played.map(({ where }) => where)).toEqual([cell, cell])
  for (const { ms } of played) expect(ms).toBeLessThanOrEqual(MOST_MS)
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  expect(await moved()).toEqual([])
  await end()
})

test('with reduced motion nothing moves, whatever is done', async () => {
  const { mine, others } = await begun()
  const { page, link, end } = await sit(browser, mine, { ...PHONE, reducedMotion: 'reduce' })
  await take(others)
  const moved = await watchMotion(page)
  await alive(page, () => page.goto(link))
  await lay(page, mine)
  expect(await page.locator(RING).count()).toBe(0)
  await hesitate(page)
  await page.locator('.bar .go').tap()
  await page.getByRole('heading', { level: 1, name: /Anna|Ben/ }).waitFor()
  await act(others, advice(await look(others)))
  await page.getByRole('heading', { name: seatWords.en.yourTurn }).waitFor()
  expect(await moved()).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await end()
})
