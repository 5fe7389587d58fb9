import type { Facts } from '../../engine/game.ts'
import type { COMMON_CODES, SETUP_CODES } from '../../engine/refusal.ts'
import type { Language, ServiceCode } from '../../schema/wire.ts'
import { gameRefusals } from '../games/catalogue.ts'
import { refusals as de } from './de/refusals.ts'
import { refusals as en } from './en/refusals.ts'
import { refusals as fr } from './fr/refusals.ts'
import type { RefusalWords } from './refusal.ts'

/** Every code that is not a game's own. */
export type PlatformCode = ServiceCode | (typeof COMMON_CODES)[number] | (typeof SETUP_CODES)[number]

const PLATFORM: Readonly<Record<Language, Partial<RefusalWords>>> = { en, fr, de }

interface Refused {
  readonly code: string
  readonly facts?: Facts | undefined
  readonly language: Language
  readonly game?: string | undefined
}

/** Why something was refused, in the reader's language. */
export function refusalSentence({ code, facts = {}, language, game }: Refused): string {
  const own = game === undefined ? {} : gameRefusals(game, language)
  const sentence = own[code] ?? PLATFORM[language][code]
  return sentence ? sentence(facts) : code
}
