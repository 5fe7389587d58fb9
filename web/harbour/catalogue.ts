import type { Language } from '../../schema/wire.ts'
import type { Sign } from '../games/sign.ts'
import { sign as ascentDe } from '../games/ascent/words/sign.de.ts'
import { sign as ascentEn } from '../games/ascent/words/sign.en.ts'
import { sign as ascentFr } from '../games/ascent/words/sign.fr.ts'
import { sign as tranquilityDe } from '../games/tranquility/words/sign.de.ts'
import { sign as tranquilityEn } from '../games/tranquility/words/sign.en.ts'
import { sign as tranquilityFr } from '../games/tranquility/words/sign.fr.ts'

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
