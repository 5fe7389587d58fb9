import { expect, inject, test } from 'vitest'
import { words as settings } from '../../../web/words/en/settings.ts'
import { landingWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened, take } from '../browser/played.ts'
import { button } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const { en: words } = seatWords
const { en: landing } = landingWords

const origin = inject('origin')
const browser = await sharedBrowser()

async function three() {
  const { links } = await opened(origin, ['Ann', 'Ben', 'Cem'])
  for (const { link } of links.seats) await take(link)
  return { links, seats: links.seats.map(({ link }) => link) as [string, string, string] }
}

test('a seat is lent on one device, played on another, and taken back in one tap', async () => {
  const { seats } = await three()
  const seat = (await look(seats[0])).awaits[0] ?? 0
  const holder = await visit(browser, origin, PHONE)
  await holder.page.goto(seats[seat] as string)
  await holder.page.getByText(words.more).click()
  await holder.page.getByLabel(settings.lend.to).fill('Lea')
  await button(holder.page, settings.lend.do).click()
  const link = await holder.page.getByLabel(settings.lend.link('Lea')).inputValue()
  await button(holder.page, settings.code).first().click()
  await holder.page.getByRole('img', { name: settings.lend.link('Lea') }).waitFor()

  const guest = await visit(browser, origin, DESK)
  await guest.page.goto(link)
  await guest.page.getByText(/You play for (Ann|Ben|Cem) until/).waitFor()
  expect(await guest.page.locator('.hand button').count()).toBe(5)
  expect(await guest.page.locator('[data-panel=own]').count()).toBe(0)
  expect(await findings(guest.page)).toEqual([])
  await guest.page.locator('.hand button').first().click()
  expect(await guest.page.evaluate(() => localStorage['slowboat.seats'] as unknown)).toBeUndefined()

  await button(holder.page, settings.lend.back).click()
  await button(holder.page, settings.lend.do).waitFor()
  await guest.page.goto(link)
  await guest.page.getByRole('heading', { name: landing.pages['loan-over'].title }).waitFor()
  expect(holder.complaints).toEqual([])
  for (const { end } of [holder, guest]) await end()
})

test('who has lost a link asks on the watchers’ page, the others vouch, and one of them passes the new one on', async () => {
  const { links, seats } = await three()
  const [ann, ben, cem, lost] = await Promise.all([1, 2, 3, 4].map(() => visit(browser, origin, PHONE)))
  if (!ann || !ben || !cem || !lost) throw new Error('four people were wanted')
  await lost.page.goto(links.watcher)
  await lost.page.getByText(words.vouch.mine).click()
  await lost.page.getByLabel(words.vouch.whose).selectOption('Ann')
  await Promise.all([lost.page.waitForLoadState('load'), button(lost.page, words.vouch.ask).click()])
  await lost.page.getByText(words.vouch.asked('Ann', 0, 2)).waitFor()
  await ben.page.goto(seats[1])
  await button(ben.page, words.vouch.do).click()
  await ben.page.getByText(words.vouch.asked('Ann', 1, 2)).waitFor()
  await cem.page.goto(seats[2])
  await cem.page.getByText(words.happened.lost('Ann')).waitFor()
  const card = await cem.page.locator('.hand button').first().boundingBox()
  const bar = await cem.page.locator('.bar').boundingBox()
  expect((card?.y ?? Infinity) + (card?.height ?? 0), 'what befell it covers no card').toBeLessThan(bar?.y ?? 0)
  await button(cem.page, words.vouch.do).click()
  const fresh = cem.page.getByLabel(words.vouch.passOn('Ann'))
  await fresh.waitFor()
  await ann.page.goto(await fresh.inputValue())
  await ann.page.locator('[name=take]').click()
  await ann.page.locator('.hand').waitFor()
  expect((await look(ann.page.url())).seat).toBe(0)
  expect((await lost.page.goto(seats[0]))?.status()).toBe(410)
  await lost.page.getByRole('heading', { name: landing.pages['seat-reissued'].title }).waitFor()
  for (const { end } of [ann, ben, cem, lost]) await end()
})
