import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/reef/view.ts'
import { words as told } from '../../../../web/games/reef/words/index.ts'
import { words as settings } from '../../../../web/words/en/settings.ts'
import { recordWords, seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { finished } from '../../browser/course.ts'
import { act, look } from '../../browser/played.ts'
import { button } from '../../browser/seats.ts'
import { PHONE, visit } from '../../browser/visit.ts'
import { AT_FISH, reached } from './taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { en: words } = seatWords
const { parting } = settings

/** What stands behind each place of the ranking. */
const ranked = (page: Page) => page.locator('.ranking li').allInnerTexts()

test('a seat resigns on its page, and it, the other and the record say who won', async () => {
  const { match, seats, watcher } = await reached(origin, AT_FISH)
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(seats[0] ?? '')
  await page.getByText(words.more).tap()
  await page.getByText(parting.resign.summary).tap()
  await Promise.all([page.waitForEvent('load'), button(page, parting.resign.do).tap()])
  await page.getByText('You resigned, so Ben won.').waitFor()
  expect((await look(watcher)).result).toMatchObject({ outcome: 'stopped', ranking: [[1], [0]] })
  const mine = await ranked(page)
  await page.goto(seats[1] ?? '')
  await page.getByText('Anna resigned, so you won.').waitFor()
  for (const [first = '', last = ''] of [mine, await ranked(page)]) {
    expect(first).toContain('Ben')
    expect(last).toContain('Anna')
  }
  await page.goto(`/m/${match}`)
  await page.getByText(recordWords.en.proof.holds).waitFor()
  expect(await page.getByText(told.en.event({ type: 'resigned', facts: { seat: 0 } }, () => 'Anna')).count()).toBe(2)
  expect(complaints).toEqual([])
  await end()
})

test('where both agree to stop, nobody has won', async () => {
  const { seats } = await reached(origin, AT_FISH)
  await act(seats[1] ?? '', 'stop')
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(seats[0] ?? '')
  await page.getByText(words.agreed, { exact: true }).waitFor()
  await page.getByText(words.more).tap()
  await page.getByText(parting.stop.summary).tap()
  await Promise.all([page.waitForEvent('load'), button(page, parting.stop.do).tap()])
  await page.getByText(told.en.why.STOPPED ?? '').waitFor()
  expect(await ranked(page)).toEqual([])
  expect((await look(seats[0] ?? '')).result).toMatchObject({ outcome: 'stopped', scores: [0, 0] })
  expect(complaints).toEqual([])
  await end()
})

test('a finished match is played again, with all that lay face down told by name, and proves itself', async () => {
  const { match, links } = await finished(origin, ['Anna', 'Ben'], { game: 'reef' })
  const { cells } = (await look(links.watcher)).view as unknown as View
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(`/m/${match}`)
  await page.getByText(recordWords.en.proof.holds).waitFor()
  expect(await page.locator('.proof .wrong').count()).toBe(0)
  const cards = page.locator('[role=grid] .card')
  expect(await cards.count()).toBe(Object.keys(cells).length)
  await page.getByRole('slider', { name: recordWords.en.step }).fill('0')
  expect(await cards.count()).toBe(32)
  for (const pile of Object.values(told.en.piles ?? {})) await page.locator('.hands').getByText(pile).waitFor()
  expect(complaints).toEqual([])
  await end()
})
