import { EventEmitter, once } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened, take } from '../browser/played.ts'
import { button } from '../browser/seats.ts'
import { PHONE, visit, type Visit } from '../browser/visit.ts'

/* Taps on a page whose script has not come yet. */

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

interface Begun extends Visit {
  readonly awaited: string
  readonly waiting: string
}

async function begin(): Promise<Begun> {
  const { links } = await opened(origin, ['Anna', 'Ben'], { seed: seedOf(1) })
  const all = await Promise.all(links.seats.map(async ({ link }) => (await take(link)).link))
  const [seat = 0] = (await look(links.watcher)).awaits
  const visited = await visit(browser, origin, PHONE)
  return { ...visited, awaited: all[seat] ?? '', waiting: all[1 - seat] ?? '' }
}

/** Opens a page of which that script is held back until the answer is called. */
async function openWithout(page: Page, script: string, link: string): Promise<() => unknown> {
  const gate = new EventEmitter()
  const done = once(gate, 'open')
  await page.route(`**/assets/${script}*`, route => done.then(() => route.continue()), { times: 1 })
  await page.goto(link, { waitUntil: 'commit' })
  return () => gate.emit('open')
}

test('a card that is tapped is chosen as soon as the script is there, also where a tap gives no focus', async () => {
  const { page, awaited, complaints, end } = await begin()
  const goOn = await openWithout(page, 'seat-', awaited)
  const card = page.locator('.hand button').first()
  await card.tap()
  await card.evaluate(tapped => tapped.blur())
  goOn()
  await page.locator('.hand button.chosen').waitFor()
  expect(await card.getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
  await end()
})

test('what would be confirmed is asked for once more', async () => {
  const { page, awaited, end } = await begin()
  const { version, choices } = await look(awaited)
  const headers = { Authorization: `Seat ${awaited.split('/').at(-1)}`, 'Content-Type': 'application/json' }
  const line = choices.find(({ verb }) => verb === 'place')?.try ?? ''
  const body = JSON.stringify({ line, version, key: `early-${Date.now()}` })
  await fetch(`${origin}/api/seat/actions`, { method: 'POST', headers, body })
  const goOn = await openWithout(page, 'seat-', awaited)
  await button(page, words.see(1)).tap()
  goOn()
  await page.getByText(words.onceMore).waitFor()
  expect((await look(awaited)).version).toBe(version)
  await button(page, words.see(1)).tap()
  await button(page, words.see(1)).waitFor({ state: 'detached' })
  expect((await look(awaited)).version).toBe(version + 1)
  await end()
})

test('a card that somebody taps who waits begins a plan, once that can be made', async () => {
  const { page, waiting, end } = await begin()
  const goOn = await openWithout(page, 'lively-', waiting)
  await page.locator('#lifeless').waitFor({ state: 'detached' })
  await page.locator('.hand button').first().tap()
  goOn()
  await page.locator('#turn.planning .hand .chosen').waitFor()
  expect(await page.locator('.hand .chosen').count()).toBe(1)
  await end()
})

test('a page whose script never comes leads on to one without', async () => {
  const { page, awaited, end } = await begin()
  await page.route('**/assets/seat-*.js', route => route.abort())
  await page.goto(awaited)
  const way = page.getByRole('link', { name: words.lifeless })
  expect(await way.count()).toBe(0)
  await page.evaluate(() => document.getAnimations().forEach(running => running.finish()))
  await way.tap()
  await page.waitForURL(/\?plain$/)
  expect(await page.locator('h1').innerText()).toBe(words.yourTurn)
  await end()
})
