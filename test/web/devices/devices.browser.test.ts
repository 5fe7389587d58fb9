import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { aboardWords, invitationWords, landingWords, onwardWords, shelfWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened, take } from '../browser/played.ts'
import { sit as sitDown } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { page: arrival, panel, file } = aboardWords.en
const { seats } = shelfWords.en
const withBen = seats.with('Tranquility', 'Ben')
const withEwa = seats.with('Tranquility', 'Ewa')

const row = (page: Page, what: string) => page.getByRole('listitem').filter({ hasText: what })

/** Takes the seat, and stays until the device has noted it. */
async function sit(...asked: Parameters<typeof sitDown>) {
  const sitting = await sitDown(...asked)
  await noted(sitting.page, sitting.link)
  return sitting
}

function noted(page: Page, link: string) {
  return page.waitForFunction(own => `${localStorage['slowboat.seats']}`.includes(own), link.slice(-39))
}

async function openPanel(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByText(seats.devices).click()
  await page.getByText(file.heading, { exact: true }).waitFor()
}

/** Somebody at a seat, with a private link. */
async function aboard(names: readonly string[] = ['Anna', 'Ben']) {
  const { links } = await opened(origin, names)
  const one = await sit(browser, links.seats[0]?.link ?? '')
  await openPanel(one.page)
  await one.page.getByRole('button', { name: panel.make }).tap()
  const own = await one.page.getByLabel(panel.link).inputValue()
  return { ...one, own }
}

async function bring(page: Page, own: string): Promise<void> {
  await page.goto(own)
  await page.getByRole('button', { name: arrival.go }).click()
  await page.waitForURL(`${origin}/`)
}

test('a private link brings one’s matches to another device, and what is added or forgotten on one is so on both', async () => {
  const one = await aboard()
  const two = await visit(browser, origin, DESK)
  await bring(two.page, one.own)
  await row(two.page, withBen).waitFor()

  const { links } = await opened(origin, ['Anna', 'Ewa'])
  await two.page.goto(links.seats[0]?.link ?? '')
  await two.page.locator('[name=take]').click()
  await noted(two.page, links.seats[0]?.link ?? '')
  await two.page.goto('/')
  await row(two.page, withEwa).waitFor()
  await two.page.waitForLoadState('networkidle')
  await one.page.goto('/')
  await row(one.page, withEwa).waitFor()

  await one.page.getByRole('button', { name: seats.more(withBen) }).tap()
  await one.page.getByRole('button', { name: seats.forgetNamed(withBen) }).tap()
  await one.page.reload()
  await row(one.page, withEwa).waitFor()
  await one.page.waitForLoadState('networkidle')
  await two.page.reload()
  await row(two.page, withEwa).waitFor()
  await row(two.page, withBen).waitFor({ state: 'detached' })
  for (const { complaints, end } of [one, two]) {
    expect(complaints).toEqual([])
    await end()
  }
})

test('what a device had before goes along only if that is asked for', async () => {
  const one = await aboard()
  const other = await opened(origin, ['Anna', 'Ewa'])
  const two = await sit(browser, other.links.seats[0]?.link ?? '')
  await two.page.goto(one.own)
  expect(await two.page.getByLabel(arrival.take(1)).isChecked()).toBe(false)
  await bring(two.page, one.own)
  await row(two.page, withBen).waitFor()
  await two.page.waitForLoadState('networkidle')
  expect(await row(two.page, withEwa).count()).toBe(1)
  await one.page.goto('/')
  await row(one.page, withBen).waitFor()
  await one.page.waitForLoadState('networkidle')
  expect(await row(one.page, withEwa).count()).toBe(0)
  for (const { end } of [one, two]) await end()
})

test('a link that is replaced opens nothing any more, and the device that has the old one says so and keeps its matches', async () => {
  const one = await aboard()
  const two = await visit(browser, origin, PHONE)
  await bring(two.page, one.own)
  await row(two.page, withBen).waitFor()
  await one.page.getByRole('button', { name: panel.renew }).tap()
  await one.page.getByRole('button', { name: panel.yes }).tap()
  await one.page.getByText(panel.renewed).waitFor()
  const fresh = await one.page.getByLabel(panel.link).inputValue()
  expect(fresh).not.toBe(one.own)
  const said = landingWords.en.pages['boat-replaced']
  await two.page.reload()
  await two.page.getByText('was replaced on another device').waitFor()
  await row(two.page, withBen).waitFor()
  expect((await two.page.goto(one.own))?.status()).toBe(410)
  await two.page.getByRole('heading', { name: said.title }).waitFor()
  await bring(two.page, fresh)
  await row(two.page, withBen).waitFor()
  await two.page.waitForLoadState('networkidle')
  expect(await two.page.getByText('was replaced on another device').count()).toBe(0)
  for (const { end } of [one, two]) await end()
})

