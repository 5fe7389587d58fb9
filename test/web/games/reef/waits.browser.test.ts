import { expect, inject, test } from 'vitest'
import type { PlanShown } from '../../../../schema/wire/plan.ts'
import { words as hinting } from '../../../../web/games/reef/words/en/hints.ts'
import { words as log } from '../../../../web/words/en/log.ts'
import { words as hints } from '../../../../web/words/en/hints.ts'
import { words as waiting } from '../../../../web/words/en/waiting.ts'
import { words as named } from '../../../../web/games/reef/words/index.ts'
import { planWords, seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { alive, button } from '../../browser/seats.ts'
import { PHONE, visit } from '../../browser/visit.ts'
import { AT_FIRST, AT_FISH, reached } from './taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { en: words } = seatWords
const SEA = '[role=grid] button'

test('whoever waits taps the sea, sees what may be planned, and plans a card with what pays, and a worm', async () => {
  const { seats } = await reached(origin, AT_FIRST)
  const link = seats[1] ?? ''
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await alive(page, () => page.goto(link))
  await page.locator(SEA).first().tap()
  await page.locator(`${SEA}[value="reveal a2"]`).tap()
  await page.locator('.hand .lit').first().tap()
  await button(page, planWords.en.arm(0)).tap()
  await page.locator('.bar .planned').waitFor()
  await page.locator(SEA).first().tap()
  await button(page, named.en.offers.take ?? '').tap()
  await page.locator('.stock button[value="P"]').tap()
  await button(page, planWords.en.arm(1)).tap()
  await page.locator('.bar .planned').waitFor()
  const headers = { Authorization: `Seat ${link.split('/').at(-1)}` }
  await expect
    .poll(async () => {
      const { entries } = (await (await fetch(`${origin}/api/seat/plan`, { headers })).json()) as PlanShown
      return entries.map(({ line }) => line)
    })
    .toEqual(['reveal a2', 'take P'])
  expect(complaints).toEqual([])
  await end()
})

test('what is marked is seen on the own turn too, where each card means a way', async () => {
  const { seats } = await reached(origin, AT_FISH)
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await alive(page, () => page.goto(seats[0] ?? ''))
  await page.locator('summary', { hasText: log.closer }).tap()
  await button(page, waiting.mark).tap()
  await page.locator(`${SEA}[value="c1"]`).tap()
  await page.locator('[data-place="c1"][data-sign]').waitFor()
  await button(page, waiting.done).tap()
  await page.locator(`${SEA}.lit`).first().waitFor()
  expect(await page.locator('[data-sign]').count()).toBe(1)
  await page.reload()
  await page.locator('[data-place="c1"][data-sign]').waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('a link of a mail prepares a fish for its coral, and a newcomer is told what fits', async () => {
  const { seats } = await reached(origin, AT_FISH)
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(`${seats[0]}#do=${AT_FISH}:buy a1>1`)
  await page.locator('.corals .chosen').waitFor()
  await page.getByText(named.en.doing({ ...PINK, missing: 1 })).waitFor()
  await button(page, words.cancel).tap()
  await page.getByText(hinting.hints.fish).waitFor()
  await button(page, hints.gotIt).tap()
  await page.getByText(hinting.hints.fish).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await end()
})

/** The pink female that lies on a1 then, bought for the first coral. */
const PINK = { verb: 'buy', card: '', as: 'Kf', place: 'buy a1>1', price: 1, picked: [] }
