import { expect, inject, test } from 'vitest'
import { words as namedIn } from '../../../../web/games/pub/words/index.ts'
import { planWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { alive, button } from '../../browser/seats.ts'
import { PHONE, visit } from '../../browser/visit.ts'
import { reached } from './taps.ts'

const browser = await sharedBrowser()

const { ahead = '' } = namedIn.en

/** After so many lines the second seat is awaited, and an orc of the first one's clan could go home. */
const AT_HOME = 26

test('who waits taps a guest, is told that the dice decide the rest, and plans who goes home', async () => {
  const origin = inject('origin')
  const [link = ''] = await reached(origin, AT_HOME)
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await alive(page, () => page.goto(link))
  const bar = page.locator('.bar')
  await page.locator('.pub button[value="aL1"]').tap()
  await bar.getByText(ahead).waitFor()
  await page.locator('.pub .guest.lit').tap()
  await page.locator('.pub button[value^="exit "]').first().tap()
  await bar.locator('code', { hasText: /^exit [AB] aO1$/ }).waitFor()
  await button(page, planWords.en.arm(0)).tap()
  await bar.getByText(planWords.en.change).waitFor()
  expect(await bar.innerText()).toMatch(/\(exit [AB] aO1\)/)
  expect(complaints).toEqual([])
  await end()
})
