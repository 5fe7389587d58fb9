import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { MINUTE_MS } from '../../../schema/time.ts'
import { words as later } from '../../../web/words/en/settings.ts'
import { words as tools } from '../../../web/words/en/waiting.ts'
import { seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, look, opened, take } from '../browser/played.ts'
import { PHONE, visit } from '../browser/visit.ts'

/* Scripts that a page asks for later, over a network that fails for a while. */

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

/** Somebody at a seat that waits for another, with a clock that is set. */
async function begin() {
  const { links } = await opened(origin, ['Anna', 'Ben'], { seed: seedOf(1) })
  const all = await Promise.all(links.seats.map(async ({ link }) => (await take(link)).link))
  const [seat = 0] = (await look(links.watcher)).awaits
  const visited = await visit(browser, origin, PHONE)
  await visited.page.clock.install()
  return { ...visited, link: all[1 - seat] ?? '', others: all[seat] ?? '' }
}

/** Lets requests for a script fail as long as that is wanted, and notes them. */
async function failing(page: Page, script: string) {
  const asked: string[] = []
  const state = { isDown: true, asked }
  await page.route(`**/${script}*`, (route: Route) => {
    asked.push(route.request().url())
    return state.isDown ? route.abort() : route.continue()
  })
  return state
}

test('a page that cannot come alive says so, and comes alive as soon as it can', async () => {
  const { page, link, others, end } = await begin()
  const lively = await failing(page, 'assets/lively-')
  await page.goto(link)
  await page.getByText(words.unloaded).waitFor()
  await act(others, advice(await look(others)))
  lively.isDown = false
  await page.clock.runFor(MINUTE_MS)
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  expect(await page.getByText(words.unloaded).count()).toBe(0)
  // Where an address failed, a browser may never ask for it again.
  expect(new Set(lively.asked).size).toBe(lively.asked.length)
  await end()
})

test('a panel that could not be loaded fills itself when the network is back', async () => {
  const { page, link, end } = await begin()
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  const settings = await failing(page, 'assets/panels-')
  const answers = await failing(page, 'api/seat/notes')
  await page.getByText(words.more).tap()
  await expect.poll(() => settings.asked.length).toBeGreaterThan(0)
  settings.isDown = false
  await page.clock.runFor(MINUTE_MS)
  await expect.poll(() => answers.asked.length).toBeGreaterThan(0)
  answers.isDown = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByLabel(later.notes).waitFor()
  await end()
})

test('what is still hidden is counted, and marks are saved, when the network is back', async () => {
  const { page, link, end } = await begin()
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  const counts = await failing(page, 'api/seat/unseen')
  const notes = await failing(page, 'api/seat/notes')
  await page.locator('[data-panel=waiting] summary').tap()
  await expect.poll(() => counts.asked.length).toBeGreaterThan(0)
  counts.isDown = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.counted').waitFor()
  await page.locator('[data-panel=waiting]').getByRole('button', { name: tools.mark }).tap()
  await page.locator('.table button[value="b2"]').tap()
  await page.getByText(tools.unsaved).waitFor()
  notes.isDown = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText(tools.unsaved).waitFor({ state: 'detached' })
  expect((await look(link)).own?.marks).toEqual({ b2: 'star' })
  await end()
})

test('a log that was opened without a network fills itself when it is back', async () => {
  const { page, link, others, end } = await begin()
  await act(others, advice(await look(others)))
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  const log = await failing(page, 'api/seat/log')
  await page.locator('[data-panel=log] summary').tap()
  await expect.poll(() => log.asked.length).toBeGreaterThan(0)
  log.isDown = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('[data-panel=log] li').first().waitFor()
  expect(log.asked.length).toBeGreaterThan(1)
  await end()
})
