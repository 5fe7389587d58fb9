import type { Language } from '../schema/languages.ts'
import { invitationWords } from './words/index.ts'

/** The way to a first voyage through a game, alone and against nobody. */
export function TryIt({ game, language }: { readonly game: string; readonly language: Language }) {
  return (
    <a class="try" href={`/try/${game}?lang=${language}`}>
      {invitationWords[language].take.try}
    </a>
  )
}
