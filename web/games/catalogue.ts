import type { Options } from '../../engine/game.ts'
import type { Language } from '../../schema/wire.ts'
import type { GameWords, SeatGame, TurnGame, TurnWords } from '../seat/game.ts'
import type { RefusalWords } from '../words/refusals/refusal.ts'
import { game as ascent } from './ascent/index.ts'
import { refusals as ascentRefusalsDe } from './ascent/refusals/de.ts'
import { refusals as ascentRefusalsEn } from './ascent/refusals/en.ts'
import { refusals as ascentRefusalsFr } from './ascent/refusals/fr.ts'
import { words as ascentDe } from './ascent/words/de.ts'
import { words as ascentEn } from './ascent/words/en.ts'
import { words as ascentFr } from './ascent/words/fr.ts'
import { isBeyond } from './tranquility/beyond/index.ts'
import { game as tranquility } from './tranquility/index.ts'
import { refusals as tranquilityRefusalsDe } from './tranquility/refusals/de.ts'
import { refusals as tranquilityRefusalsEn } from './tranquility/refusals/en.ts'
import { refusals as tranquilityRefusalsFr } from './tranquility/refusals/fr.ts'
import { game as tranquilityTurn } from './tranquility/turn.ts'
import { words as tranquilityDe } from './tranquility/words/de.ts'
import { words as tranquilityEn } from './tranquility/words/en.ts'
import { words as tranquilityFr } from './tranquility/words/fr.ts'
import { words as tranquilityTurnDe } from './tranquility/words/turn.de.ts'
import { words as tranquilityTurnEn } from './tranquility/words/turn.en.ts'
import { words as tranquilityTurnFr } from './tranquility/words/turn.fr.ts'

/** A game with its words in every language, for rendering on the server. */
export interface PageGame {
  readonly game: SeatGame
  readonly words: Readonly<Record<Language, GameWords>>
  readonly refusals: Readonly<Record<Language, RefusalWords>>
  /** Where most set-ups need less than all of it: what a seat of those loads. */
  readonly plain?: Scene & { readonly isEnough: (options: Options) => boolean }
}

/** What a seat needs to draw a match, and the name of the scripts and styles that bring it. */
export interface Scene {
  readonly entry: string
  readonly game: TurnGame
  readonly words: Readonly<Record<Language, TurnWords>>
}

/** The games that pages can show; a new game is one entry. */
const GAMES: { readonly [name: string]: PageGame | undefined } = {
  tranquility: {
    game: tranquility as SeatGame,
    words: { en: tranquilityEn, fr: tranquilityFr, de: tranquilityDe } as PageGame['words'],
    refusals: { en: tranquilityRefusalsEn, fr: tranquilityRefusalsFr, de: tranquilityRefusalsDe },
    plain: {
      isEnough: options => !isBeyond(options),
      entry: 'tranquility',
      game: tranquilityTurn as TurnGame,
      words: { en: tranquilityTurnEn, fr: tranquilityTurnFr, de: tranquilityTurnDe }
    }
  },
  ascent: {
    game: ascent as SeatGame,
    words: { en: ascentEn, fr: ascentFr, de: ascentDe } as PageGame['words'],
    refusals: { en: ascentRefusalsEn, fr: ascentRefusalsFr, de: ascentRefusalsDe }
  }
}

export function pageGame(name: string): PageGame {
  const game = GAMES[name]
  if (!game) throw new Error(`Cannot show a match of "${name}": wanted one of "${Object.keys(GAMES).join('", "')}"`)
  return game
}

/** What a seat of that set-up loads. */
export function sceneOf(name: string, options: Options): Scene {
  const { game, words, plain } = pageGame(name)
  if (!plain) return { entry: name, game, words }
  return plain.isEnough(options) ? plain : { entry: `${name}-beyond`, game, words }
}

/** What a game says of its own refusals; nothing where there is no such game. */
export function gameRefusals(name: string, language: Language): Partial<RefusalWords> {
  return GAMES[name]?.refusals[language] ?? {}
}
