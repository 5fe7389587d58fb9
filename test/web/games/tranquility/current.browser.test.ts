import { expect, inject, test } from 'vitest'
import { sharedBrowser } from '../../browser/browser.ts'
import { opened } from '../../browser/played.ts'
import { sit } from '../../browser/seats.ts'
import { PHONE } from '../../browser/visit.ts'
import { SETUPS } from './setups.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

/** Where the current is seen once a card is put on that cell: before a cell as `e4<`, behind it as `e4>`. */
async function currentAround(cell: string, setup: string): Promise<string> {
  const { options = {} } = SETUPS[setup] ?? {}
  const { links } = await opened(origin, ['Anna'], { options })
  const { page, end } = await sit(browser, links.seats[0]?.link ?? '', PHONE)
  const place = page.locator(`.sea button[value=${cell}]`)
  for (const card of await page.locator('.hand button:has([class*=" h"])').all()) {
    await card.tap()
    if ((await place.locator('u').count()) > 0) break
  }
  await place.tap()
  await page.locator('link[href*="current"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const seen = await page.locator('.sea [role=gridcell]').evaluateAll(all =>
    all.flatMap(cell => {
      const { value } = cell.firstElementChild as HTMLButtonElement
      const isSeen = (side: string) => getComputedStyle(cell, side).content.includes('↝')
      return [isSeen('::before') && `${value}<`, isSeen('::after') && `${value}>`]
    })
  )
  await end()
  return seen.filter(Boolean).sort().join(' ')
}

test.each([
  ['in the middle of a row', 'c3', '', 'c3< d3<'],
  ['from a row’s end into the row above', 'f3', '', 'a4< f3< f3>'],
  ['into a row’s beginning from the row below', 'a3', '', 'a3< b3< f2>'],
  ['up in a pillar of the High Arch', 'b1', 'High Arch', 'a2< b1< b1>'],
  ['up in its other pillar', 'g2', 'High Arch', 'f3< g2< g2>'],
  ['no further than its top', 'g3', 'High Arch', 'g3< g3>'],
  ['up in the Pyramid', 'k1', 'Pyramid', 'b2< k1< k1>']
])('the current leads on: %s', async (_, cell, setup, seen) => {
  expect(await currentAround(cell, setup)).toBe(seen)
})
