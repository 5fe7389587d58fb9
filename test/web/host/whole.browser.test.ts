import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { refusals } from '../../../web/words/en/refusals.ts'
import { hostWords, landingWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { finished } from '../browser/course.ts'
import { look, opened, take } from '../browser/played.ts'
import { button } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const words = hostWords.en

async function seated(names: readonly string[], wish = {}) {
  const match = await opened(origin, names, wish)
  for (const { link } of match.links.seats) await take(link)
  return match
}

/** With scripts and without: the same forms. */
const BROWSERS = [
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }]
] as const

test.each(BROWSERS)('the host changes the pace, gives a seat away and is told what was refused, %s', async (_, how) => {
  const { links } = await seated(['Anna', 'Ben'])
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, ...how })
  await page.goto(links.host)
  await page.getByRole('combobox', { name: words.match.pace }).selectOption('week')
  await button(page, words.match.change).click()
  await page.getByText(`· ${words.paces.week}`).waitFor()

  const card = page.getByRole('listitem').filter({ hasText: 'Ben' })
  await card.getByText(words.give.summary).click()
  await card.getByLabel(words.give.name).fill('Carla')
  await card.getByRole('button', { name: words.give.do }).click()
  await page.getByRole('heading', { name: 'Carla' }).waitFor()
  expect((await look(links.watcher)).table.players.map(({ name, taken }) => [name, taken])).toEqual([
    ['Anna', true],
    ['Carla', false]
  ])
  expect(complaints).toEqual([])
  await end()
})

test.each(BROWSERS)('the match is deleted in two steps, %s', async (_, how) => {
  const { links } = await seated(['Anna'])
  const { page, end } = await visit(browser, origin, { ...PHONE, ...how })
  await page.goto(links.host)
  await page.getByText(words.match.delete.summary).click()
  await button(page, words.match.delete.do).click()
  // The box is not ticked yet.
  expect(await look(links.watcher)).toMatchObject({ result: null })
  await page.getByRole('checkbox', { name: words.match.delete.sure }).check()
  await button(page, words.match.delete.do).click()
  // By now it may be done.
  await page.getByRole('heading', { name: /is being deleted|has deleted this match/ }).waitFor()
  expect((await page.goto(links.watcher))?.status()).toBe(410)
  await end()
})

test('where players compete the host is told why there is no stopping it', async () => {
  const { links } = await seated(['Anna', 'Ben'], { options: { variant: 'competitive' } })
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(links.host)
  await page.getByText(words.match.end.summary).click()
  await page.getByText(words.match.end.agreement).waitFor()
  expect(await button(page, words.match.end.do).count()).toBe(0)
  const ben = page.getByRole('listitem').filter({ hasText: 'Ben' })
  await ben.getByText(words.give.summary).click()
  await ben.getByLabel(words.give.name).fill('Carla')
  await ben.getByRole('button', { name: words.give.ask }).click()
  await page.getByText(/has been asked for this seat/).waitFor()
  await end()
})

test('a match is stopped, its record closed, and taken along', async () => {
  const { match, links } = await seated(['Anna', 'Ben'])
  const { page, end } = await visit(browser, origin, { ...DESK, acceptDownloads: true })
  await page.goto(links.host)
  await page.getByText(words.match.end.summary).click()
  await button(page, words.match.end.do).click()
  await page.getByRole('heading', { name: words.over }).waitFor()
  await page.getByText(words.match.close.summary).click()
  await button(page, words.match.close.do).click()
  await page.getByText(/only the links of this match show the record/).waitFor()
  await page.getByRole('link', { name: words.record }).click()
  await page.waitForURL(/record=1/)
  expect((await page.goto(`/m/${match}`))?.status()).toBe(403)
  await page.getByRole('heading', { name: landingWords.en.pages['record-closed'].title }).waitFor()
  await page.goto(links.host)
  await page.getByText(words.match.export.summary).click()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.match.export.do).click()])
  expect(download.suggestedFilename()).toBe(`slow-boat-${match}.json`)
  await end()
})

test('a nudge to somebody who is not awaited is refused on the page itself', async () => {
  const { links } = await seated(['Anna', 'Ben'])
  const { page, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto(links.host)
  const [awaited = 0] = (await look(links.watcher)).awaits
  await page.setContent(
    `<form method="post" action="${links.host}"><input name="seat" value="${1 - awaited}"><button name="do" value="nudge">go</button></form>`
  )
  await page.getByRole('button').click()
  const why = refusals.NOT_AWAITED({ name: ['Anna', 'Ben'][1 - awaited] ?? '' })
  expect(await page.getByRole('alert').textContent()).toBe(why)
  await end()
})

test.each(LANGUAGES)('everybody can use all of it, by day and by night, in %s', async language => {
  const { links } = await finished(origin, ['Anna', 'Ben'], { language })
  const running = await seated(['Anna', 'Ben', 'Chloé'], { language })
  for (const { host } of [links, running.links]) {
    const { page, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
    await page.goto(host)
    for (const summary of await page.locator('summary').elementHandles()) await summary.click()
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await end()
  }
})
