import { expect, inject, test } from 'vitest'
import { lesson } from '../../../../web/games/pub/lesson.ts'
import { words as namedIn } from '../../../../web/games/pub/words/index.ts'
import { invitationWords, seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { look, opened, take } from '../../browser/played.ts'
import { alive, button, hesitate } from '../../browser/seats.ts'
import { PHONE, visit } from '../../browser/visit.ts'

const { en: words } = seatWords
const named = namedIn.en

const origin = inject('origin')
const browser = await sharedBrowser()

/** The first turn of the lesson’s match. */
const [MOVE, ENTER] = ['move A aO1 cw', 'enter B']

test('a turn is tapped together die by die, taken back so, and written in one answer without scripts', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'], { game: 'pub', seed: lesson.seed })
  const [{ link } = { link: '' }] = await Promise.all(links.seats.map(seat => take(seat.link)))
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await alive(page, () => page.goto(link))
  const draft = async () => (await look(link)).draft?.line
  const place = (value: string) => page.locator(`.pub button[value="${value}"]`).last()
  const undo = button(page, words.undo)
  const letIn = button(page, named.offers.enter)
  const confirm = page.locator('.bar button.go:not([aria-disabled])').filter({ hasNotText: words.undo })

  await place('aO1').tap()
  await place(MOVE).tap()
  await confirm.tap()
  await page.locator('.bar').filter({ has: undo }).filter({ has: letIn }).waitFor()
  expect(await draft()).toBe(MOVE)
  await letIn.tap()
  await place(ENTER).tap()
  await confirm.tap()
  await page.getByRole('heading', { level: 1, name: words.drafted }).waitFor()
  expect(await draft()).toBe(`${MOVE}; ${ENTER}`)
  await hesitate(page)
  await undo.tap()
  await letIn.waitFor()
  expect(await draft()).toBe(MOVE)
  await undo.tap()
  await undo.waitFor({ state: 'detached' })
  expect(await draft()).toBeUndefined()

  await page.goto(`${link}?plain`)
  await page.getByLabel(invitationWords.en.plain(null)).fill(`${MOVE}; ${ENTER}`)
  await button(page, words.confirm).tap()
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  expect(await draft()).toBe(`${MOVE}; ${ENTER}`)
  expect(complaints).toEqual([])
  await end()
})
