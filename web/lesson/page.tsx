import { findGame } from '../../engine/catalogue.ts'
import type { Language } from '../../schema/languages.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { lessonOf, sceneOf, signOf } from '../games/catalogue.ts'
import { firstPage } from '../seat/page.ts'
import { NO_ACTS } from '../seat/no-acts.ts'
import { lessonWords, seatWords } from '../words/index.ts'
import { envelopeOf } from './envelope.ts'
import { Lesson } from './lesson.tsx'
import { lessonKit } from './state.ts'
import { entered } from './voyage.ts'

interface Asked {
  readonly game: string
  readonly language: Language
  readonly assets: Assets
  /** The address of the service. */
  readonly origin: string
}

/** The page on which a game is learnt by playing; null where the game has no lesson. */
export function lessonPage({ game: name, language, assets, origin }: Asked): Written | null {
  const taught = lessonOf(name)
  const rules = findGame(name)
  if (!taught || !rules) return null
  const { lesson, words: told } = taught
  const { game, words: named } = sceneOf(name, lesson.options)
  const words = lessonWords[language]
  const school = { rules, lesson }
  const kit = lessonKit(
    { school, told: told[language], game, named: named[language] },
    { words, seatWords: seatWords[language], language }
  )
  const names = [words.you, ...words.friends]
  const envelope = envelopeOf(school, entered(school, 0), { version: 0, names, asked: true })
  const state = { stage: 'own', step: 0, page: firstPage(kit.seat, envelope, 0) } as const
  const title = words.heading(named[language].title)
  const { sentence } = signOf(name, language)
  return htmlDocument({
    title: `${title} · Slow Boat`,
    description: sentence,
    address: `${origin}/try/${name}?`,
    language,
    assets,
    preview: { title, text: sentence, game: name, origin },
    style: `lesson-${name}.css`,
    script: `lesson-${name}-${language}.js`,
    children: (
      <main class="lesson">
        <noscript>
          <p class="warn">
            {words.unscripted} <a href={kit.harbour}>{words.harbour}</a>
          </p>
        </noscript>
        <div id="lesson">
          <Lesson {...{ kit, state, acts: { ...NO_ACTS, goOn: () => undefined, sail: () => undefined } }} />
        </div>
      </main>
    )
  })
}
