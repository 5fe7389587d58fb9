import { expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/cloud9/view.ts'
import { words as namedIn } from '../../../../web/games/cloud9/words/index.ts'
import { recordWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { finished } from '../../browser/course.ts'
import { look } from '../../browser/played.ts'
import { PHONE, visit } from '../../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const cloud = namedIn.en
const words = recordWords.en

test('a finished flight is played again, with every hand open, and proves itself', async () => {
  const { match, links } = await finished(origin, ['Anna', 'Ben', 'Cleo'], { game: 'cloud9' })
  const { players } = (await look(links.watcher)).view as unknown as View
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(`/m/${match}`)
  await page.getByText(words.proof.holds).waitFor()
  expect(await page.locator('.proof .wrong').count()).toBe(0)
  const points = page.locator('.crew b + b')
  const all = () => points.evaluateAll(seats => seats.map(seat => seat.getAttribute('aria-label')))
  expect(await all()).toEqual(players.map(({ score }) => cloud.points(score)))
  await page.getByRole('slider', { name: words.step }).fill('0')
  expect(await all()).toEqual(players.map(() => cloud.points(0)))
  const cards = page.locator('.hands .card')
  expect(await cards.count()).toBe(18)
  expect((await cards.first().boundingBox())?.width).toBe(44)
  expect(complaints).toEqual([])
  await end()
})
