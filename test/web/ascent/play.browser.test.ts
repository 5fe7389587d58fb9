import { afterAll, expect, inject, test, vi } from 'vitest'
import type { View } from '../../../engine/ascent/view.ts'
import type { Envelope } from '../../../schema/wire.ts'
import { refusalSentence } from '../../../web/words/refusals.ts'
import { words as namedIn } from '../../../web/games/ascent/words/index.ts'
import { seatWords } from '../../../web/words/index.ts'
import { openBrowser } from '../browser.ts'
import { look, opened } from '../played.ts'
import { advice, button, settleAtOnce, sit, type Sitting } from '../seats.ts'
import { received, visit } from '../visit.ts'
import { OPTIONS } from './mountain.ts'
import { cell, handOf, present, tapOut, tapsOf } from './taps.ts'

const named = namedIn.en

const { en: words } = seatWords

const origin = inject('origin')
const browser = await openBrowser()
afterAll(() => browser.close())

const GAME = 'ascent'
const NAMES = ['Anna', 'Ben']
const KINDS = ['bridge', 'campfire', 'discard', 'herd', 'place']

/** What the autopilot would do, but first of all whatever was never done before. */
function curious(done: Set<string>) {
  return (envelope: Envelope) => {
    const fresh = envelope.choices.find(({ verb }) => !done.has(verb))
    return fresh?.try ?? advice(envelope)
  }
}

function verbOf(line: string, { choices }: Envelope): string {
  const { verb, cards } = tapsOf(line)
  return verb ?? choices.find(({ subject }) => subject === cards[0])?.verb ?? ''
}

async function turn({ page, link }: Sitting, decide: (envelope: Envelope) => string, watcher: string): Promise<string> {
  const envelope = await look(link)
  await present(page, envelope)
  const line = decide(envelope)
  await tapOut(page, line, envelope)
  await vi.waitUntil(async () => (await look(watcher)).version > envelope.version, { timeout: 5000, interval: 20 })
  return verbOf(line, envelope)
}

/** Two play a match by touch to its end, trying first whatever was never done before. */
async function playOut(done: Set<string>): Promise<readonly string[]> {
  const { links } = await opened(origin, NAMES, { game: GAME, options: OPTIONS })
  const sittings = await Promise.all(links.seats.map(({ link }) => sit(browser, link)))
  for (const { page } of sittings) await settleAtOnce(page)
  for (let seen = await look(links.watcher); !seen.result; seen = await look(links.watcher)) {
    const sitting = sittings[seen.awaits[0] ?? 0] as Sitting
    done.add(await turn(sitting, curious(done), links.watcher))
  }
  const { result } = await look(links.watcher)
  for (const { page, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: words.over[result?.outcome ?? 'stopped'] }).waitFor()
    expect(await page.getByRole('link', { name: words.record }).getAttribute('href')).toMatch(/^\/m\//)
    await end()
  }
  return sittings.flatMap(({ complaints }) => complaints)
}

test('two play by touch, every kind of action, to the end', async () => {
  const done = new Set<string>()
  // Not every deal brings all of them.
  while (!KINDS.every(verb => done.has(verb))) expect(await playOut(done)).toEqual([])
}, 240_000)

test('alone, a hook gives another hand', async () => {
  const { links } = await opened(origin, ['Anna'], { game: GAME, options: { hooks: 2 } })
  const { page, complaints, end, link } = await sit(browser, links.seats[0]?.link ?? '')
  const before = await look(link)
  await present(page, before)
  await page.getByText(named.hooks.left(2)).waitFor()
  await tapOut(page, 'hook', before)
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  expect(await page.locator('.hand .back').count()).toBe(6)
  // Not so soon that it could be the second half of a double tap.
  await page.waitForTimeout(700)
  await button(page, words.see(6)).tap()
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  const after = await look(link)
  await present(page, after)
  await page.getByText(named.hooks.left(1)).waitFor()
  expect((after.view as unknown as View).hand).toHaveLength(6)
  expect(complaints).toEqual([])
  await end()
})

test('where a card may not go, the bar says why', async () => {
  const { links } = await opened(origin, ['Anna'], { game: GAME })
  const { page, end, link } = await sit(browser, links.seats[0]?.link ?? '')
  const envelope = await look(link)
  await present(page, envelope)
  const card = envelope.choices.find(({ verb }) => verb === 'place')?.subject ?? ''
  await page.locator('.hand button').nth(handOf(envelope).indexOf(card)).tap()
  await cell(page, 'c1').tap()
  await page.locator('.bar .warn').waitFor()
  expect(await page.locator('.bar .warn').textContent()).toBe(
    refusalSentence({ code: 'LEFT', facts: { slot: 'c1' }, language: 'en', game: 'ascent' })
  )
  await end()
})

test('who watches sees the mountain grow, and never a hand', async () => {
  const { links } = await opened(origin, ['Anna'], { game: GAME })
  const mine = await sit(browser, links.seats[0]?.link ?? '')
  await settleAtOnce(mine.page)
  const { page, complaints, end } = await visit(browser, origin)
  const bytes = received(page)
  await page.goto(links.watcher)
  const hands: string[] = []
  for (let line = 0; line < 8; line++) {
    hands.push(JSON.stringify(((await look(mine.link)).view as unknown as View).hand))
    await turn(mine, advice, links.watcher)
  }
  const lying = Object.keys(((await look(links.watcher)).view as unknown as View).slots).length
  await page.waitForFunction(count => document.querySelectorAll('[role=grid] .card').length === count, lying)
  const text = await bytes.text()
  expect(text).toContain('"slots"')
  expect(hands.filter(hand => text.includes(hand))).toEqual([])
  expect(text).not.toMatch(/"hand":\[|"draft":\{/)
  expect(await page.locator('.hand, [role=grid] button, .again').count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
  await mine.end()
})
