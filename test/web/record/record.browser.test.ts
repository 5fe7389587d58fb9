import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { words as namedIn } from '../../../web/games/tranquility/words/index.ts'
import { recordWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { finished } from '../browser/course.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const named = namedIn.en

const origin = inject('origin')
const browser = await sharedBrowser()
const folder = mkdtempSync(join(tmpdir(), 'slow-boat-record-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
})

const words = recordWords.en
const { match } = await finished(origin, ['Anna', 'Ben'])
const record = await (await fetch(`${origin}/m/${match}`, { headers: { accept: 'application/json' } })).json()
const last: number = record.lines.length - 1
const islands = (page: Page) => page.locator('.sea .isle').count()
const slider = (page: Page) => page.getByRole('slider', { name: words.step })

test('the slider leads to any moment', async () => {
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(`/m/${match}`)
  expect(await slider(page).inputValue()).toBe(`${last}`)
  const atEnd = await islands(page)
  await slider(page).fill('0')
  expect(await islands(page)).toBe(0)
  await slider(page).fill(`${last}`)
  expect(await islands(page)).toBe(atEnd)
  expect(complaints).toEqual([])
  await end()
})

test('keys lead through it too', async () => {
  const { page, complaints, end } = await visit(browser, origin, DESK)
  await page.goto(`/m/${match}`)
  const now = () => page.locator('.log [aria-current=step]').getAttribute('href')
  for (const [key, step] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last]
  ] as const) {
    await page.keyboard.press(key)
    expect(await now()).toBe(`#${step}`)
  }
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: words.pause }).waitFor()
  await page.locator('.log [aria-current=step][href="#1"]').waitFor()
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: words.play }).waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('an entry of the log is an address', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(`/m/${match}#3`)
  expect(await slider(page).inputValue()).toBe('3')
  await page.locator('.log a[href="#1"]').click()
  expect(await slider(page).inputValue()).toBe('1')
  await end()
})

test('every hand and pile is open from the deal on', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(`/m/${match}#0`)
  for (const hand of record.deal.hands as string[][])
    expect(await page.locator('.hands').textContent()).toContain(hand.map(named.card).join(''))
  await end()
})

test('the page proves the match, and so does the file that it gives', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(`/m/${match}`)
  await page.getByText(words.proof.holds).waitFor()
  expect(await page.locator('.proof .wrong').count()).toBe(0)
  expect(await page.locator('.proof .right').count()).toBe(5)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.download }).click()
  ])
  const file = join(folder, 'record.json')
  await download.saveAs(file)
  expect((await verify(file)).code).toBe(0)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      record.seed,
      record.seed.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0'))
    )
  )
  expect((await verify(file)).code).toBe(1)
  await end()
})

test('a device that was shown no promise is told what that leaves open', async () => {
  const { page, end } = await visit(browser, origin, DESK)
  await page.goto(`/m/${match}`)
  await page.getByText(words.proof.kept.none).waitFor()
  expect(await page.getByText(words.proof.beyond).isVisible()).toBe(true)
  await end()
})

test.each([
  ['the same', record.commitment, words.proof.kept.same('3 May 2026'), words.proof.holds],
  ['another', '0f'.repeat(32), words.proof.kept.other('3 May 2026'), words.proof.fails]
])('a device that was shown %s promise says so', async (_, commitment: string, told, verdict) => {
  const { page, end } = await visit(browser, origin, { ...DESK, timezoneId: 'UTC' })
  await page.goto('/')
  await page.evaluate(known => localStorage.setItem('slowboat.seats', known), known(commitment))
  await page.goto(`/m/${match}`)
  await page.getByText(told).waitFor()
  await page.getByText(verdict).waitFor()
  expect(await page.locator('.proof code', { hasText: commitment }).count()).toBe(1)
  await end()
})

test('without JavaScript the end and every move are there', async () => {
  const { page, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto(`/m/${match}`)
  expect(await page.locator('.log li').count()).toBe(last + 1)
  expect(await page.getByText(words.proof.unscripted).isVisible()).toBe(true)
  await end()
})

test.each(LANGUAGES)('everybody can use it, by day and by night, in %s', async language => {
  const { page, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  await page.goto(`/m/${match}?lang=${language}`)
  await page.getByText(recordWords[language].proof.holds).waitFor()
  expect(await findings(page)).toEqual([])
  await end()
})

/** What a device keeps of a seat, as far as it is about this match. */
function known(commitment: string): string {
  const promise = { commitment, at: Date.UTC(2026, 4, 3) }
  return JSON.stringify([{ link: 'x', match, game: record.game, name: 'Anna', seat: 0, promise }])
}

async function verify(file: string): Promise<{ code: number }> {
  const program = join(import.meta.dirname, '../../../worker/local/match.ts')
  try {
    await promisify(execFile)(process.execPath, [program, 'verify', file])
    return { code: 0 }
  } catch (error) {
    return { code: (error as { code: number }).code }
  }
}
