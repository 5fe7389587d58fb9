import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { held } from '../../../web/seat/taps.ts'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { type Course, courseWhere, follow, telling } from '../browser/course.ts'
import { press, tabTo } from '../browser/keys.ts'
import { advice, opened, take } from '../browser/played.ts'
import { hesitate, sit } from '../browser/seats.ts'
import { kindOf, present } from '../games/tranquility/taps.ts'
import { DESK } from '../browser/visit.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

/** Walks with the arrows from where the Tab key enters the sea. */
async function walkTo(page: Page, cell: string): Promise<void> {
  await tabTo(page, '.sea button')
  const from = await page.evaluate(() => (document.activeElement as HTMLButtonElement).value)
  const [files, ranks] = [0, 1].map(at => cell.charCodeAt(at) - from.charCodeAt(at))
  await walk(page, files ?? 0, 'ArrowLeft', 'ArrowRight')
  await walk(page, ranks ?? 0, 'ArrowDown', 'ArrowUp')
}

async function walk(page: Page, steps: number, back: string, forth: string): Promise<void> {
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? back : forth)
}

/** A line without touching anything but keys. */
async function keyOut(page: Page, line: string, { view }: Envelope): Promise<void> {
  const { hand = [] } = view as { readonly hand?: readonly string[] }
  const [head = '', ...rest] = line.split(' ')
  const [card = '', place] = head.split('@')
  const names = [place ? card : head, ...rest].filter(word => place || word.startsWith('-'))
  const cards = held(
    hand,
    names.map(name => name.replace('-', ''))
  )
  const pressCard = (at: number) => press(page, `.hand button:nth-of-type(${at + 1})`)

  // What alone can be meant is begun already.
  const isBegun = (await page.locator('.bar > div button').count()) === 1
  if (head === 'finish' && !isBegun) await press(page, '.bar > div button:nth-of-type(2)')
  if (head.startsWith('-') && !isBegun) await press(page, '.bar > div button')
  if (place) {
    await pressCard(cards.shift() ?? -1)
    await walkTo(page, place)
    await page.keyboard.press('Enter')
  }
  for (const at of cards) await pressCard(at)
  await press(page, '.bar .go')
}

function isWonByAnna({ result, steps }: Course): boolean {
  return result?.outcome === 'won' && steps.at(-1)?.seat === 0
}

test('a match comes to its end by keyboard alone, and every kind of line is typed', async () => {
  const course = await courseWhere(isWonByAnna, { seats: 2, decider: () => advice })
  const { links } = await opened(origin, ['Anna', 'Ben'], course)
  const [anna = '', ben = ''] = links.seats.map(({ link }) => link)
  const { page, complaints, end, link } = await sit(browser, anna, DESK)
  await take(ben)
  const own = course.steps.filter(({ seat }) => seat === 0)
  await follow(
    course,
    [
      { link, page },
      { link: ben, page }
    ],
    {
      of: telling({ ...course, steps: own }, kindOf),
      async does({ page }, line, envelope) {
        await present(page, envelope)
        await keyOut(page, line, envelope)
        const done = page.locator('.bar .go', { hasText: new RegExp(`${words.see(1)}|${words.done}`) })
        await done.waitFor()
        expect(await done.evaluate(button => button === document.activeElement)).toBe(true)
        await hesitate(page)
        await page.keyboard.press('Enter')
      }
    }
  )
  await page.getByRole('link', { name: words.record }).waitFor()
  await press(page, '#ending a[href^="/m/"]')
  await page.waitForURL('**/m/*')
  expect(complaints).toEqual([])
  await end()
})
