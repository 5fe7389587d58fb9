import { expect, inject, test } from 'vitest'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { words as namedIn } from '../../../../web/games/pub/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { courseWhere, follow, hasKinds, telling } from '../../browser/course.ts'
import { press } from '../../browser/keys.ts'
import { opened } from '../../browser/played.ts'
import { button, settleAtOnce, sit, type Sitting } from '../../browser/seats.ts'
import { DESK, MOVING, PHONE } from '../../browser/visit.ts'
import { curious, kindOf, KINDS, present, tapsOn } from './taps.ts'

const named = namedIn.en

const origin = inject('origin')
const browser = await sharedBrowser()

/** Taps a line together, up to Confirm. */
async function tapOut({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  for (const { on, at } of tapsOn(line, envelope))
    if (on === 'verb') await button(page, named.offers[at as keyof typeof named.offers]).tap()
    else await page.locator(`.pub button[value="${at}"]`).last().tap()
  await page.locator('.bar .go').tap()
}

/** The verbs that have a button in the bar, in their order. */
function buttonsIn({ choices }: Envelope): readonly string[] {
  return ['enter', 'innkeeper', 'pass'].filter(one => choices.some(({ verb }) => verb === one))
}

/** The same by keyboard alone. */
async function keyOut({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  for (const { on, at } of tapsOn(line, envelope))
    if (on === 'verb') await press(page, `.bar > div button:nth-of-type(${1 + buttonsIn(envelope).indexOf(at)})`)
    else await press(page, `.pub button[value="${at}"]`)
  await page.locator('.bar .go:not([aria-disabled])').waitFor()
  await press(page, '.bar .go')
}

test('two play every kind of action to the end, one by touch and one by keyboard alone', async () => {
  const wish = { game: 'pub', options: {} }
  const course = await courseWhere(hasKinds(KINDS, kindOf), { ...wish, seats: 2, decider: curious })
  const { links } = await opened(origin, ['Anna', 'Ben'], { ...wish, seed: course.seed })
  const sittings = await Promise.all(
    links.seats.map(({ link }, seat) => sit(browser, link, seat === 0 ? { ...PHONE, ...MOVING } : DESK))
  )
  for (const { page } of sittings) await settleAtOnce(page)
  const [touching] = sittings
  await follow(course, sittings, {
    of: telling(course, kindOf),
    does: (sitting, line, envelope) => (sitting === touching ? tapOut : keyOut)(sitting, line, envelope)
  })
  for (const { page, complaints, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: / wins?$|^You have won$/ }).waitFor()
    await page.locator('.ranking li:nth-child(2)').waitFor()
    expect(complaints).toEqual([])
    await end()
  }
})
