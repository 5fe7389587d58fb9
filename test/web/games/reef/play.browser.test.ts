import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/reef/view.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { table } from '../../../../web/games/reef/board/table.ts'
import { words as namedIn } from '../../../../web/games/reef/words/index.ts'
import { held } from '../../../../web/seat/taps.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { openBrowser } from '../../browser/browser.ts'
import { courseWhere, type Decide, follow, hasKinds, telling } from '../../browser/course.ts'
import { advice, opened } from '../../browser/played.ts'
import { button, settleAtOnce, sit, type Sitting } from '../../browser/seats.ts'

const named = namedIn.en
const { en: words } = seatWords

const origin = inject('origin')
const browser = await openBrowser()
afterAll(() => browser.close())

const KINDS = ['take', 'buy', 'breed', 'reveal', 'boat', 'shark', 'end']

/** The verb of a line; a fish that is bought goes to a coral. */
function kindOf(line: string): string {
  const [verb = '', what = ''] = line.split(' ')
  return verb === 'buy' && what.includes('>') ? 'breed' : verb
}

/** What the autopilot would do, but first of all whatever was never done before. */
function curious(): Decide {
  const done = new Set<string>()
  return seen => {
    const fresh = seen.choices.find(choice => !done.has(kindOf(choice.try)))
    if (fresh) done.add(kindOf(fresh.try))
    return fresh?.try ?? advice(seen)
  }
}

/** Waits until the page shows what the server knows. */
async function present(page: Page, { view }: Envelope): Promise<void> {
  const seen = view as unknown as View
  const [cards, sea] = [table.hand(seen), Object.values(seen.cells)].map(all => all.map(named.card).sort().join())
  await page.waitForFunction(
    ([cards, sea, heading]) => {
      const [held, lying] = ['.hand', '[role=grid]'].map(where =>
        Array.from(document.querySelectorAll(`${where} .card`), card => card.getAttribute('aria-label'))
          .sort()
          .join()
      )
      return held === cards && lying === sea && document.querySelector('h1')?.textContent === heading
    },
    [cards, sea, words.yourTurn] as const
  )
}

/** Taps a line together, up to Confirm: a place, a coral where there are several, and what pays. */
async function tapOut({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  const hand = table.hand(envelope.view as unknown as View)
  const [verb = '', ...rest] = line.split(' ')
  const picks = rest.filter(word => word.startsWith('-')).map(word => word.slice(1))
  const [place = ''] = rest.filter(word => !word.startsWith('-'))
  if (verb === 'boat' || verb === 'end') await button(page, named.offers[verb]).tap()
  if (verb === 'shark') await page.locator('.hand button').nth(hand.indexOf('sh')).tap()
  const [cell = ''] = place.split('>')
  const ways = envelope.choices.flatMap(choice => Object.keys(choice.ways?.at ?? {}))
  if (cell) await page.locator(`.reef button[value~="${cell}"], .reef button[value^="buy ${cell}"]`).first().tap()
  const corals = ways.filter(way => way.startsWith(`${cell}>`))
  if (corals.length > 1) await page.locator(`.corals button[value="${verb} ${place}"]`).tap()
  for (const at of held(hand, picks)) await page.locator('.hand button').nth(at).tap()
  await page.locator('.bar .go').tap()
}

test('two play by touch, every kind of action, to the end', async () => {
  const wish = { game: 'reef', options: {} }
  const course = await courseWhere(hasKinds(KINDS, kindOf), { ...wish, seats: 2, decider: curious })
  const { links } = await opened(origin, ['Anna', 'Ben'], { ...wish, seed: course.seed })
  const sittings = await Promise.all(links.seats.map(({ link }) => sit(browser, link)))
  for (const { page } of sittings) await settleAtOnce(page)
  await follow(course, sittings, { of: telling(course, kindOf), does: tapOut })
  for (const { page, complaints, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: words.over.ranked }).waitFor()
    expect(await page.locator('.ranking li').count()).toBe(2)
    expect(complaints).toEqual([])
    await end()
  }
})
