import type { Locator, Page, WebSocket } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Options } from '../../../engine/game.ts'
import { MINUTE_MS, SECOND_MS } from '../../../schema/time.ts'
import { words as log } from '../../../web/words/en/log.ts'
import type { PlanShown } from '../../../schema/wire/plan.ts'
import { planWords, seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, look, opened, take } from '../browser/played.ts'
import { badNetwork, type Proxy } from '../browser/proxy.ts'
import { button, hesitate } from '../browser/seats.ts'
import { PHONE, visit } from '../browser/visit.ts'
import { tapOut } from '../games/tranquility/taps.ts'

/* Pages behind a network that swallows, holds back and cuts. Their clocks are set: nothing is waited for. */

const { en: words } = seatWords
const { en: plan } = planWords

const origin = inject('origin')
const browser = await sharedBrowser()

const STEP_MS = 5 * SECOND_MS
const STEPS = 40
const IS_SEEN = [() => true, () => false] as const

interface Begun {
  readonly page: Page
  readonly socket: WebSocket
  readonly proxy: Proxy
  readonly link: string
  readonly others: string
  end(): Promise<void>
}

/** A match of two of which the seat that is awaited, or the other, is open on a page with a clock of its own. */
async function begin(awaited: 'awaited' | 'waiting', options: Options = {}): Promise<Begun> {
  const { links } = await opened(origin, ['Anna', 'Ben'], { seed: seedOf(1), options })
  const all = await Promise.all(links.seats.map(async ({ link }) => (await take(link)).link))
  const [seat = 0] = (await look(links.watcher)).awaits
  const [link = '', others = ''] = awaited === 'awaited' ? [all[seat], all[1 - seat]] : [all[1 - seat], all[seat]]
  const proxy = await badNetwork()
  const { page, end } = await visit(browser, origin, { ...PHONE, ...proxy.options })
  await page.clock.install()
  const [socket] = await Promise.all([greeted(page), page.goto(link)])
  return {
    page,
    socket,
    proxy,
    link,
    others,
    async end() {
      await end()
      await proxy.end()
    }
  }
}

/** What the seat whose turn it is does meanwhile. */
async function play(link: string): Promise<void> {
  await act(link, advice(await look(link)))
}

/** Over its socket the page has heard how things stand. */
async function greeted(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived')
  return socket
}

/** Lets time pass on the page, a few seconds at once, until that is seen: every attempt has some time of its own. */
async function passUntil(page: Page, seen: Locator): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    if (await seen.waitFor({ timeout: SECOND_MS }).then(...IS_SEEN)) return
    await page.clock.runFor(STEP_MS)
  }
  throw new Error(`it is not seen after ${(STEPS * STEP_MS) / SECOND_MS} seconds`)
}

/** Plays the first island that costs nothing, up to Confirm. */
async function confirmSomething(page: Page, link: string): Promise<string> {
  const envelope = await look(link)
  const line = envelope.choices.find(({ verb }) => verb === 'place')?.try ?? ''
  await tapOut(page, line, envelope)
  return line
}

const broken = (page: Page) => page.getByText(words.broken)
const isDrafted = (page: Page) => page.getByRole('heading', { name: words.drafted })

test('a line that has gone dead without a word is noticed within 75 seconds, and found again', async () => {
  const { page, proxy, others, end } = await begin('waiting')
  proxy.set('swallow')
  await play(others)
  await page.clock.runFor(75 * SECOND_MS)
  await broken(page).waitFor()
  proxy.set('pass')
  await passUntil(page, page.getByRole('heading', { name: words.yourTurn }))
  expect(await broken(page).count()).toBe(0)
  await end()
})

test.each(['online', 'visibilitychange'])('it is noticed within 5 seconds of %s', async name => {
  const { page, proxy, others, end } = await begin('waiting')
  const happens = () => page.evaluate(kind => document.dispatchEvent(new Event(kind, { bubbles: true })), name)
  proxy.set('swallow')
  await play(others)
  await happens()
  await page.clock.runFor(5 * SECOND_MS)
  await broken(page).waitFor()
  proxy.set('pass')
  await happens()
  await passUntil(page, page.getByRole('heading', { name: words.yourTurn }))
  expect(await broken(page).count()).toBe(0)
  await end()
})

test('once what is shown is old, the page says how old', async () => {
  const { page, proxy, end } = await begin('waiting')
  proxy.set('cut')
  await broken(page).waitFor()
  expect(await page.getByText(words.asOf(0).slice(0, 10)).count()).toBe(0)
  await page.clock.runFor(12.5 * MINUTE_MS)
  await page.getByText(words.asOf(12 * MINUTE_MS)).waitFor()
  await end()
})

