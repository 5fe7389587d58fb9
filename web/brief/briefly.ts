import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Brief } from '../../schema/wire/told.ts'
import { signOf } from '../games/catalogue.ts'
import { boatOf } from '../words/boat.ts'
import { briefWords, mailWords } from '../words/index.ts'

interface Asked extends Pick<Envelope, 'match'> {
  readonly about: Brief | 'trial'
  readonly game: string
  readonly language: Language
}

/** What there is to say, in so few words that anybody may read them: the game and its boat, and whose turn it is, no card and nobody's name. */
export function briefly({ about, match, game, language }: Asked): { readonly title: string; readonly body: string } {
  const { title } = signOf(game, language)
  return { title: mailWords[language].boat(title, boatOf(match)), body: briefWords[language][about] }
}
