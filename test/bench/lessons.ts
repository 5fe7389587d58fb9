import { readFileSync } from 'node:fs'
import { games } from '../../engine/catalogue.ts'
import { LANGUAGES } from '../../schema/languages.ts'
import { builtAssets, DIST } from '../web/assets.ts'
import { loadPages } from './pages.ts'
import { brotli } from './sizes.ts'

/** What each game's lesson weighs, page and script, in the language in which that is most. */
export async function lessons(): Promise<Record<string, number>> {
  const assets = builtAssets()
  const { lessonPage } = await loadPages()
  const weight = (game: string, language: (typeof LANGUAGES)[number]) => {
    const page = lessonPage({ game, language, assets, origin: 'https://boat.example' })
    if (!page) return 0
    const script = readFileSync(new URL(`.${assets.files[`lesson-${game}-${language}.js`]}`, DIST))
    return brotli(Buffer.from(page.html), 5) + brotli(script, 11)
  }
  return Object.fromEntries(
    games().map(({ name }) => [name, Math.max(...LANGUAGES.map(language => weight(name, language)))])
  )
}
