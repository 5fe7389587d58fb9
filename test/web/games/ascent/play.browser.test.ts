import { expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/ascent/view.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'
import { words as namedIn } from '../../../../web/games/ascent/words/index.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { courseWhere, type Decide, follow, hasKinds, settled, telling } from '../../browser/course.ts'
import { advice, look, opened } from '../../browser/played.ts'
import { button, hesitate, settleAtOnce, sit, sitAll, type Sitting } from '../../browser/seats.ts'
import { received, visit } from '../../browser/visit.ts'
import { OPTIONS } from './mountain.ts'
import { cell, handOf, kindOf, present, tapOut } from './taps.ts'

const named = namedIn.en

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

const GAME = 'ascent'
const NAMES = ['Anna', 'Ben']
const KINDS = ['bridge', 'campfire', 'discard', 'herd', 'place']

/** What the autopilot would do, but first of all whatever was never done before. */
function curious(): Decide {
  const done = new Set<string>()
  return seen => {
    const fresh = seen.choices.find(({ verb }) => !done.has(verb))
    if (fresh) done.add(fresh.verb)
    return fresh?.try ?? advice(seen)
  }
}

async function onPage({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  await tapOut(page, line, envelope)
}

test('two play by touch, every kind of action, to the end', async () => {
  const wish = { game: GAME, options: OPTIONS }
  const course = await courseWhere(hasKinds(KINDS, kindOf), { ...wish, seats: 2, decider: curious })
  const { links } = await opened(origin, NAMES, { ...wish, seed: course.seed })
  const sittings = await sitAll(browser, links.seats)
  for (const { page } of sittings) await settleAtOnce(page)
  await follow(course, sittings, { of: telling(course, kindOf), does: onPage })
  for (const { page, complaints, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: words.over[course.result?.outcome ?? 'stopped'] }).waitFor()
    expect(await page.getByRole('link', { name: words.record }).getAttribute('href')).toMatch(/^\/m\//)
    expect(complaints).toEqual([])
    await end()
  }
})

test('alone, a hook gives another hand', async () => {
  const { links } = await opened(origin, ['Anna'], { game: GAME, options: { hooks: 2 } })
  const { page, complaints, end, link } = await sit(browser, links.seats[0]?.link ?? '')
  const before = await look(link)
  await present(page, before)
  await page.getByText(named.hooks.left(2)).waitFor()
  await tapOut(page, 'hook', before)
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  expect(await page.locator('.hand .back').count()).toBe(6)
  await hesitate(page)
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
    const envelope = await look(mine.link)
    await onPage(mine, advice(envelope), envelope)
    await settled(links.watcher, line + 1)
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
