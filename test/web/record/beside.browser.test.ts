import { expect, inject, test } from 'vitest'
import { harbourWords, recordWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, look, opened, take } from '../browser/played.ts'
import { button } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const { en: harbour } = harbourWords
const { en: seat } = seatWords
const { en: words } = recordWords

const origin = inject('origin')
const browser = await sharedBrowser()

test('from the end of a match its deal is given to another crew, who then see both records side by side', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
  for (const { link } of taken) await act(link, 'stop')
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  await page.goto(taken[0]?.link ?? '')
  await page.getByRole('link', { name: seat.alike }).click()
  await page.getByRole('heading', { level: 1, name: harbour.alike.title }).waitFor()
  expect(await findings(page)).toEqual([])
  for (const [at, name] of ['Cleo', 'Dora'].entries()) await page.locator(`[name=name${at}]`).fill(name)
  await button(page, harbour.form.submit).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: harbour.alike.title }).waitFor()
  const shown = new Set((await page.content()).match(/\/s\/[\w-]{39,40}/g))
  const seats: string[] = []
  for (const link of [...shown].map(path => origin + path))
    if ((await look(link)).seat !== null) seats.push((await take(link)).link)
  for (const link of seats) await act(link, 'stop')
  const { match } = await look(seats[0] ?? '')
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size.viewport)
    await page.goto(`/m/${match}`)
    await page.getByRole('heading', { level: 2, name: words.crews.heading }).waitFor()
    const crews = page.locator('.crews li')
    expect(await crews.allInnerTexts()).toEqual([
      expect.stringContaining('Cleo and Dora'),
      expect.stringContaining('Anna and Ben')
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport.width)
  }
  const [here, there] = await page
    .locator('.crews li')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  expect(here).toBe(there)
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Anna and Ben' }).click()
  await page.getByRole('link', { name: 'Cleo and Dora' }).waitFor()
  expect(complaints).toEqual([])
  await end()
})
