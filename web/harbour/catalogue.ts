import { signIn } from '../games/tranquility/harbour.ts'
import { languages } from '../games/tranquility/words/index.ts'
import { inEach } from '../words/languages.ts'
import type { Language } from '../../schema/wire.ts'
import type { Sign } from '../games/sign.ts'
import { sign as ascentDe } from '../games/ascent/words/de/harbour.ts'
import { sign as ascentEn } from '../games/ascent/words/en/harbour.ts'
import { sign as ascentFr } from '../games/ascent/words/fr/harbour.ts'

/** What the harbour says of each game; a new game is one line. */
const SIGNS: Readonly<Record<string, Record<Language, Sign>>> = {
  tranquility: inEach(languages, signIn),
  ascent: { en: ascentEn, fr: ascentFr, de: ascentDe }
}

export function signOf(game: string, language: Language): Sign {
  return SIGNS[game]?.[language] ?? { title: game, sentence: '', picture: '', presets: {}, settings: {} }
}

export function titles(language: Language): Record<string, string> {
  return Object.fromEntries(Object.keys(SIGNS).map(game => [game, signOf(game, language).title]))
}
