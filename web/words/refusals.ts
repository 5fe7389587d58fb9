import type { Facts } from '../../engine/game.ts'
import type { COMMON_REFUSAL_CODES, SETUP_REFUSAL_CODES } from '../../engine/refusal.ts'
import type { Language } from '../../schema/languages.ts'
import type { ServiceCode } from '../../schema/wire/failure.ts'
import { gameRefusals } from '../games/catalogue.ts'
import { refusalWords } from './index.ts'
import { isolated } from './isolated.ts'
import type { RefusalWords } from './refusal.ts'

/** Every code that is not a game's own. */
export type PlatformCode = ServiceCode | (typeof COMMON_REFUSAL_CODES)[number] | (typeof SETUP_REFUSAL_CODES)[number]

interface Refused {
  readonly code: string
  readonly facts?: Facts | undefined
  readonly language: Language
  readonly game?: string | undefined
}

/** Why something was refused, in the reader's language. */
export function refusalSentence({ code, facts = {}, language, game }: Refused): string {
  const platform: Partial<RefusalWords> = refusalWords[language]
  const own = game === undefined ? {} : gameRefusals(game, language)
  const sentence = own[code] ?? platform[code]
  return sentence ? sentence(typeof facts.name === 'string' ? { ...facts, name: isolated(facts.name) } : facts) : code
}
