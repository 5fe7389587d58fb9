import { expect, inject, test } from 'vitest'
import type { PlanShown } from '../../../schema/wire/plan.ts'
import { words as namedIn } from '../../../web/games/reef/words/index.ts'
import { planWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened } from '../browser/played.ts'
import { button, sit } from '../browser/seats.ts'
import { findings, PHONE } from '../browser/visit.ts'

const { en: words } = planWords

const origin = inject('origin')
const browser = await sharedBrowser()

/** Whoever waits could buy what lies at a4, and then look behind a2. */
const SEED = seedOf(5)

test('who waits puts a whole turn together, sees what each line comes to, takes one back, and plans it', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'], { game: 'reef', seed: SEED })
  const [awaited = 0] = (await look(links.watcher)).awaits
  const { page, link, complaints, end } = await sit(browser, links.seats[1 - awaited]?.link ?? '', PHONE)
  const bar = page.locator('.bar p')
  const hand = page.locator('.hand button')
  const pay = async (cell: string, line: string) => {
    await page.locator(`.reef button[value~="${cell}"]`).first().tap()
    await page.locator('.hand button.lit').first().tap()
    await bar.locator('code', { hasText: line }).waitFor()
  }
  const worms = await hand.count()
  await page.locator('.reef button').first().tap()
  await pay('a4', 'buy a4 -R')
  await button(page, words.andThen).tap()
  await bar.getByText('You bought blank water from a4').waitFor()
  expect(await hand.count()).toBe(worms - 1)
  expect(await findings(page)).toEqual([])

  await pay('a2', 'buy a4 then reveal a2 -R -R')
  await button(page, words.andThen).tap()
  await bar.getByText(words.unseen).waitFor()
  expect(await hand.count()).toBe(worms - 2)
  await button(page, words.off).tap()
  await bar.getByText(words.goOn).waitFor()
  expect(await hand.count()).toBe(worms - 1)
  await button(page, namedIn.en.offers.end ?? '').tap()
  await bar.locator('code', { hasText: 'buy a4 then end -R' }).waitFor()
  expect((await look(links.watcher)).version).toBe(0)
  await button(page, words.arm(0)).tap()
  await bar.getByText('(buy a4 then end -R)').waitFor()
  expect(await hand.count()).toBe(worms)
  const headers = { Authorization: `Seat ${link.split('/').at(-1)}` }
  const { entries } = (await (await fetch(`${origin}/api/seat/plan`, { headers })).json()) as PlanShown
  expect(entries).toMatchObject([{ line: 'buy a4; end', most: 1, give: ['R'] }])

  // What is put together is let go of, too, and the table is as it was.
  await page.locator('.reef button').first().tap()
  await pay('a4', 'buy a4 -R')
  await button(page, words.andThen).tap()
  await button(page, words.off).tap()
  await bar.getByText('(buy a4 then end -R)').waitFor()
  expect(await hand.count()).toBe(worms)
  expect(complaints).toEqual([])
  await end()
})
