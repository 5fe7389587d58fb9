import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import type { MatchRecord } from '../../../engine/match.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { boatOf } from '../../../web/words/boat.ts'
import { found } from '../../../web/words/en/keepsake.ts'
import { keepsakeWords, recordWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { finished } from '../browser/course.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()
const folder = mkdtempSync(join(tmpdir(), 'slow-boat-keepsake-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
})

const words = recordWords.en
const { match, links } = await finished(origin, ['Anna', 'עדה'])
const record: MatchRecord = await (
  await fetch(`${origin}/m/${match}`, { headers: { accept: 'application/json' } })
).json()
const last = record.lines.length - 1
const files = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async language => [
      language,
      await (await fetch(`${origin}/m/${match}/keepsake?lang=${language}`)).text()
    ])
  )
) as Record<(typeof LANGUAGES)[number], string>

/** Opens a text as the file that somebody has kept, where there is no network; `asked` is whatever it asks for all the same. */
async function kept(html: string, options: BrowserContextOptions = {}) {
  const path = join(folder, `${Math.random()}.html`)
  writeFileSync(path, html)
  const context = await browser.newContext({ offline: true, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  page.on('request', request => asked.push(request.url()))
  const address = pathToFileURL(path).href
  await page.goto(address)
  const others = () => asked.filter(url => url !== address && !url.startsWith('data:'))
  return { page, complaints, others, end: () => context.close() }
}

const islands = (page: Page) => page.locator('.sea .isle').count()
const current = (page: Page) => page.locator('.log [aria-current=step]').getAttribute('href')
const drawn = (page: Page) =>
  Promise.all(['#board', '#aside', '#moment', '#said'].map(place => page.locator(place).innerHTML()))
const slider = (page: Page) => page.getByRole('slider', { name: words.step })
const check = (page: Page) => page.getByRole('button', { name: keepsakeWords.en.check }).click()

test('the slider, the buttons and the keys lead to any moment, and the log goes along', async () => {
  const { page, complaints, others, end } = await kept(files.en, PHONE)
  expect(await slider(page).inputValue()).toBe(`${last}`)
  const atEnd = await islands(page)
  await slider(page).fill('0')
  expect([await islands(page), await current(page)]).toEqual([0, '#0'])
  expect(await page.locator('.now').textContent()).toContain(words.opening)
  await page.getByRole('button', { name: words.on }).click()
  expect(await current(page)).toBe('#1')
  await page.getByRole('button', { name: words.last }).click()
  expect([await islands(page), await current(page)]).toEqual([atEnd, `#${last}`])
  // There is nothing behind the end, which a click can be told only by force.
  await page.getByRole('button', { name: words.on }).click({ force: true })
  await page.getByRole('button', { name: words.back }).click()
  expect(await current(page)).toBe(`#${last - 1}`)
  await page.getByRole('button', { name: words.first }).click()
  for (const [key, step] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['Home', 0]
  ] as const) {
    await page.keyboard.press(key)
    expect(await current(page)).toBe(`#${step}`)
  }
  await page.locator('.log a[href="#3"]').click()
  // The address is heard of a moment after it has changed.
  await expect.poll(() => slider(page).inputValue()).toBe('3')
  expect(await page.locator('.now').textContent()).toContain(await page.locator('.log a[href="#3"]').textContent())
  expect([complaints, others()]).toEqual([[], []])
  await end()
})

test('it plays by itself until it is told to pause', async () => {
  const { page, end } = await kept(files.en, DESK)
  await page.getByRole('button', { name: words.play }).click()
  await page.locator('.log [aria-current=step][href="#2"]').waitFor()
  await page.getByRole('button', { name: words.pause }).click()
  await page.getByRole('button', { name: words.play }).waitFor()
  expect(Number(await slider(page).inputValue())).toBeGreaterThanOrEqual(2)
  await end()
})

test.each(LANGUAGES)('what the script draws is what stands in the file without one (%s)', async language => {
  const still = await kept(files[language], { javaScriptEnabled: false })
  const alive = await kept(files[language])
  expect(await drawn(alive.page)).toEqual(await drawn(still.page))
  expect(await still.page.locator('.log a').count()).toBe(record.lines.length)
  expect(await still.page.locator('#controls, #check').filter({ visible: true }).count()).toBe(0)
  expect(await still.page.getByText(keepsakeWords[language].unscripted).isVisible()).toBe(true)
  await still.end()
  await alive.end()
})

test('the file proves itself, with no network', async () => {
  const { page, complaints, others, end } = await kept(files.en, DESK)
  await check(page)
  await page.getByText(found.holds).waitFor()
  expect(await page.locator('#found .right').count()).toBe(5)
  expect(await page.locator('#found .wrong').count()).toBe(0)
  expect([complaints, others()]).toEqual([[], []])
  await end()
})

const data = JSON.stringify(record).replaceAll('<', '\\u003c')
const changed = (change: Partial<MatchRecord>) =>
  files.en.replace(data, () => JSON.stringify({ ...record, ...change }).replaceAll('<', '\\u003c'))

test.each([
  ['the result', changed({ result: { ...record.result, outcome: 'lost', why: 'UNPAYABLE' } }), found.fails],
  ['a line', changed({ lines: record.lines.with(2, { seat: 0, line: '-1 -2', events: [] }) }), found.fails],
  ['the seed', changed({ seed: record.seed.replace(/^./, digit => (digit === '0' ? '1' : '0')) }), found.fails],
  ['the promise', changed({ commitment: '0'.repeat(64) }), found.fails],
  ['the version', changed({ version: 99 }), found.fails],
  ['what is in the lines', files.en.replace(data, () => '{"lines":[1],"seed":5}'), found.fails],
  ['everything', files.en.replace(data, () => 'null'), found.broken],
  ['the end of the data', files.en.replace(data, () => data.slice(0, 400)), found.broken]
])('a file in which somebody has changed %s is not proven', async (_what, html, verdict) => {
  expect(html).not.toBe(files.en)
  const { page, complaints, end } = await kept(html)
  await check(page)
  await page.getByText(verdict).waitFor()
  expect(await page.getByText(found.holds).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('a script that somebody has changed does not run', async () => {
  const { page, complaints, end } = await kept(files.en.replace('<script>', '<script>;'))
  expect(await page.locator('#controls').isVisible()).toBe(false)
  expect(complaints.join(' ')).toContain('Content Security Policy')
  await end()
})

test.each([
  ['a phone', PHONE],
  ['a desk', DESK]
])('nothing in it is hard to read or to reach, and nothing is too wide, on %s', async (_where, device) => {
  const { page, end } = await kept(files.en, { ...device, bypassCSP: true })
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport.width)
  await end()
})

test('the record’s page and the finished seat give it, closed or not', async () => {
  const { page, complaints, end } = await visit(browser, origin, DESK)
  const [first] = links.seats
  const name = `slow-boat-${boatOf(match).toLowerCase()}.html`
  const given = async (address: string, button: string) => {
    await page.goto(address)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click()
    ])
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')]
  }
  expect(await given(`/m/${match}`, words.keepsake)).toEqual([name, files.en])
  const seat = new URL(first?.link ?? '').pathname
  expect(await given(seat, seatWords.en.keepsake)).toEqual([name, files.en])
  const headers = { Authorization: `Seat ${seat.slice('/s/'.length)}` }
  expect((await fetch(`${origin}/api/seat/close`, { method: 'POST', headers })).status).toBe(200)
  expect(await given(seat, seatWords.en.keepsake)).toEqual([name, files.en])
  expect(await given(`${seat}?record=1`, words.keepsake)).toEqual([name, files.en])
  expect(complaints).toEqual([])
  await end()
})
