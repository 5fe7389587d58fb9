import { expect, inject, test } from 'vitest'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { words as namedIn } from '../../../../web/games/reef/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { courseWhere, follow, hasKinds, telling } from '../../browser/course.ts'
import { opened } from '../../browser/played.ts'
import { button, settleAtOnce, sitAll, type Sitting } from '../../browser/seats.ts'
import { curious, handOf, kindOf, KINDS, present, tapsOf } from './taps.ts'

const named = namedIn.en

const origin = inject('origin')
const browser = await sharedBrowser()

/** Taps a line together, up to Confirm. */
async function tapOut({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  const { verb, place, cell, asksCoral, pays } = tapsOf(line, envelope)
  if (verb === 'boat' || verb === 'end') await button(page, named.offers[verb]).tap()
  if (verb === 'shark') await page.locator('.hand button').nth(handOf(envelope).indexOf('sh')).tap()
  if (cell) await page.locator(`.reef button[value~="${cell}"], .reef button[value^="buy ${cell}"]`).first().tap()
  if (asksCoral) await page.locator(`.corals button[value="${verb} ${place}"]`).tap()
  for (const at of pays) await page.locator('.hand button').nth(at).tap()
  await page.locator('.bar .go').tap()
}

test('two play by touch, every kind of action, to the end', async () => {
  const wish = { game: 'reef', options: {} }
  const course = await courseWhere(hasKinds(KINDS, kindOf), { ...wish, seats: 2, decider: curious })
  const { links } = await opened(origin, ['Anna', 'Ben'], { ...wish, seed: course.seed })
  const sittings = await sitAll(browser, links.seats)
  for (const { page } of sittings) await settleAtOnce(page)
  await follow(course, sittings, { of: telling(course, kindOf), does: tapOut })
  for (const { page, complaints, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: / wins?$|^You have won$/ }).waitFor()
    await page.locator('.ranking li:nth-child(2)').waitFor()
    expect(complaints).toEqual([])
    await end()
  }
})
