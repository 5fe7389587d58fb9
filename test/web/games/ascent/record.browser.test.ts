import { expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/ascent/view.ts'
import { recordWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { finished } from '../../browser/course.ts'
import { look } from '../../browser/played.ts'
import { PHONE, visit } from '../../browser/visit.ts'
import { OPTIONS } from './mountain.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const words = recordWords.en

test('a finished ascent is played again, with every hand open, and proves itself', async () => {
  const { match, links } = await finished(origin, ['Anna', 'Ben'], { game: 'ascent', options: OPTIONS })
  const { slots } = (await look(links.watcher)).view as unknown as View
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(`/m/${match}`)
  await page.getByText(words.proof.holds).waitFor()
  expect(await page.locator('.proof .wrong').count()).toBe(0)
  const cards = page.locator('[role=grid] .card')
  expect(await cards.count()).toBe(Object.keys(slots).length)
  await page.getByRole('slider', { name: words.step }).fill('0')
  expect(await cards.count()).toBe(0)
  expect(await page.locator('.hands .card').count()).toBe(10)
  expect(complaints).toEqual([])
  await end()
})
