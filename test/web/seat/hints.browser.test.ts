import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { words as told } from '../../../web/games/tranquility/words/en/hints.ts'
import { words as turn } from '../../../web/games/tranquility/words/en/turn.ts'
import { words } from '../../../web/words/en/hints.ts'
import { words as settings } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { finished } from '../browser/course.ts'
import { look, opened, take } from '../browser/played.ts'
import { button, sit, type Sitting } from '../browser/seats.ts'
import { PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

interface Hinted {
  readonly hints: { readonly [name: string]: string }
}

const says = (page: Page, text: string) => page.getByRole('status').last().getByText(text)

/** Somebody alone who has never been here, with nothing but islands in hand: of a Finish they would be told besides. */
async function newcomer(): Promise<Sitting> {
  const { links } = await opened(origin, ['Anna'], { seed: seedOf(1) })
  return sit(browser, links.seats[0]?.link ?? '')
}

/** Where everything stands. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['#status h1', '.news', '.table', '.hand', '.bar'].map(
      part => document.querySelector(part)?.getBoundingClientRect().top ?? NaN
    )
  )
}

test('a hint is told once, where it fits; put away, it leaves everything where it was, also for later visits', async () => {
  const { page, complaints, end } = await newcomer()
  await says(page, told.hints.order).waitFor()
  const before = await places(page)
  await button(page, words.gotIt).tap()
  await says(page, turn.idle).waitFor()
  expect(await places(page)).toEqual(before)
  await page.reload({ waitUntil: 'networkidle' })
  await says(page, turn.idle).waitFor()
  expect(await button(page, words.gotIt).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('what was heeded is put away as well', async () => {
  const { page, end } = await newcomer()
  await says(page, told.hints.order).waitFor()
  const card = page.locator('.hand button').first()
  await card.tap()
  await card.tap()
  await says(page, turn.idle).waitFor()
  expect(await button(page, words.gotIt).count()).toBe(0)
  await end()
})

test('whoever wants none is told none, until they switch them on again', async () => {
  const { page, link, end } = await newcomer()
  await page.getByText(seatWords.en.more).tap()
  const hints = page.getByLabel(settings.helps.hints)
  await hints.uncheck()
  await page.goto(link)
  await says(page, turn.idle).waitFor()
  await page.getByText(seatWords.en.more).tap()
  expect(await hints.isChecked()).toBe(false)
  await hints.check()
  await page.goto(link)
  await says(page, told.hints.order).waitFor()
  expect(await button(page, words.gotIt).count()).toBe(1)
  await end()
})

/** Lays the lowest number of the hand so far up that all that lies above it must still find room below. */
async function layTooHigh(page: Page, link: string): Promise<void> {
  const { choices, view } = await look(link)
  const numbers = choices.flatMap(({ verb, subject }) => (verb === 'place' ? [Number(subject)] : []))
  const least = Math.min(...numbers)
  await page
    .locator('.hand button')
    .nth((view.hand as string[]).indexOf(`${least}`))
    .tap()
  await page.locator('.table button[value=f6]').tap()
  await page.getByText(told.doubts.FEW_LEFT({ below: 0, above: least, cells: 35, left: least - 1 })).waitFor()
}

test('a device on which a match was finished knows the game, and doubts are told all the same', async () => {
  const over = await finished(origin, ['Anna', 'Ben'])
  const { links } = await opened(origin, ['Anna'], { seed: seedOf(1) })
  const { page, link, end } = await sit(browser, links.seats[0]?.link ?? '')
  await says(page, told.hints.order).waitFor()
  await page.goto(over.links.watcher)
  await page.getByRole('link', { name: seatWords.en.record }).waitFor()
  await page.waitForFunction(() => localStorage['slowboat.hints']?.includes('"known":["tranquility"]'))
  await page.goto(link, { waitUntil: 'networkidle' })
  await says(page, turn.idle).waitFor()
  expect(await button(page, words.gotIt).count()).toBe(0)
  await layTooHigh(page, link)
  await end()
})

test('a placement that leaves too few numbers is doubted before it is confirmed, and can be confirmed', async () => {
  const { page, link, end } = await newcomer()
  await layTooHigh(page, link)
  expect(await page.locator('.bar .go').getAttribute('aria-disabled')).toBeNull()
  await page.locator('.bar .go').tap()
  await page.getByRole('heading', { name: seatWords.en.drafted }).waitFor()
  await end()
})

/** Those of the hints with which something lies under the bar that is free without any; runs in a page. */
function covering(hints: readonly string[]): readonly string[] {
  const said = document.querySelector('.hint > span')
  const bar = document.querySelector('.bar')
  if (!said || !bar) return hints
  const isCovered = (part: Element) =>
    Math.floor(part.getBoundingClientRect().bottom) > Math.ceil(bar.getBoundingClientRect().top)
  said.textContent = ''
  const free = [...document.querySelectorAll('.table, .hand, .crew, .clans')].filter(part => !isCovered(part))
  return hints.filter(hint => {
    said.textContent = hint
    return free.some(isCovered)
  })
}

const GAMES = newestGames().map(({ name, seats }) => [name, seats.most] as const)

test.each(LANGUAGES.flatMap(language => GAMES.map(([game, seats]) => [language, game, seats] as const)))(
  'no hint takes so much room that it covers the table or the hand: %s, %s for %i',
  async (language, game, seats) => {
    const { hints } = (await import(`../../../web/games/${game}/words/${language}/hints.ts`)).words as Hinted
    const { common } = (await import(`../../../web/words/${language}/hints.ts`)).words as typeof words
    const names = Array.from({ length: seats }, (_, seat) => `Anna${seat + 1}`)
    const { links } = await opened(origin, names, { game, language, seed: seedOf(1) })
    const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
    const [first = 0] = (await look(links.watcher)).awaits
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language })
    await page.goto(taken[first]?.link ?? '')
    await page.locator('.hint').waitFor()
    expect(await page.evaluate(covering, [...Object.values(hints), ...Object.values(common)])).toEqual([])
    await end()
  }
)
