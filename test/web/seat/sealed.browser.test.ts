import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { qrCode } from '../../../web/qr.ts'
import { words as later } from '../../../web/words/en/settings.ts'
import { harbourWords, hostWords, landingWords, seatWords, shelfWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened, take } from '../browser/played.ts'
import { alive, button, sit } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const host = hostWords.en
const seat = seatWords.en

/** A match of two who compete. */
async function rivals() {
  const { links } = await opened(origin, ['Anna', 'Ben'], { options: { variant: 'competitive' } })
  const [anna, ben] = links.seats.map(({ link }) => link) as [string, string]
  return { anna, ben, links }
}

test('taking a seat leads on to its own link, which this device keeps, and the invitation says so', async () => {
  const { anna } = await rivals()
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(anna)
  await alive(page, () => page.locator('[name=take]').tap())
  const link = page.url()
  expect(link).not.toBe(anna)
  expect((await look(link)).seat).toBe(0)
  await page.goto('/')
  await page.getByText(shelfWords.en.seats.with('Tranquility', 'Ben')).click()
  await page.waitForURL(link)
  expect(complaints).toEqual([])

  const elsewhere = await visit(browser, origin, PHONE)
  const answer = await elsewhere.page.goto(anna)
  expect(answer?.status()).toBe(410)
  await elsewhere.page.getByRole('heading', { name: landingWords.en.pages.sealed.title }).waitFor()
  await button(elsewhere.page, landingWords.en.pages.sealed.act).tap()
  await elsewhere.page.getByRole('heading', { name: landingWords.en.pages['link-sent'].title }).waitFor()
  await elsewhere.end()
  await end()
})

test('the seat is shown on another device by a code of its own link', async () => {
  const { anna } = await rivals()
  const { page, link, complaints, end } = await sit(browser, anna)
  await page.getByText(seat.more).click()
  await button(page, later.code).tap()
  expect(await page.locator('.code path').getAttribute('d')).toBe(qrCode(link).path)
  await button(page, later.code).tap()
  await page.locator('.code').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await end()
})

test('a host has no link of a taken seat, and asks for it; the seat agrees, and somebody else is invited', async () => {
  const { anna, ben, links } = await rivals()
  const mine = await sit(browser, anna)
  const theirs = await take(ben)
  const { page, complaints, end } = await visit(browser, origin, DESK)
  await page.goto(links.host)
  const html = await page.content()
  for (const link of [mine.link, theirs.link]) expect(html).not.toContain(link.slice(-39))
  const ask = async (verb: string) => {
    await page.getByRole('button', { name: host.renewOf('Anna') }).click()
    await page.getByRole('dialog').getByRole('button', { name: verb }).click()
  }
  await ask(host.dialog.ask)
  await page.getByText(host.handover.rival('Anna')).waitFor()
  expect(await page.getByRole('button', { name: host.renewOf('Anna') }).count()).toBe(0)

  await mine.page.getByText(seat.handover.rival).waitFor()
  await button(mine.page, seat.handover.agree).tap()
  await mine.page.getByText(seat.handover.agreed).waitFor()

  await page.reload()
  await page.getByText(host.handover.agreed('Anna')).waitFor()
  await ask(host.dialog.yes)
  await page.getByText(host.renewed('Anna')).waitFor()
  const fresh = await page.getByLabel(host.linkOf('Anna'), { exact: true }).inputValue()
  await mine.page.getByText(seat.reissued).waitFor()
  expect((await look(fresh)).view).not.toHaveProperty('hand')
  const next = await sit(browser, fresh)
  expect(complaints).toEqual([])
  expect(next.complaints).toEqual([])
  for (const one of [{ end }, mine, next]) await one.end()
})

test('a new link for the host moves the page on, also when the first answer is lost', async () => {
  const { links } = await rivals()
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(links.host)
  let lost = 0
  await page.route('**/api/host/reissue', async route => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const renew = async () => {
    await page.getByRole('button', { name: host.renewOf(host.host.name) }).click()
    await page.getByRole('dialog').getByRole('button', { name: host.dialog.yes }).click()
  }
  await renew()
  await page.getByText(host.failed).waitFor()
  await renew()
  await page.getByText(host.renewed(host.host.name)).waitFor()
  const shown = await page.getByLabel(host.linkOf(host.host.name), { exact: true }).inputValue()
  expect(page.url()).toBe(shown)
  expect(shown).not.toBe(links.host)
  expect((await page.reload())?.status()).toBe(200)
  expect((await page.goto(links.host))?.status()).toBe(410)
  await page.goto('/')
  await page.getByText(shelfWords.en.seats.with('Tranquility', 'Anna and Ben')).click()
  await page.waitForURL(shown)
  await end()
})

test('the harbour proposes who sees a hand by what is played, and the host may choose', async () => {
  const { form } = harbourWords.en
  const { page, complaints, end } = await visit(browser, origin, DESK)
  await page.goto('/?game=tranquility')
  const open = page.getByRole('radio', { name: form.links.open.label })
  const sealed = page.getByRole('radio', { name: form.links.sealed.label })
  expect(await open.isChecked()).toBe(true)
  await page.getByText(form.settings, { exact: true }).click()
  await page.locator('[name="option.variant"]').selectOption('competitive')
  expect(await sealed.isChecked()).toBe(true)
  await page.locator('[name="option.variant"]').selectOption({ index: 0 })
  expect(await open.isChecked()).toBe(true)
  await sealed.check()
  await page.locator('[name=name0]').fill('Anna')
  await page.locator('[name=name1]').fill('Ben')
  await button(page, form.submit).click()
  await page.getByText(host.seen.sealed).waitFor()
  expect(complaints).toEqual([])
  await end()
})

test.each(LANGUAGES)('everybody can use it, by day and by night, in %s', async language => {
  const { anna, ben, links } = await rivals()
  const { link } = await take(ben)
  const { page, end } = await visit(browser, origin, { ...PHONE, locale: language, bypassCSP: true })
  await page.goto(links.host)
  await page.getByRole('button', { name: hostWords[language].renewOf('Ben') }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: hostWords[language].dialog.ask }).click()
  for (const path of [anna, ben, link]) {
    await page.goto(path)
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await end()
})
