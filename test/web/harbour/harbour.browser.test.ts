import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { harbourWords, hostWords, invitationWords, shelfWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened, take } from '../browser/played.ts'
import { sit } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { form, wrong } = harbourWords.en
const { seats } = shelfWords.en
/** Where a match is opened. */
const OPENING = '/?game=tranquility'
const link = (page: Page, name: string) => page.getByLabel(hostWords.en.linkOf(name), { exact: true })
const openButton = (page: Page) => page.getByRole('button', { name: form.submit })

test('two names and one tap open a match, with a link for each seat', async () => {
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(OPENING)
  await page.getByLabel(form.yourName).fill('Anna')
  await page.getByLabel(form.friendName).fill('Ben')
  await openButton(page).tap()
  await page.waitForURL('**/s/*')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(hostWords.en.opened)
  const links = await Promise.all(['Anna', 'Ben'].map(name => link(page, name).inputValue()))
  for (const each of links) expect(each).toMatch(new RegExp(`^${origin}/s/[\\w-]{39}$`))
  expect(new Set(links).size).toBe(2)
  await page.getByRole('link', { name: hostWords.en.toYourSeat('Anna') }).tap()
  await page.waitForURL(links[0] ?? '')
  expect(complaints).toEqual([])
  await end()
})

