import { afterAll, expect, inject, test } from 'vitest'
import { words as toldIn } from '../../../web/games/tranquility/words/index.ts'
import { words as later } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, look, opened, take } from '../browser/played.ts'
import { button, sit } from '../browser/seats.ts'
import { DESK, findings, visit } from '../browser/visit.ts'

const told = toldIn.en

const origin = inject('origin')
const browser = await sharedBrowser()

const words = seatWords.en
const { links } = await opened(origin, ['Anna', 'Ben'])
const [anna = '', ben = ''] = links.seats.map(({ link }) => link)
const { page, complaints, end } = await sit(browser, anna)
await take(ben)
afterAll(end)

/** As Anna, who looks at it, is told of them. */
const who = (seat: number) => (seat === 0 ? null : 'Ben')

test('what one seat says, the other hears', async () => {
  const other = await visit(browser, origin, DESK)
  await other.page.goto(ben)
  await other.page.getByText(words.say).click()
  await button(other.page, told.phrase('hello')).click()
  await page.locator('details', { hasText: words.say }).getByText(told.phrase('hello')).first().waitFor()
  expect((await look(anna)).said).toMatchObject([{ text: 'hello', phrase: true }])
  expect(other.complaints).toEqual([])
  await other.end()
})

test('the log tells what happened, the newest first', async () => {
  const [first = 0] = (await look(links.watcher)).awaits
  const link = first === 0 ? anna : ben
  const line = (await look(link)).choices.find(({ verb }) => verb === 'place')?.try ?? ''
  await act(link, line)
  const [card = '', cell = ''] = line.split('@')
  await page.getByText(words.log).tap()
  await page.locator('.log li').nth(1).waitFor()
  const entries = await page.locator('.log li').allTextContents()
  expect(entries[0]).toContain(told.event({ type: 'placed', facts: { seat: first, card, cell, paid: 0 } }, who))
  expect(entries.at(-1)).toContain(told.event({ type: 'dealt', facts: { first } }, who))
})

test('the rules of this match are loaded when they are opened', async () => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.getByText(words.rules).tap()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(scripts.filter(url => url.endsWith('.js')).length).toBeGreaterThan(0)
})

test('a page that was opened before the last deployment is loaded anew when it misses a script', async () => {
  const { page: old, end: leave } = await visit(browser, origin, DESK)
  let loads = 0
  old.on('load', () => loads++)
  await old.route(/\/assets\/log-/, route => route.continue({ url: `${origin}/assets/log-of-old.js` }), {
    times: 1
  })
  await old.goto(anna)
  const rules = old.locator('[data-panel=rules]')
  // It may have missed the script already, and be loaded anew by now.
  await rules.evaluate(panel => panel.setAttribute('open', '')).catch(() => undefined)
  await expect.poll(() => loads).toBe(2)
  await rules.evaluate(panel => panel.setAttribute('open', ''))
  const heading = old.locator('details[open]').getByRole('heading').first()
  await heading.waitFor()
  expect(await heading.isVisible()).toBe(true)
  await leave()
})

test('what is opened before the page has its script is loaded all the same', async () => {
  const { page: slow, end: leave } = await visit(browser, origin, DESK)
  let goOn: (() => void) | undefined
  const tapped = new Promise<void>(resolve => (goOn = resolve))
  await slow.route(/\/assets\/seat-.*js$/, route => tapped.then(() => route.continue()))
  await slow.goto(anna, { waitUntil: 'commit' })
  await slow.getByText(words.rules).click()
  goOn?.()
  const heading = slow.locator('details[open]').getByRole('heading').first()
  await heading.waitFor()
  expect(await heading.isVisible()).toBe(true)
  await leave()
})

test('notes are kept, for this seat alone', async () => {
  await page.getByText(words.more).tap()
  const form = page.locator('form', { hasText: later.notesHint })
  await form.getByLabel(later.notes).fill('remember the 42')
  await form.getByRole('button').tap()
  await form.getByText(later.saved).waitFor()
  await page.reload()
  await page.getByText(words.more).tap()
  await page.getByLabel(later.notes).waitFor()
  expect(await page.getByLabel(later.notes).inputValue()).toBe('remember the 42')
})

test('an address is asked about before it is used', async () => {
  const form = page.locator('form', { hasText: later.mailHint })
  await form.getByLabel(later.mail).fill('anna@example.org')
  await form.getByRole('button').tap()
  await page.getByText(later.mailStates.asked).waitFor()
  expect((await look(anna)).own?.mail).toEqual({ address: 'anna@example.org', state: 'asked' })
})

test('hours are chosen, and what was sent is shown beside them', async () => {
  const { told } = later
  const form = page.locator('form', { hasText: told.heading })
  expect(await form.getByLabel(told.quiet).inputValue()).toBe('22')
  expect(await form.getByLabel(told.quiet).locator('option[value="8"]').innerText()).toBe('08:00')
  await form.getByLabel(told.quiet).selectOption('21')
  await form.getByLabel(told.daily).selectOption('18')
  await form.getByLabel(told.backOn).fill('2100-02-01')
  await form.getByRole('button').tap()
  await form.getByText(later.saved).waitFor()
  await page.getByText(`${told.ways.mail}, ${told.abouts.confirm}: `).waitFor()
  await page.reload()
  await page.getByText(words.more).tap()
  expect(await form.getByLabel(told.quiet).inputValue()).toBe('21')
  expect(await form.getByLabel(told.backOn).inputValue()).toBe('2100-02-01')
  expect(await findings(page)).toEqual([])
})

test('the link to share shows no hand', async () => {
  expect(await page.getByLabel(later.watch).inputValue()).toBe(links.watcher)
})

test('another language is spoken at once', async () => {
  await page.getByLabel(later.language).selectOption('fr')
  await page.locator('form', { hasText: later.settings }).getByRole('button').tap()
  await page.locator('html[lang=fr]').waitFor()
  await page.getByText(seatWords.fr.more).waitFor()
  expect(complaints).toEqual([])
})

test('a device remembers its seats, and nothing of those it watches', async () => {
  const watcher = await visit(browser, origin, DESK)
  await watcher.page.goto(links.watcher)
  expect(await watcher.page.evaluate(() => localStorage.getItem('slowboat.seats'))).toBeNull()
  await watcher.end()
  const kept = await page.evaluate(() => localStorage.getItem('slowboat.seats'))
  expect(JSON.parse(kept ?? '')).toMatchObject([{ game: 'tranquility', name: 'Anna', seat: 0 }])
})
