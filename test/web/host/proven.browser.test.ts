import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { harbourWords, hostWords, invitationWords, seatWords, settingsWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { take } from '../browser/played.ts'
import { findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const link = (page: Page, language: keyof typeof hostWords, name: string) =>
  page.getByLabel(hostWords[language].linkOf(name), { exact: true }).inputValue()

test.each(LANGUAGES)('a match whose play waits until all can be told says so everywhere (%s)', async language => {
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, locale: language })
  const isUsable = async () => expect(await findings(page)).toEqual([])
  const { form } = harbourWords[language]
  await page.goto(`/?game=tranquility&lang=${language}`)
  await page.getByLabel(form.yourName).fill('Anna')
  await page.getByLabel(form.friendName).fill('Ben')
  await page.getByRole('checkbox', { name: form.proven }).check()
  await isUsable()
  await page.getByRole('button', { name: form.submit }).tap()
  await page.waitForURL('**/s/*')
  const missing = hostWords[language].unproven(['Anna', 'Ben'])
  await page.getByText(missing).waitFor()
  await isUsable()
  const [anna, ben] = [await link(page, language, 'Anna'), await link(page, language, 'Ben')]
  await page.goto(`${ben}?lang=${language}`)
  await page.getByText(invitationWords[language].take.proven).waitFor()
  await isUsable()
  await take(anna)
  await page.goto(anna)
  await page.getByText(missing).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(seatWords[language].waiting(['Anna', 'Ben']))
  expect(await page.getByRole('button', { name: seatWords[language].confirm }).count()).toBe(0)
  await isUsable()
  await page.getByRole('link', { name: seatWords[language].proving }).tap()
  await page.getByText(settingsWords[language].told.heading).first().waitFor()
  await isUsable()
  expect(complaints).toEqual([])
  await end()
})