test('in ten minutes an idle page that is looked at asks nothing but ten times over its socket whether it is heard', async () => {
  const { page, proxy, socket, end } = await begin('waiting')
  await page.waitForLoadState('networkidle')
  const before = proxy.requests()
  const pings: unknown[] = []
  socket.on('framesent', ({ payload }) => payload === 'ping' && pings.push(payload))
  for (let minute = 0; minute < 10; minute++) {
    const answered = socket.waitForEvent('framereceived', ({ payload }) => payload === 'pong')
    await page.clock.runFor(MINUTE_MS)
    await answered
  }
  expect(pings).toHaveLength(10)
  expect(proxy.requests() - before).toBe(0)
  expect(await broken(page).count()).toBe(0)
  await end()
})

test('an action that is swallowed is said to take long, sent again by a tap, and played once', async () => {
  const { page, proxy, link, end } = await begin('awaited')
  proxy.set('swallow')
  const line = await confirmSomething(page, link)
  await page.getByText(words.sending).waitFor()
  await page.clock.runFor(5 * SECOND_MS)
  await page.getByText(words.slow).waitFor()
  proxy.set('pass')
  await button(page, words.resend).tap()
  await isDrafted(page).waitFor()
  expect((await look(link)).draft).toMatchObject({ line, lines: 1 })
  await end()
})

test('nobody has to tap: it is kept, and sent again by itself', async () => {
  const { page, proxy, link, end } = await begin('awaited')
  proxy.set('swallow')
  const line = await confirmSomething(page, link)
  await page.clock.runFor(31 * SECOND_MS)
  await page.getByText(words.kept).waitFor()
  proxy.set('pass')
  await passUntil(page, isDrafted(page))
  expect((await look(link)).draft).toMatchObject({ line, lines: 1 })
  await end()
})

test('what is taken back before it has arrived is not played when it does, and the next Confirm is', async () => {
  const { page, proxy, link, end } = await begin('awaited')
  proxy.set('hold')
  const line = await confirmSomething(page, link)
  await button(page, words.undo).tap()
  await button(page, words.cancel).tap()
  proxy.set('pass')
  const { choices, ...envelope } = await look(link)
  const other = choices.filter(({ verb }) => verb === 'place').map(choice => choice.try)
  await tapOut(page, other.at(-1) ?? '', { ...envelope, choices })
  await passUntil(page, isDrafted(page))
  await proxy.release()
  const { draft } = await look(link)
  expect(draft?.lines).toBe(1)
  expect(draft?.line).not.toBe(line)
  await end()
})

test('new cards that are asked for into silence are seen after another tap', async () => {
  const { page, proxy, link, end } = await begin('awaited')
  await confirmSomething(page, link)
  await isDrafted(page).waitFor()
  await hesitate(page)
  proxy.set('swallow')
  await button(page, words.see(1)).tap()
  await page.clock.runFor(5 * SECOND_MS)
  await page.getByText(words.slow).waitFor()
  proxy.set('pass')
  await button(page, words.resend).tap()
  await page.getByText(words.slow).waitFor({ state: 'detached' })
  expect((await look(link)).version).toBe(1)
  await end()
})

test('a plan that is swallowed is said to take long, and armed once by another tap', async () => {
  const { page, proxy, link, end } = await begin('waiting')
  const { ahead } = await planOf(link)
  const { subject = '', ways } = ahead.find(({ verb }) => verb === 'place') ?? {}
  const [cell = ''] = Object.keys(ways?.at ?? {})
  await page.locator('.hand button', { hasText: new RegExp(`^${subject}$`) }).tap()
  await page.locator(`.table button[value="${cell}"]`).last().tap()
  await page.locator('.bar code').waitFor()
  proxy.set('swallow')
  await button(page, plan.arm(0)).tap()
  await page.clock.runFor(5 * SECOND_MS)
  await page.getByText(words.slow).waitFor()
  proxy.set('pass')
  await button(page, plan.arm(0)).tap()
  await page.locator('.bar .planned').waitFor()
  expect((await planOf(link)).entries).toHaveLength(1)
  await end()
})

test('what is said into silence is still written there, and said once by another tap', async () => {
  const { page, proxy, link, end } = await begin('waiting', { talk: 'open' })
  await page.getByText(log.say).tap()
  const field = page.getByRole('textbox', { name: log.say })
  const send = button(page, log.send)
  await field.fill('Good morning')
  proxy.set('hold')
  await send.tap()
  await page.clock.runFor(5 * SECOND_MS)
  await page.getByText(words.slow).waitFor()
  expect(await field.inputValue()).toBe('Good morning')
  proxy.set('pass')
  await send.tap()
  await page.locator('p bdi', { hasText: 'Good morning' }).waitFor()
  await proxy.release()
  expect(await field.inputValue()).toBe('')
  expect((await look(link)).said).toHaveLength(1)
  await end()
})

async function planOf(link: string): Promise<PlanShown> {
  const headers = { Authorization: `Seat ${link.split('/').at(-1)}` }
  return (await fetch(`${origin}/api/seat/plan`, { headers })).json() as Promise<PlanShown>
}
