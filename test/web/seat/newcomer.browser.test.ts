import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { words as hints } from '../../../web/games/tranquility/words/en/hints.ts'
import { words } from '../../../web/games/tranquility/words/index.ts'
import { openBrowser } from '../browser/browser.ts'
import { type Course, courseWhere, follow } from '../browser/course.ts'
import { goesOn } from '../browser/newcomer.ts'
import { advice, look, opened, type Wish } from '../browser/played.ts'
import { sit, type Sitting } from '../browser/seats.ts'
import { firstVisit, PHONE } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await openBrowser()
afterAll(() => browser.close())

const MOST_ROUNDS = 12

/** Two with a phone each, in a match that has come to the first line of a kind. */
async function before(kind: string, wish: Wish): Promise<readonly Sitting[]> {
  const first = ({ steps }: Course) => steps.findIndex(({ line }) => line.startsWith(kind))
  const course = await courseWhere(course => first(course) >= 0, { ...wish, seats: 2, decider: () => advice })
  const { links } = await opened(origin, ['Anna', 'Ben'], { ...wish, seed: course.seed })
  const sittings = await Promise.all(links.seats.map(({ link }) => sit(browser, link)))
  await follow(course, sittings, { of: new Set(), does: () => Promise.resolve() }, { to: first(course) })
  for (const { page } of sittings) await page.reload()
  return sittings
}

const reads = (page: Page, text: string | RegExp) => page.getByText(text).first().isVisible()
const waits = (page: Page) => reads(page, /^Waiting for /)

/** Whoever is asked goes on, until the table waits for something else. */
async function untilPast(phase: string, sittings: readonly Sitting[]): Promise<readonly string[]> {
  const link = sittings[0]?.link ?? ''
  const isPast = async () => ((await look(link)).view as { phase: string }).phase !== phase
  const read: string[] = []
  for (let round = 0; round < MOST_ROUNDS && !(await isPast()); round++)
    for (const { page } of sittings)
      read.push(...(await goesOn(page, async () => (await waits(page)) || (await isPast()))))
  expect(await isPast()).toBe(true)
  return read
}

/** Has them stand up again. */
async function left(sittings: readonly Sitting[]): Promise<void> {
  for (const { complaints, end } of sittings) {
    expect(complaints).toEqual([])
    await end()
  }
}

test('a newcomer gets through a first turn by what the page says', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const sittings = await Promise.all(links.seats.map(({ link }) => sit(browser, link, PHONE, firstVisit)))
  const [one, other] = sittings as [Sitting, Sitting]
  const [mine, others] = (await waits(one.page)) ? [other, one] : [one, other]
  await mine.page.getByText(hints.hints.order).waitFor()
  const read = await goesOn(mine.page, () => waits(mine.page))
  expect(read.slice(0, 2).map(says => says.split('\n')[0])).toEqual([hints.hints.order, words.en.idle])
  await others.page.getByText(/(Anna|Ben) placed \d+ on [a-f][1-6]\./).waitFor()
  await left(sittings)
})

test('and with others through a Start, of which it is said what it asks for', async () => {
  const sittings = await before('start', {})
  const [{ page }] = sittings as [Sitting]
  for (const { page } of sittings) if (!(await waits(page))) await goesOn(page, () => reads(page, /played the Start\./))
  await page.getByText('Together you give 8 cards.').waitFor()
  const [first] = await goesOn(page, () => reads(page, /You offered .*\. Nothing goes/))
  expect(first).toBe(words.en.giveNone)
  expect(await untilPast('pledge', sittings)).toContain(words.en.giveOther)
  await page.getByText(/The Start is paid for/).waitFor()
  await left(sittings)
}, 150_000)

test('and through a Storm', async () => {
  const sittings = await before('storm', { options: { storms: true } })
  const [{ page }] = sittings as [Sitting]
  await page.getByText(/drew the (yellow|purple|orange) Storm/).waitFor()
  expect(await untilPast('storm', sittings)).not.toEqual([])
  await left(sittings)
})
