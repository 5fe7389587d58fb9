import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { words as named } from '../../../web/games/tranquility/words/index.ts'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { type Course, courseWhere, follow, telling } from '../browser/course.ts'
import { advice, opened, take } from '../browser/played.ts'
import { hesitate, sit } from '../browser/seats.ts'
import { kindOf, present } from '../games/tranquility/taps.ts'

const { en: words } = seatWords
const { en: sea } = named

const origin = inject('origin')
const browser = await sharedBrowser()

/** A line by roles and names alone, as a screen reader tells of them. */
async function say(page: Page, line: string): Promise<void> {
  const [head = '', ...rest] = line.split(' ')
  const [card = '', cell] = head.split('@')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  if (cell) {
    await choose(page, card)
    const places = page.getByRole('grid', { name: sea.board })
    await places.getByRole('button', { name: `${card} to ${cell}, costs ` }).click()
  } else {
    const verb = head.startsWith('-') ? 'discard' : head
    const begins = button(sea.offers[verb] ?? verb)
    // What alone can be meant is begun already.
    if ((await begins.count()) > 0) await begins.click()
  }
  for (const pick of [head, ...rest].filter(word => word.startsWith('-'))) await choose(page, pick.slice(1))
  await page.getByRole('button', { name: new RegExp(`^(${words.confirm}|Offer \\d)$`), disabled: false }).click()
  await page.getByRole('heading', { level: 1, name: words.drafted }).waitFor()
  await hesitate(page)
  await page.getByRole('button', { name: new RegExp(`^(${words.see(1)}|${words.see(2)}|${words.done})$`) }).click()
}

/** A card of the hand that is not chosen yet. */
async function choose(page: Page, card: string): Promise<void> {
  const hand = page.getByRole('region', { name: words.hand })
  await hand
    .getByRole('button', { name: sea.card(card), exact: true, pressed: false })
    .first()
    .click()
}

function isWonByAnna({ result, steps }: Course): boolean {
  return result?.outcome === 'won' && steps.at(-1)?.seat === 0
}

test('a match is played to its end by what a screen reader tells of it', async () => {
  const course = await courseWhere(isWonByAnna, { seats: 2, decider: () => advice })
  const { links } = await opened(origin, ['Anna', 'Ben'], course)
  const { page, complaints, end, link } = await sit(browser, links.seats[0]?.link ?? '')
  const other = await take(links.seats[1]?.link ?? '')
  const of = telling({ ...course, steps: course.steps.filter(({ seat }) => seat === 0) }, kindOf)
  async function does(_: unknown, line: string, envelope: Envelope): Promise<void> {
    await present(page, envelope)
    await page.getByRole('heading', { level: 1, name: words.yourTurn }).waitFor()
    await say(page, line)
  }
  const sittings = [link, other.link].map(link => ({ link, page }))
  await follow(course, sittings, { of, does })
  await page.getByRole('heading', { level: 1, name: words.over.won }).waitFor()
  await page.getByRole('link', { name: words.record }).waitFor()
  expect(complaints).toEqual([])
  await end()
})
