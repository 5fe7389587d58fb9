import type { Options } from '../../engine/game.ts'
import type { Language } from '../../schema/wire.ts'
import type { GameWords, SeatGame, TurnGame, TurnWords } from '../seat/game.ts'
import type { RefusalWords } from '../words/refusals/refusal.ts'
import { game as ascent } from './ascent/index.ts'
import { refusals as ascentRefusalsDe } from './ascent/words/de/refusals.ts'
import { refusals as ascentRefusalsEn } from './ascent/words/en/refusals.ts'
import { refusals as ascentRefusalsFr } from './ascent/words/fr/refusals.ts'
import { words as ascentDe } from './ascent/words/de/index.ts'
import { words as ascentEn } from './ascent/words/en/index.ts'
import { words as ascentFr } from './ascent/words/fr/index.ts'
import { isBeyond } from './tranquility/modules/index.ts'
import { game as tranquility } from './tranquility/index.ts'
import { refusals as tranquilityRefusalsDe } from './tranquility/words/de/refusals.ts'
import { refusals as tranquilityRefusalsEn } from './tranquility/words/en/refusals.ts'
import { refusals as tranquilityRefusalsFr } from './tranquility/words/fr/refusals.ts'
import { game as tranquilityTurn } from './tranquility/turn.ts'
import { words as tranquilityDe } from './tranquility/words/de/index.ts'
import { words as tranquilityEn } from './tranquility/words/en/index.ts'
import { words as tranquilityFr } from './tranquility/words/fr/index.ts'
import { words as tranquilityTurnDe } from './tranquility/words/de/turn.ts'
import { words as tranquilityTurnEn } from './tranquility/words/en/turn.ts'
import { words as tranquilityTurnFr } from './tranquility/words/fr/turn.ts'

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
  return plain.isEnough(options) ? plain : { entry: `${name}-modules`, game, words }
}

/** What a game says of its own refusals; nothing where there is no such game. */
export function gameRefusals(name: string, language: Language): Partial<RefusalWords> {
  return GAMES[name]?.refusals[language] ?? {}
}
