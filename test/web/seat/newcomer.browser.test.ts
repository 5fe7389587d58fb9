import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { words as hints } from '../../../web/games/tranquility/words/en/hints.ts'
import { words } from '../../../web/games/tranquility/words/index.ts'
import { words as helping } from '../../../web/words/en/hints.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { type Course, courseWhere, follow } from '../browser/course.ts'
import { goesOn, heldNews } from '../browser/newcomer.ts'
import { advice, look, opened, type Wish } from '../browser/played.ts'
import { sitAll, type Sitting } from '../browser/seats.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const MOST_ROUNDS = 12
const { gotIt } = helping

/** Two with a phone each, in a match that has come to the first line of a kind. */
async function before(kind: string, wish: Wish): Promise<readonly Sitting[]> {
  const first = ({ steps }: Course) => steps.findIndex(({ line }) => line.startsWith(kind))
  const course = await courseWhere(course => first(course) >= 0, { ...wish, seats: 2, decider: () => advice })
  const { links } = await opened(origin, ['Anna', 'Ben'], { ...wish, seed: course.seed })
  const sittings = await sitAll(browser, links.seats)
  await follow(course, sittings, { of: new Set(), does: () => Promise.resolve() }, { to: first(course) })
  for (const { page } of sittings) await page.reload()
  return sittings
}

const reads = (page: Page, text: string | RegExp) => page.getByText(text).first().isVisible()
/** A tap that came when the turn was over has begun a plan, say: what others do meanwhile is shown when that is asked for. */
const waits = async (page: Page) => (await reads(page, /^Waiting for /)) && !(await heldNews(page).isVisible())

const isAt = async (phase: string, [one]: readonly Sitting[]) =>
  ((await look(one?.link ?? '')).view as { phase: string }).phase === phase

/** Whoever is asked goes on, until the table waits for something else. */
async function untilPast(phase: string, sittings: readonly Sitting[]): Promise<readonly string[]> {
  const isPast = async () => !(await isAt(phase, sittings))
  const isAsked = async () => (await Promise.all(sittings.map(async ({ page }) => !(await waits(page))))).includes(true)
  const read: string[] = []
  for (let round = 0; round < MOST_ROUNDS && !(await isPast()); round++) {
    // Until a page hears what the other sent, both may wait.
    await expect.poll(async () => (await isAsked()) || (await isPast())).toBe(true)
    for (const { page } of sittings)
      read.push(...(await goesOn(page, async () => (await waits(page)) || (await isPast()))))
  }
  expect(await isPast()).toBe(true)
  return read
}

/** Has them stand up again. */
async function left(sittings: readonly Sitting[]): Promise<void> {
  for (const { complaints, end } of sittings) {
    // Whoever tries out what the rules refuse is told why, and the browser notes the refusal.
    expect(complaints.filter(complaint => !complaint.includes('422'))).toEqual([])
    await end()
  }
}

test.each([
  ['7 57 11 75 3', 1],
  ['F 35 57 43 73, of which the first must wait', 0]
])('a newcomer gets through a first turn by what the page says, with %s in hand', async (_, seed) => {
  const { links } = await opened(origin, ['Anna', 'Ben'], { seed: seedOf(seed) })
  const sittings = await sitAll(browser, links.seats)
  const [mine, others] = sittings as [Sitting, Sitting]
  await mine.page.getByText(hints.hints.order).waitFor()
  const read = await goesOn(mine.page, () => waits(mine.page))
  // Beside a hint stands its button.
  const sentences = read.map(says => says.replace(new RegExp(`\\s*${gotIt}$`), ''))
  expect(sentences[0]).toBe(hints.hints.order)
  expect(sentences).toContain(words.en.idle)
  await others.page.getByText(/Anna placed \d+ on [a-f][1-6]\./).waitFor()
  await left(sittings)
})

test('and with others through a Start, of which it is said what it asks for', async () => {
  const sittings = await before('start', {})
  const [{ page }] = sittings as [Sitting]
  const isPlayed = () => isAt('pledge', sittings)
  for (const { page } of sittings) if (!(await isPlayed()) && !(await waits(page))) await goesOn(page, isPlayed)
  await page.getByText(/played the Start\. Together you give 8 cards\./).waitFor()
  const [first] = await goesOn(page, () => waits(page))
  expect(first).toBe(words.en.start.none)
  await page.getByText(/You offered \d/).waitFor()
  expect(await untilPast('pledge', sittings)).toContain(words.en.start.other)
  await page.getByText(/The Start is paid for/).waitFor()
  await left(sittings)
})

test('and through a Storm', async () => {
  const sittings = await before('storm', { options: { storms: true } })
  const [{ page }] = sittings as [Sitting]
  await page.getByText(/drew the (yellow|purple|orange) Storm/).waitFor()
  expect(await untilPast('storm', sittings)).not.toEqual([])
  await left(sittings)
})
