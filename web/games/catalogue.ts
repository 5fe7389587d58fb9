import type { Options } from '../../engine/game.ts'
import type { Language } from '../../schema/wire.ts'
import type { GameWords, SeatGame, TurnGame, TurnWords } from '../seat/game.ts'
import { inEach } from '../words/languages.ts'
import type { RefusalWords } from '../words/refusal.ts'
import { game as ascent } from './ascent/index.ts'
import { refusals as ascentRefusalsDe } from './ascent/words/de/refusals.ts'
import { refusals as ascentRefusalsEn } from './ascent/words/en/refusals.ts'
import { refusals as ascentRefusalsFr } from './ascent/words/fr/refusals.ts'
import { words as ascentDe } from './ascent/words/de/index.ts'
import { words as ascentEn } from './ascent/words/en/index.ts'
import { words as ascentFr } from './ascent/words/fr/index.ts'
import { game as tranquility } from './tranquility/index.ts'
import { isPlain } from './tranquility/made.ts'
import { refusalsIn } from './tranquility/refusals.ts'
import { sentences } from './tranquility/sentences.ts'
import { tableOf } from './tranquility/table.ts'
import { languages, words as tranquilityWords } from './tranquility/words/index.ts'

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
    words: tranquilityWords as PageGame['words'],
    refusals: inEach(languages, refusalsIn),
    plain: {
      isEnough: isPlain,
      entry: 'tranquility',
      game: tableOf() as TurnGame,
      words: inEach(languages, ({ turn }) => sentences(turn))
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
