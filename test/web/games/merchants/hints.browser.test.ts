import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { lesson } from '../../../../web/games/merchants/lesson.ts'
import { words as helping } from '../../../../web/games/merchants/words/en/hints.ts'
import { words as namedIn } from '../../../../web/games/merchants/words/index.ts'
import { courseOf } from '../../../../web/lesson/voyage.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { act, opened, take } from '../../browser/played.ts'
import { alive, button } from '../../browser/seats.ts'
import { PHONE, visit } from '../../browser/visit.ts'

const { hints } = helping
const named = namedIn.en

const origin = inject('origin')
const browser = await sharedBrowser()

/** After so many lines of the lesson's match, a seat for somebody who has never been here. */
async function newcomerAfter(lines: number) {
  const { seed } = lesson
  const { links } = await opened(origin, ['Anna', 'Ben'], { game: 'merchants', seed })
  const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
  for (const { seat, line } of courseOf(lesson).slice(0, lines)) await act(taken[seat]?.link ?? '', line)
  const visited = await visit(browser, origin, PHONE)
  await alive(visited.page, () => visited.page.goto(taken[lesson.seat]?.link ?? ''))
  return visited
}

function says(page: Page, text: string) {
  return page.getByRole('status').last().getByText(text)
}

test('a hint is told as long as nothing else was begun, and hides no sentence of that', async () => {
  const { page, complaints, end } = await newcomerAfter(0)
  await says(page, hints.lay).waitFor()
  await button(page, named.offers.roll).tap()
  await says(page, named.does.roll).waitFor()
  expect(await says(page, hints.lay).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('where Confirm is ready, a hint stands beside what it does', async () => {
  const sale = courseOf(lesson).findIndex(({ line }) => line === 'sell coin')
  const { page, complaints, end } = await newcomerAfter(sale)
  await says(page, hints.sale).waitFor()
  await says(page, named.sells('cloth', '4')).waitFor()
  expect(complaints).toEqual([])
  await end()
})
