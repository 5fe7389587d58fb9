import type { Language } from '../../schema/wire.ts'
import type { Sign } from '../games/sign.ts'
import { sign as ascentDe } from '../games/ascent/words/de/harbour.ts'
import { sign as ascentEn } from '../games/ascent/words/en/harbour.ts'
import { sign as ascentFr } from '../games/ascent/words/fr/harbour.ts'
import { sign as tranquilityDe } from '../games/tranquility/words/de/harbour.ts'
import { sign as tranquilityEn } from '../games/tranquility/words/en/harbour.ts'
import { sign as tranquilityFr } from '../games/tranquility/words/fr/harbour.ts'

/** What the harbour says of each game; a new game is one line. */
const SIGNS: Readonly<Record<string, Record<Language, Sign>>> = {
  tranquility: { en: tranquilityEn, fr: tranquilityFr, de: tranquilityDe },
  ascent: { en: ascentEn, fr: ascentFr, de: ascentDe }
}

export function signOf(game: string, language: Language): Sign {
  return SIGNS[game]?.[language] ?? { title: game, sentence: '', picture: '', presets: {}, settings: {} }
}

export function titles(language: Language): Record<string, string> {
  return Object.fromEntries(Object.keys(SIGNS).map(game => [game, signOf(game, language).title]))
}
