import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { words as namedIn } from '../../../web/games/reef/words/index.ts'
import { seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, look, opened, take } from '../browser/played.ts'
import { alive, button, hesitate } from '../browser/seats.ts'
import { PHONE, visit } from '../browser/visit.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

/** Whoever has the turn can buy what lies at a4, and then look behind a2. */
const SEED = seedOf(5)

const confirm = (page: Page) => page.locator('.bar button.go:not([aria-disabled])').filter({ hasNotText: words.undo })

/** Taps what lies there, and the worm that pays for it. */
async function pay(page: Page, cell: string): Promise<void> {
  await page.locator(`.reef button[value~="${cell}"]`).first().tap()
  await page.locator('.hand button.lit').first().tap()
  await confirm(page).tap()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('a turn is put together line by line, and taken back so, until something is turned over', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'], { game: 'reef', seed: SEED })
  const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
  const all = taken.map(({ link }) => link)
  const awaitedOf = async () => all[(await look(links.watcher)).awaits[0] ?? -1] ?? ''
  const first = await awaitedOf()
  await act(first, 'take P')
  const link = await awaitedOf()
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await alive(page, () => page.goto(link))
  const draft = async () => (await look(link)).draft?.line
  const undo = button(page, words.undo)
  const endTurn = button(page, namedIn.en.offers.end ?? '')
  /** What is there can be taken back, and more be done: not so while it is on its way. */
  const goesOn = () => page.locator('.bar').filter({ has: undo }).filter({ has: endTurn }).waitFor()

  await pay(page, 'a4')
  await goesOn()
  await heading(page, words.yourTurn)
  expect(await draft()).toBe('buy a4 -R')
  await pay(page, 'a2')
  await heading(page, words.drafted)
  expect(await draft()).toBe('buy a4 -R; reveal a2 -R')

  await hesitate(page)
  await undo.tap()
  await goesOn()
  expect(await draft()).toBe('buy a4 -R')
  await undo.tap()
  await undo.waitFor({ state: 'detached' })
  expect(await draft()).toBeUndefined()

  await pay(page, 'a4')
  await goesOn()
  await endTurn.tap()
  await confirm(page).tap()
  await undo.waitFor({ state: 'detached' })
  expect((await look(link)).version).toBeGreaterThan(2)
  expect(complaints).toEqual([])
  await end()
})