test('a file carries matches without a private link, and a wrong one says what is wrong', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const one = await sit(browser, links.seats[0]?.link ?? '')
  await openPanel(one.page)
  await one.page.getByText(file.heading, { exact: true }).tap()
  const [download] = await Promise.all([
    one.page.waitForEvent('download'),
    one.page.getByRole('button', { name: file.save }).tap()
  ])
  const path = await download.path()
  const two = await visit(browser, origin, PHONE)
  await openPanel(two.page)
  await two.page.getByText(file.heading, { exact: true }).tap()
  const chooser = two.page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
  await two.page.getByText(file.wrong.kind).waitFor()
  await chooser.setInputFiles(path)
  await row(two.page, withBen).waitFor()
  await two.page.getByText(file.came(1)).waitFor()
  expect(two.complaints).toEqual([])
  for (const { end } of [one, two]) await end()
})

test('where nothing is kept, or without JavaScript, the private link is a list', async () => {
  const one = await aboard()
  const blocked = await visit(browser, origin, PHONE)
  await blocked.page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
  await blocked.page.goto(one.own)
  await blocked.page.getByText(arrival.unkept).waitFor()
  const entry = arrival.seat('Tranquility', 'Anna')
  await blocked.page.getByRole('link', { name: entry }).tap()
  await blocked.page.locator('.hand').waitFor()
  const plain = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await plain.page.goto(one.own)
  await plain.page.getByRole('button', { name: arrival.list }).tap()
  await plain.page.getByRole('link', { name: entry }).waitFor()
  expect(await plain.page.getByText(arrival.carries(1)).count()).toBe(1)
  for (const { end } of [one, blocked, plain]) await end()
})

test('a seat has a way home, which leads to its place in the list, and after a move to the match that waits', async () => {
  const first = await opened(origin, ['Anna', 'Ben'])
  const second = await opened(origin, ['Anna', 'Ewa'])
  for (const { links } of [first, second]) await take(links.seats[1]?.link ?? '')
  const one = await sit(browser, first.links.seats[0]?.link ?? '', DESK)
  const other = second.links.seats[0]?.link ?? ''
  await one.page.goto(other)
  await one.page.locator('[name=take]').click()
  await noted(one.page, other)
  const links = [one.link, other]
  const waits = await Promise.all(links.map(async link => (await look(link)).awaits.includes(0)))
  const names = ['Ben', 'Ewa']
  // Of two matches each lets one or the other begin: what is shown is what the tables say.
  for (const [at, link] of links.entries()) {
    await one.page.goto(link)
    const next = one.page.getByRole('link', { name: onwardWords.en.with(names[1 - at] ?? '') })
    await one.page.waitForLoadState('networkidle')
    await expect.poll(() => next.count()).toBe(!waits[at] && waits[1 - at] ? 1 : 0)
  }
  await one.page.getByRole('link', { name: invitationWords.en.home }).click()
  await row(one.page, withEwa).waitFor()
  const focused = () => one.page.evaluate(() => document.activeElement?.getAttribute('href'))
  await expect.poll(focused).toBe(new URL(other).pathname)
  expect(one.complaints).toEqual([])
  await one.end()
})

test.each(LANGUAGES)('everybody can use it, by day and by night, in %s', async language => {
  const { own, end } = await aboard()
  const { page, end: leave } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
  await page.goto(own)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: aboardWords[language].page.go }).tap()
  await page.waitForURL(`${origin}/`)
  await page.getByText(shelfWords[language].seats.devices).tap()
  await page.getByText(aboardWords[language].file.heading, { exact: true }).tap()
  await page.locator('.about').first().tap()
  await page.getByRole('button', { name: aboardWords[language].panel.code }).tap()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await leave()
  await end()
})
