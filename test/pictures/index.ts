/**
 * `npm run pictures`: each special moment of each game as a seat sees it, on three screens, by day and by night, and a page
 * that shows them side by side. `npm run pictures -- storm rocks --language de` takes only these. They are written where
 * nothing is kept: node_modules/.cache/pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { LANGUAGES } from '../../schema/languages.ts'
import { openTable, replay } from '../../worker/local/table.ts'
import { openBrowser } from '../web/browser/browser.ts'
import { served } from '../web/browser/server.ts'
import { wantNoHelp } from '../web/browser/visit.ts'
import { found } from './moments.ts'
import { type Scene, SCENES, type Tapped } from './scenes.ts'

const SCREENS = { phone: [360, 640], sideways: [800, 360], desk: [1280, 800] } as const
const SCHEMES = ['light', 'dark'] as const
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/pictures')
/** A second tap right after another is taken for a slip. */
const HESITATION_MS = 700

const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' } }
})
const language = LANGUAGES.find(one => one === values.language) ?? 'en'
const scenes = SCENES.filter(({ name }) => chosen.length === 0 || chosen.some(word => name.startsWith(word)))

mkdirSync(FOLDER, { recursive: true })
const server = await served()
const browser = await openBrowser()
const taken: string[] = []
try {
  for (const scene of scenes) taken.push(...(await pictures(browser, server.origin, scene)))
} finally {
  await browser.close()
  await server.end()
}
writeFileSync(join(FOLDER, 'index.html'), sheet(taken))
console.log(`${taken.length} pictures are in ${FOLDER}; open index.html to see them side by side`)

async function pictures(browser: Browser, origin: string, scene: Scene): Promise<string[]> {
  const { seed, lines, seat } = found(scene)
  const table = await openTable(origin, { ...scene, language }, seed)
  await replay(table, lines)
  const files: string[] = []
  for (const [screen, [width, height]] of Object.entries(SCREENS))
    for (const colorScheme of SCHEMES) {
      const viewport = { width, height }
      const context = await browser.newContext({ viewport, colorScheme, locale: language, hasTouch: width < 1000 })
      if (!scene.isFirst) await context.addInitScript(wantNoHelp)
      const page = await context.newPage()
      await page.goto(table.seats[seat] ?? '')
      await page.waitForLoadState('networkidle')
      for (const tap of scene.tapped ?? []) await tapped(page, tap)
      const file = `${scene.name}-${screen}-${colorScheme}-${language}.png`
      await page.screenshot({ path: join(FOLDER, file) })
      // What was confirmed is taken back, for the next picture of the same match.
      if (scene.tapped?.some(tap => tap === 'draft' || tap === 'offer'))
        await page.locator('.bar button:not(.go)').first().click()
      await context.close()
      files.push(file)
    }
  console.log(scene.name)
  return files
}

async function tapped(page: Page, tap: Tapped): Promise<void> {
  if (tap === 'card') return tapCard(page, '.table button:has(u)')
  if (tap === 'place') return page.locator('.table button:has(u)').last().click()
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
    if ((await page.locator(place).count()) > 0) return
  }
}

function sheet(files: readonly string[]): string {
  const figures = files.map(
    file => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`
  )
  return `<!doctype html><meta charset="utf-8"><title>Slow Boat</title>
<style>body{display:flex;flex-wrap:wrap;gap:16px;align-items:start;font:13px system-ui}figure{margin:0}img{max-width:400px;border:1px solid #888}</style>
${figures.join('\n')}\n`
}
