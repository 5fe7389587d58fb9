/**
 * `npm run pictures`: each special moment of each game, each step of its lesson, each way to be invited and what a device
 * has of its own, on three screens, by day and by night, in English, and on a phone in the other languages; and a page that
 * shows them side by side. `npm run pictures -- storm rocks --language de` takes only these, all in that language. They are
 * written where nothing is kept: node_modules/.cache/pictures.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { type Language, LANGUAGES } from '../../schema/languages.ts'
import { openBrowser } from '../web/browser/browser.ts'
import { served } from '../web/browser/server.ts'
import { wantNoHints } from '../web/browser/visit.ts'
import { doors } from './doors.ts'
import { lessons } from './lessons.ts'
import { matches } from './matches.ts'
import { sheet } from './sheet.ts'
import type { Subject } from './subject.ts'

interface Look {
  readonly screen: keyof typeof SCREENS
  readonly colorScheme: 'light' | 'dark'
}

const SCREENS = { phone: [360, 640], sideways: [800, 360], desk: [1280, 800] } as const
const ALL_LOOKS: readonly Look[] = (['phone', 'sideways', 'desk'] as const).flatMap(screen =>
  (['light', 'dark'] as const).map(colorScheme => ({ screen, colorScheme }))
)
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/pictures')

const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' } }
})
const only = LANGUAGES.find(one => one === values.language)
const subjects = [...matches, ...lessons, ...doors].filter(
  ({ name }) => chosen.length === 0 || chosen.some(word => name.startsWith(word))
)

mkdirSync(FOLDER, { recursive: true })
const server = await served()
const browser = await openBrowser()
let taken = 0
try {
  for (const subject of subjects) {
    for (const language of only ? [only] : LANGUAGES) await pictures(browser, subject, language)
    console.log(subject.name)
  }
} finally {
  await browser.close()
  await server.end()
}
const files = readdirSync(FOLDER).filter(file => file.endsWith('.png'))
writeFileSync(join(FOLDER, 'index.html'), sheet(files))
console.log(`${taken} pictures are in ${FOLDER}; open index.html to see them side by side`)

async function pictures(browser: Browser, subject: Subject, language: Language): Promise<void> {
  const shoot = await subject.begin(server.origin, language)
  for (const { screen, colorScheme } of language === 'en' || only ? ALL_LOOKS : ALL_LOOKS.slice(0, 1)) {
    const [width, height] = SCREENS[screen]
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width, height },
      colorScheme,
      locale: language,
      hasTouch: width < 1000
    })
    if (!subject.isFirst) await context.addInitScript(wantNoHints)
    const page = await context.newPage()
    await shoot({
      page,
      language,
      async take(name) {
        await page.screenshot({ path: join(FOLDER, `${name}-${screen}-${colorScheme}-${language}.png`) })
        taken++
      }
    })
    await context.close()
  }
}
