import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { words as namedIn } from '../../../../web/games/cloud9/words/index.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { seedOf } from '../../../random-play.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { hurry, look, opened, take } from '../../browser/played.ts'
import { outOfReach } from '../../browser/reach.ts'
import { alive, button } from '../../browser/seats.ts'
import { findings, PHONE, visitWithoutHints } from '../../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']
const MOST = ['stay', 'wait']
const KINDS = 5
const SMALLEST = { width: 320, height: 568 }

/** A passenger of the first roll whose place comes later: it has the most to say. */
async function passenger(language: Language) {
  const wish = { game: 'cloud9', options: { odds: true }, language, seed: seedOf(1) }
  const { links } = await opened(origin, NAMES, wish)
  const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
  const asked = await Promise.all(taken.map(({ link }) => look(link)))
  const seat = asked.findIndex(({ choices }) => MOST.every(verb => choices.some(choice => choice.verb === verb)))
  const link = taken[seat]?.link ?? ''
  await hurry(link)
  // At 320 px and with letters twice as large a hint leaves no room for anything else.
  const visited = await visitWithoutHints(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
  await alive(visited.page, () => visited.page.goto(link))
  return visited
}

/** Whether it can be scrolled sideways, and where the parts of a turn end. */
function fit(page: Page) {
  return page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth > screen.width,
    bottoms: ['h1', '.flight', '.crew', '.hand', '.bar .go'].map(part =>
      Math.ceil(document.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity)
    )
  }))
}

test.each(LANGUAGES)('asked and answered, all is seen, reached and named on a small phone (%s)', async language => {
  const { page, complaints, end } = await passenger(language)
  const offers: Readonly<Record<string, string>> = namedIn[language].offers
  await page.getByRole('heading', { level: 1, name: seatWords[language].yourTurn }).waitFor()
  await button(page, offers.stay ?? '').tap()
  expect(await findings(page)).toEqual([])
  const { sideways, bottoms } = await fit(page)
  expect(sideways).toBe(false)
  for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(PHONE.viewport.height)

  await page.locator('.bar .go').tap()
  await page.locator('.sealed').waitFor()
  // There is nothing to lay or mark here: what is hidden is counted, and it is looked back.
  await page.locator('[data-panel=waiting] summary').tap()
  await page
    .locator('.counted tbody tr')
    .nth(KINDS - 1)
    .waitFor()
  expect(await page.locator('.waiting button').count()).toBe(1)
  expect(await findings(page)).toEqual([])

  await page.setViewportSize(SMALLEST)
  const targets = page.locator('button, summary, a').filter({ visible: true })
  const sizes = await targets.evaluateAll(all => all.map(one => one.getBoundingClientRect()))
  for (const { width, height } of sizes) expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect((await fit(page)).sideways).toBe(false)
  expect(await outOfReach(targets.and(page.locator(':not([aria-disabled])')))).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

test.each(LANGUAGES)('what is said of a seat is read to its end on a small phone (%s)', async language => {
  const { page, end } = await passenger(language)
  const cut = await page.evaluate(states => {
    const state = document.querySelector<HTMLElement>('.crew small')
    if (!state) return states
    return states.filter(says => {
      state.textContent = says
      return state.scrollWidth > state.clientWidth
    })
  }, Object.values(namedIn[language].states))
  expect(cut).toEqual([])
  await end()
})
