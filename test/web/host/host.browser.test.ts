import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { SECOND_MS } from '../../../schema/time.ts'
import { qrCode } from '../../../web/qr.ts'
import { hostWords, landingWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { opened } from '../browser/played.ts'
import { badNetwork } from '../browser/proxy.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const words = hostWords.en
const { links } = await opened(origin, ['Anna', 'Ben'])
const ben = links.seats[1]?.link ?? ''

test('a link is copied, and shown as a code', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, permissions })
  await page.goto(links.host)
  await page.getByRole('button', { name: `${words.copy} (Ben)` }).tap()
  await page.getByRole('button', { name: `${words.copied} (Ben)` }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ben)
  const button = page.getByRole('button', { name: `${words.code} (Ben)` })
  await button.tap()
  const code = page.getByRole('img', { name: words.codeOf('Ben') })
  expect(await code.locator('path').getAttribute('d')).toBe(qrCode(ben).path)
  await button.tap()
  expect(await code.count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('a link is handed to the device where it can share', async () => {
  const { page, end } = await visit(browser, origin, PHONE)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (shared: ShareData) => Promise.resolve(Object.assign(globalThis, { shared })) })
  })
  await page.goto(links.host)
  await page.getByRole('button', { name: `${words.share} (Ben)` }).tap()
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData }).shared)
  expect(shared).toEqual({ text: words.invitation('Ben'), url: ben })
  await end()
})

test('a new link takes the place of the old one, once the host has said so', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(links.host)
  const renew = page.getByRole('button', { name: words.renewOf('Ben') })
  const field = page.getByLabel(words.linkOf('Ben'), { exact: true })
  await renew.click()
  await page.getByRole('dialog').getByRole('button', { name: words.dialog.no }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await renew.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe(ben)
  await renew.click()
  await page.getByRole('dialog').getByRole('button', { name: words.dialog.yes }).click()
  await page.getByText(words.renewed('Ben')).waitFor()
  const newer = await field.inputValue()
  expect(newer).not.toBe(ben)

  const old = await page.goto(ben)
  expect(old?.status()).toBe(410)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(landingWords.en.pages.reissued.title)
  expect((await page.goto(newer))?.status()).toBe(200)
  await page.goto(links.host)
  expect(await field.inputValue()).toBe(newer)
  await end()
})

test('a request that hangs is said to take long, and nothing is said of it that nobody knows', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const proxy = await badNetwork()
  const { page, end } = await visit(browser, origin, { ...DESK, ...proxy.options })
  await page.clock.install()
  await page.goto(links.host)
  await page.getByRole('button', { name: words.renewOf('Ben') }).click()
  proxy.set('swallow')
  await page.getByRole('dialog').getByRole('button', { name: words.dialog.yes }).click()
  await page.clock.runFor(5 * SECOND_MS)
  await page.getByText(words.slow).waitFor()
  await page.clock.runFor(30 * SECOND_MS)
  await page.getByText(words.failed).waitFor()
  expect(await page.getByText(words.slow).count()).toBe(0)
  await end()
  await proxy.end()
})

test.each(LANGUAGES)('everybody can use it, by day and by night, in %s', async language => {
  const { page, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
  await page.goto(links.host)
  const { renewOf, code } = hostWords[language]
  await page.getByRole('button', { name: `${code} (Anna)` }).click()
  await page.getByRole('img').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: renewOf('Anna') }).click()
  expect(await findings(page)).toEqual([])
  await end()
})
