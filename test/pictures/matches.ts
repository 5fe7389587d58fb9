import type { Page } from 'playwright-core'
import { openTable, replay } from '../../worker/local/table.ts'
import { found } from './moments.ts'
import { type Scene, SCENES, type Tapped } from './scenes.ts'
import type { Subject } from './subject.ts'

/** A second tap right after another is taken for a slip. */
const HESITATION_MS = 700

/** Each special moment of each game, as a seat sees it. */
export const matches: readonly Subject[] = SCENES.map(scene => ({
  name: scene.name,
  ...(scene.isFirst && { isFirst: true }),
  begin: (origin, language) => begin(scene, origin, language)
}))

async function begin(scene: Scene, ...[origin, language]: Parameters<Subject['begin']>): ReturnType<Subject['begin']> {
  const { seed, lines, seat } = found(scene)
  const table = await openTable(origin, { ...scene, language }, seed)
  await replay(table, lines)
  return async ({ page, take }) => {
    await page.goto((scene.watches ? table.watcher : table.seats[seat]) ?? '')
    await page.waitForLoadState('networkidle')
    for (const tap of scene.tapped ?? []) await tapped(page, tap)
    await take(scene.name)
    // What was confirmed is taken back, for the next picture of the same match.
    if (scene.tapped?.some(tap => tap === 'draft' || tap === 'offer'))
      await page.locator('.bar button:not(.go)').first().click()
  }
}

async function tapped(page: Page, tap: Tapped): Promise<void> {
  const open = '.table button:is(:has(u), .lit)'
  if (tap === 'card') return tapCard(page, open)
  if (tap === 'place') return page.locator(open).last().click()
  if (tap === 'draft' || tap === 'offer') {
    const free = '.table button:has(.p0)'
    if (tap === 'draft') {
      await tapCard(page, free)
      await page.locator(free).first().click()
    } else for (const at of [0, 1]) await page.locator('.hand button').nth(at).click()
    await page.locator('.bar .go').click()
    await page.waitForTimeout(HESITATION_MS)
    return
  }
  const actions = page.locator('.bar button:not(.go)')
  await (tap === 'first-action' ? actions.first() : actions.last()).click()
}

/** The first card that lights such a place. */
async function tapCard(page: Page, place: string): Promise<void> {
  const cards = page.locator('.hand button')
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if ((await page.locator(place).count()) > 0) return
  }
}
