import { expect, inject, test } from 'vitest'
import { seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { type Course, courseWhere, follow, telling } from '../browser/course.ts'
import { advice, opened } from '../browser/played.ts'
import { settleAtOnce, sit, sitAll, type Sitting } from '../browser/seats.ts'
import { kindOf, present, tapOut } from '../games/tranquility/taps.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

const NAMES = ['Anna', 'Ben']

/** Two with a phone each, who want no time to take anything back, go a match to its end, and tap every kind of line. */
async function playOut(course: Course): Promise<readonly Sitting[]> {
  const { links } = await opened(origin, NAMES, course)
  const sittings = await sitAll(browser, links.seats)
  for (const { page } of sittings) await settleAtOnce(page)
  await follow(course, sittings, {
    of: telling(course, kindOf),
    async does({ page }, line, envelope) {
      await present(page, envelope)
      await tapOut(page, line, envelope)
    }
  })
  return sittings
}

function discardFirst({ choices, ...seen }: Parameters<typeof advice>[0]): string {
  return choices.find(({ verb }) => verb === 'discard')?.try ?? advice({ choices, ...seen })
}

const isStuck = ({ result }: Course) => result?.why === 'LOSS_NO_ACTION'
const isWon = ({ result }: Course) => result?.outcome === 'won'

test.each([
  ['lose', isStuck, discardFirst, words.over.lost],
  ['win', isWon, advice, words.over.won]
])('two play by touch until they %s', async (_, goesSo, decide, heading) => {
  const sittings = await playOut(await courseWhere(goesSo, { seats: 2, decider: () => decide }))
  for (const { page, complaints, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await page.getByRole('link', { name: words.record }).getAttribute('href')).toMatch(/^\/m\//)
    expect(complaints).toEqual([])
    await end()
  }
})

test('a card tapped before the page has its script is chosen all the same; one that a keyboard came to is not', async () => {
  const { links } = await opened(origin, ['Anna'], { seed: seedOf(5) })
  const { page, link, complaints, end } = await sit(browser, links.seats[0]?.link ?? '')
  const card = page.locator('.hand button').first()
  const doings = {
    true: () => card.tap(),
    false: () => card.focus()
  }
  for (const [chosen, doing] of Object.entries(doings)) {
    let goOn: (() => void) | undefined
    const done = new Promise<void>(resolve => (goOn = resolve))
    await page.route(/\/assets\/seat-.*js$/, route => done.then(() => route.continue()), { times: 1 })
    await page.goto(link, { waitUntil: 'commit' })
    await doing()
    const live = page.waitForEvent('websocket')
    goOn?.()
    await live
    expect(await card.getAttribute('aria-pressed')).toBe(chosen)
  }
  expect(complaints).toEqual([])
  await end()
})