test('the keyboard alone opens a match of three', async () => {
  const { page, complaints, end } = await visit(browser, origin, DESK)
  await page.goto(OPENING)
  await page.getByRole('radio', { name: '2' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  for (const name of ['Anna', 'Ben', 'Chloé']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    // Beside each seat but the own one, whether the ship's cat has it.
    if (name !== 'Anna') await page.keyboard.press('Tab')
  }
  for (const _ of [1, 2]) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/s/*')
  for (const name of ['Anna', 'Ben', 'Chloé']) expect(await link(page, name).count()).toBe(1)
  expect(complaints).toEqual([])
  await end()
})

test('without JavaScript the form opens a match, and loses nothing when it is refused', async () => {
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto(OPENING)
  await page.getByLabel(form.yourName).fill('Anna/Ben')
  await page.getByLabel(form.friendName).fill('Ben')
  await openButton(page).tap()
  await page.getByText(wrong.NAME_SIGNS).waitFor()
  expect(await page.locator('[name=name0]').inputValue()).toBe('Anna/Ben')
  expect(await page.locator('[name=name1]').inputValue()).toBe('Ben')
  await page.locator('[name=name0]').fill('Anna')
  await openButton(page).tap()
  for (const name of ['Anna', 'Ben']) expect(await link(page, name).inputValue()).toContain('/s/')
  expect(complaints.filter(complaint => !complaint.includes('400'))).toEqual([])
  await end()
})

test.each([
  ['name0', '', wrong.NAME_MISSING],
  ['name1', '   ', wrong.NAME_MISSING],
  ['name1', 'a@b', wrong.NAME_SIGNS],
  ['address1', 'ben at home', wrong.ADDRESS],
  ['zone0', 'Mars/Olympus', wrong.ZONE]
])('%s "%s" is told of beside its field, and nothing is lost', async (field, typed, sentence) => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(OPENING)
  for (const summary of await page.locator('.seats li:not([hidden]) summary').elementHandles()) await summary.click()
  await page.locator('[name=name0]').fill('Anna')
  await page.locator('[name=name1]').fill('Ben')
  await page.locator(`[name=${field}]`).fill(typed)
  await openButton(page).click()
  const named = page.locator(`[name=${field}][aria-invalid=true]`)
  await named.waitFor()
  const said = await named.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${said}"]`).textContent()).toBe(sentence)
  expect(await named.evaluate(input => input === document.activeElement)).toBe(true)
  expect(await named.inputValue()).toBe(typed)
  const other = field.endsWith('0') ? 'name1' : 'name0'
  expect(await page.locator(`[name=${other}]`).inputValue()).not.toBe('')
  await end()
})

test('a host who does not play gives a name and a line, and the invitation says both', async () => {
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(OPENING)
  await page.getByRole('checkbox', { name: form.mine }).uncheck()
  await page.locator('[name=name0]').fill('Oma')
  await page.locator('[name=name1]').fill('Ben')
  await page.getByLabel(form.greeting).fill('look at win.example')
  await openButton(page).tap()
  await page.getByText(wrong.HOST_MISSING).waitFor()
  await page.getByLabel(form.host).fill('Uncle Leo')
  await openButton(page).tap()
  await page.getByText(wrong.GREETING).waitFor()
  await page.getByLabel(form.greeting).fill('Oma, this is for Sundays')
  await openButton(page).tap()
  await page.waitForURL('**/s/*')
  await page.goto(await link(page, 'Oma').inputValue())
  const invites = invitationWords.en.take.invites('Uncle Leo', 'Tranquility')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(invites)
  expect(await page.locator('blockquote').textContent()).toBe('Oma, this is for Sundays')
  expect(complaints.filter(complaint => !complaint.includes('400'))).toEqual([])
  await end()
})

test('what was filled in is there again, on this device', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(OPENING)
  await page.getByRole('radio', { name: '3' }).check({ force: true })
  await page.locator('[name=name2]').fill('Chloé')
  await page.getByRole('checkbox', { name: form.mine }).uncheck()
  await page.reload()
  expect(await page.locator('[name=name2]').inputValue()).toBe('Chloé')
  expect(await page.getByRole('checkbox', { name: form.mine }).isChecked()).toBe(false)
  await page.getByRole('button', { name: form.clear }).click()
  await page.reload()
  expect(await page.locator('[name=name2]').inputValue()).toBe('')
  await end()
})

test('a kind of match is one tap, its settings show it, and the group finds it again', async () => {
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(OPENING)
  const kind = page.getByLabel(form.preset)
  const hardness = page.locator('.hardness')
  const calm = await hardness.textContent()
  await kind.selectOption('stormy')
  for (const module of ['storms', 'wilds'])
    expect(await page.locator(`[name="option.${module}"]`).inputValue()).toBe('true')
  expect(await hardness.textContent()).not.toBe(calm)
  await page.getByText(form.settings).tap()
  await page.locator('[name="option.wilds"]').selectOption('false')
  expect(await kind.inputValue()).toBe('')
  await kind.selectOption('tempest')
  await page.locator('[name=name0]').fill('Anna')
  await page.locator('[name=name1]').fill('Zoé')
  await openButton(page).tap()
  await page.waitForURL('**/s/*')
  const seat = await look(await link(page, 'Zoé').inputValue())
  expect(seat.table.options).toMatchObject({ rocks: true, monsters: 3, storms: true, wilds: true })
  await page.goto(OPENING)
  await page.locator('[name=name1]').fill('Ben')
  await page.getByLabel(form.preset).selectOption('calm')
  await page.locator('[name=name1]').fill('')
  await page.locator('[name=name1]').pressSequentially('Zoé-Lou')
  await page.keyboard.press('Tab')
  expect(await kind.inputValue()).toBe('calm')
  await page.locator('[name=name1]').fill('Zoé')
  await page.keyboard.press('Tab')
  expect(await kind.inputValue()).toBe('tempest')
  expect(complaints).toEqual([])
  await end()
})

test('what is for two alone is gone when a third comes, from every field', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(OPENING)
  await page.getByLabel(form.preset).selectOption('competitive')
  const variant = page.locator('[name="option.variant"]')
  expect(await variant.inputValue()).toBe('competitive')
  await page.getByRole('radio', { name: '3' }).check({ force: true })
  expect(await variant.inputValue()).toBe('standard')
  expect(await page.getByLabel(form.preset).inputValue()).toBe('calm')
  await end()
})

test('the harbour leads back to the seats of this device, and says which of them wait', async () => {
  const { page, complaints, end } = await visit(browser, origin, DESK)
  await page.goto(OPENING)
  await page.locator('[name=name0]').fill('Anna')
  await page.locator('[name=name1]').fill('Ben')
  await openButton(page).click()
  await page.waitForURL('**/s/*')
  const host = page.url()
  await page.goto('/')
  const own = page.getByRole('listitem').filter({ hasText: seats.with('Tranquility', 'Ben') })
  await own.waitFor()

  const links = [await linkOn('Anna'), await linkOn('Ben')]
  await take(links[1] ?? '')
  await page.goto('/')
  const waits = (await look(links[0] ?? '')).awaits.includes(0)
  await own.getByText(waits ? seats.yours : seats.waiting('Ben')).waitFor()
  expect(await page.title()).toBe(waits ? `(1) ${shelfWords.en.title}` : shelfWords.en.title)
  // What its host plays too stands there once, with both links.
  expect(await page.getByText(seats.host).count()).toBe(0)
  await own.getByRole('button').click()
  expect(await own.getByRole('link', { name: seats.host }).getAttribute('href')).toBe(new URL(host).pathname)
  expect(complaints).toEqual([])
  await end()

  async function linkOn(name: string): Promise<string> {
    await page.goto(host)
    return link(page, name).inputValue()
  }
})

test('what is forgotten shows its link first, and can be had back', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const [anna = ''] = links.seats.map(({ link }) => link)
  const { page, complaints, end } = await sit(browser, anna)
  await page.goto('/')
  const own = page.getByRole('listitem').filter({ hasText: seats.with('Tranquility', 'Ben') })
  const more = own.getByRole('button', { name: seats.more(seats.with('Tranquility', 'Ben')) })
  const forget = async () => {
    await more.tap()
    expect(await own.getByLabel(seats.link).inputValue()).toBe(anna)
    await own.getByRole('button', { name: seats.forgetNamed(seats.with('Tranquility', 'Ben')) }).tap()
  }
  await forget()
  const undo = page.getByRole('button', { name: seats.undo })
  await undo.waitFor()
  expect(await undo.evaluate(button => button === document.activeElement)).toBe(true)
  await undo.tap()
  await more.waitFor()
  await page.reload()
  await forget()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await own.count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('a browser that keeps nothing says so', async () => {
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
  await page.goto('/')
  await page.getByText(seats.unkept).waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('without JavaScript the harbour says who lists one’s own matches', async () => {
  const { page, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('noscript').textContent()).toBe(seats.unscripted)
  await end()
})

test.each(LANGUAGES)('it speaks %s where that is preferred, and when asked', async language => {
  const { page, end } = await visit(browser, origin, { ...DESK, locale: language })
  await page.goto('/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(shelfWords[language].heading)
  await page.goto('/?lang=de')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(shelfWords.de.heading)
  await end()
})

test.each(LANGUAGES)('everybody can use it, by day and by night, in %s', async language => {
  const { page, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  await page.goto(`${OPENING}&lang=${language}`)
  for (const summary of await page.locator('summary:visible').elementHandles()) await summary.click()
  await openButtonIn(page, language).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await findings(page)).toEqual([])
  await end()
})

function openButtonIn(page: Page, language: (typeof LANGUAGES)[number]) {
  return page.getByRole('button', { name: harbourWords[language].form.submit })
}
