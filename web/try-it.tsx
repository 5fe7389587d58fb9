import type { Language } from '../schema/languages.ts'
import { lessonOf } from './games/catalogue.ts'
import { lessonWords } from './words/index.ts'

/** The way to a first voyage through a game, alone and against nobody; none where it has no lesson. */
export function TryIt({ game, language }: { readonly game: string; readonly language: Language }) {
  if (!lessonOf(game)) return null
  return (
    <a class="try" href={`/try/${game}?lang=${language}`}>
      {lessonWords[language].try}
    </a>
  )
}
