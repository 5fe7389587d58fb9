import type { Language } from '../../schema/languages.ts'
import type { Brief } from '../../schema/wire/told.ts'
import { signOf } from '../games/catalogue.ts'
import { briefWords } from '../words/index.ts'

interface Asked {
  readonly about: Brief | 'trial'
  readonly game: string
  readonly language: Language
}

/** What there is to say, in so few words that anybody may read them: the game and whose turn it is, no card and no name. */
export function briefly({ about, game, language }: Asked): { readonly title: string; readonly body: string } {
  return { title: signOf(game, language).title, body: briefWords[language][about] }
}
