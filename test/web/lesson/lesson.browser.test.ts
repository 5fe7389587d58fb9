import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { type LessonKit, reasonOf, sentenceOf } from '../../../web/lesson/state.ts'
import { judged, type School, type Standing } from '../../../web/lesson/voyage.ts'
import { lessonWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { press } from '../browser/keys.ts'
import { button, HESITATION_MS } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'
import { steps } from './gone.ts'
import { kitOf, tapsOn } from './tapped.ts'
import { allowed, refusable, schoolOf } from './tried.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { en: words } = lessonWords
/** In so many of the first steps something is tapped that the rules refuse. */
const REFUSED = 4
const SIDEWAYS = { viewport: { width: 800, height: 360 } }
const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } }

/** Taps a line together and confirms it, as far as it can be put together. */
async function tapOut(page: Page, kit: LessonKit, from: Standing, line: string): Promise<void> {
  for (const { on, at } of tapsOn(kit, from, line))
    if (on === 'card') await page.locator('.hand button').nth(at).tap()
    else if (on === 'verb') await button(page, kit.seat.named.offers[at] ?? at).tap()
    else await page.locator(`.table button[value="${at}"]`).last().tap()
  await page.locator('.bar > div button').last().tap()
}

/** Where the next step begins later in the match, one is led there, and reads what it is about before the next tap. */
async function goOn(page: Page, kit: LessonKit, { lesson }: School, step: number): Promise<void> {
  const starts = lesson.steps.map(({ at }) => at !== undefined)
  if (!starts[step + 1]) return
  await button(page, words.goOn).waitFor()
  // Where there is nothing else to do, the board will do as well.
  if (starts.slice(1, step + 1).includes(true)) await button(page, words.goOn).tap()
  else await page.locator('.table').tap()
  await page.getByText(sentenceOf(kit, { step: step + 1, stage: 'own' })).waitFor()
  await page.waitForTimeout(HESITATION_MS)
}

/** Taps together what the rules refuse, where something is that can be tapped so, and reads why. */
async function tryRefused(page: Page, kit: LessonKit, school: School, from: Standing): Promise<void> {
  const [refused] = refusable(school, from)
  // An island is led to its place, a card given for a way; what lies on the table is tapped where it lies.
  const [place = '', card = / -(\S+)$/.exec(refused ?? '')?.[1]] = refused?.split('@').reverse() ?? []
  const verdict = judged(school, from, refused ?? '')
  // What is no card led to a place is not tapped so.
  if (!refused || !place || verdict.kind !== 'refused') return
  const { hand = [] } = handOf(school, from)
  if (card !== undefined) await page.locator('.hand button').nth(hand.indexOf(card)).tap()
  await page.locator(`.table button[value="${place}"]`).last().tap()
  await page
    .locator('.bar')
    .getByText(reasonOf(kit, from.step, verdict))
    .waitFor()
  await cancel(page)
}

/** Where nothing was chosen, as where no card is offered, there is nothing to cancel. */
async function cancel(page: Page): Promise<void> {
  const found = button(page, seatWords.en.cancel)
  if (await found.count()) await found.tap()
}

describe.each(newestGames().map(({ name }) => name))('the lesson of %s', name => {
  const school = schoolOf(name)
  const kit = kitOf(school, 'en')

  test('is gone to its end by touch, answers what is near it, and says why where the rules refuse', async () => {
    const { page, complaints, end } = await visit(browser, origin, PHONE)
    await page.goto(`/try/${name}`)
    for (const { from, line } of steps(school)) {
      const { step } = from
      await page.getByText(sentenceOf(kit, { step, stage: 'own' })).waitFor()
      if (step < REFUSED) await tryRefused(page, kit, school, from)
      for (const other of allowed(school, from)) {
        const verdict = judged(school, from, other)
        if (verdict.kind !== 'near') continue
        await tapOut(page, kit, from, other)
        await page
          .locator('.bar')
          .getByText(reasonOf(kit, step, verdict))
          .waitFor()
        await cancel(page)
        break
      }
      await tapOut(page, kit, from, line)
      await goOn(page, kit, school, step)
    }
    const open = page.getByRole('link', { name: words.open })
    expect(await open.getAttribute('href')).toBe(`/?game=${name}&lang=en`)
    await button(page, words.crew.alone).tap()
    await page.waitForURL('**/s/*')
    await page.getByText(seatWords.en.pilots.cat).first().waitFor()
    expect(complaints).toEqual([])
    await end()
  })

  test.each(LANGUAGES)('fits on the smallest screens, and has nothing wrong by day and night (%s)', async language => {
    const { page, end } = await visit(browser, origin, { ...SMALL, bypassCSP: true })
    await page.goto(`/try/${name}?lang=${language}`)
    await page.locator('.hand button, .table .lit').first().tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await findings(page)).toEqual([])
    await end()
  })

  test.each([DESK, SIDEWAYS])('stands beside its board where there is room for that', async ({ viewport }) => {
    const { page, end } = await visit(browser, origin, { viewport })
    await page.goto(`/try/${name}`)
    const [board, hand, bar] = await Promise.all(
      ['.table', '.hand', '.bar'].map(part => page.locator(part).boundingBox())
    )
    expect(board?.width).toBeGreaterThan(viewport.width / 3)
    expect(hand?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0))
    expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    await end()
  })

  test('says without JavaScript what it needs, and where to go', async () => {
    const { page, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
    await page.goto(`/try/${name}?lang=en`)
    const unscripted = page.locator('noscript')
    expect(await unscripted.textContent()).toContain(words.unscripted)
    const link = unscripted.getByRole('link', { name: words.harbour })
    expect(await link.getAttribute('href')).toBe(`/?game=${name}&lang=en`)
    expect(await page.getByRole('button').and(page.locator('.hand *, .bar *')).count()).toBe(0)
    await end()
  })

  test('is found beside its game in the harbour, and left at any moment', async () => {
    const { page, complaints, end } = await visit(browser, origin, DESK)
    await page.goto(`/?game=${name}`)
    await page.getByRole('link', { name: words.try }).click()
    await page.waitForURL(`**/try/${name}?lang=en`)
    await page.getByRole('link', { name: words.leave }).click()
    await page.waitForURL(`**/?game=${name}&lang=en`)
    expect(complaints).toEqual([])
    await end()
  })
})

test('keys alone do a first step, and are led on from there', async () => {
  const [name = ''] = newestGames().map(({ name }) => name)
  const school = schoolOf(name)
  const [first, second] = steps(school)
  const [card = '', place = ''] = first?.line.split('@') ?? []
  const { page, complaints, end } = await visit(browser, origin, DESK)
  await page.goto(`/try/${name}`)
  const at = handOf(school, first?.from).hand?.indexOf(card) ?? -1
  await press(page, `.hand button:nth-of-type(${at + 1})`)
  await page.locator(`.table button[value="${place}"]`).focus()
  await page.keyboard.press('Enter')
  await press(page, '.bar .go')
  const { step = 0 } = second?.from ?? {}
  await page
    .getByRole('status')
    .getByText(sentenceOf(kitOf(school, 'en'), { step, stage: 'own' }))
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('.hand') !== null)).toBe(true)
  expect(complaints).toEqual([])
  await end()
})

test('no lesson is where no game has one', async () => {
  expect((await fetch(`${origin}/try/nowhere`)).status).toBe(404)
})

function handOf({ rules, lesson }: School, from?: Standing): { readonly hand?: readonly string[] } {
  return from ? (rules.view(from.match.state, lesson.seat) as { readonly hand?: readonly string[] }) : {}
}
