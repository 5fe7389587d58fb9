import { expect, inject, test } from 'vitest'
import { words as settings } from '../../../web/words/en/settings.ts'
import { landingWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, look, opened, take } from '../browser/played.ts'
import { button } from '../browser/seats.ts'
import { findings, PHONE, visit } from '../browser/visit.ts'

const { en: words } = seatWords
const { parting } = settings

const origin = inject('origin')
const browser = await sharedBrowser()

async function seated(wish = {}) {
  const { links } = await opened(origin, ['Anna', 'Ben'], wish)
  const seats: string[] = []
  for (const { link } of links.seats) seats.push((await take(link)).link)
  return { links, seats: seats as [string, string] }
}

test('a seat is left in two taps, its link says so afterwards, and the other seat sees it', async () => {
  const { seats, links } = await seated()
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(seats[0])
  await page.getByText(words.more).click()
  await page.getByText(parting.leave.summary).click()
  await page.getByText(parting.leave.text).waitFor()
  await button(page, parting.leave.do).click()
  const { title } = landingWords.en.pages['seat-left']
  await page.getByRole('heading', { name: title }).waitFor()
  expect((await page.goto(seats[0]))?.status()).toBe(410)
  await page.getByRole('heading', { name: title }).waitFor()
  expect((await look(links.watcher)).table.players[0]).toMatchObject({ taken: false })
  await page.goto(seats[1])
  await page.getByText(words.happened.left('Anna')).first().waitFor()
  expect(complaints.filter(one => !one.includes('410'))).toEqual([])
  await end()
})

test('without scripts too, in the settings of the seat', async () => {
  const { seats, links } = await seated()
  const { page, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto(`${seats[1]}?settings=1`)
  await page.getByText(parting.leave.summary).click()
  await button(page, parting.leave.do).click()
  await page.getByRole('heading', { name: landingWords.en.pages['seat-left'].title }).waitFor()
  expect((await look(links.watcher)).table.players[1]).toMatchObject({ taken: false })
  await end()
})

test('to stop is a draft that can be taken back, and each sees who agreed', async () => {
  const { seats, links } = await seated()
  const { page, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto(`${seats[0]}?settings=1`)
  await page.getByText(parting.stop.summary).click()
  await button(page, parting.stop.do).click()
  await page.waitForURL(`${seats[0]}?plain`)
  expect((await look(seats[0])).draft?.line).toBe('stop')
  expect((await look(links.watcher)).table.agreed).toEqual([])
  await act(seats[1], 'stop')
  expect((await look(seats[0])).result).toMatchObject({ outcome: 'stopped' })
  await end()
})

test('who would like to stop is shown among the players, and nobody resigns where all play together', async () => {
  const { seats } = await seated()
  await act(seats[1], 'stop')
  const { page, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  await page.goto(seats[0])
  await page.getByText(words.agreed, { exact: true }).waitFor()
  await page.getByText(words.more).click()
  await page.getByText(parting.stop.summary).click()
  await page.getByText(parting.stop.agreed('Ben')).waitFor()
  expect(await page.getByText(parting.resign.summary).count()).toBe(0)
  expect(await findings(page)).toEqual([])
  await end()
})

test('where players compete a seat resigns', async () => {
  const { seats } = await seated({ options: { variant: 'competitive' } })
  const { page, end } = await visit(browser, origin, PHONE)
  await page.goto(seats[0])
  await page.getByText(words.more).click()
  await page.getByText(parting.resign.summary).click()
  await Promise.all([page.waitForEvent('load'), button(page, parting.resign.do).click()])
  expect((await look(seats[0])).draft?.line).toBe('resign')
  await end()
})
