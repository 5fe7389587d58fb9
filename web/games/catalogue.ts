import type { Options } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { RecordGame } from '../record/game.ts'
import type { TextGame } from '../text/game.ts'
import type { RefusalWords } from '../words/refusal.ts'
import { ascent } from './ascent/index.ts'
import { cloud9 } from './cloud9/index.ts'
import type { PageGame, Scene, Taught } from './define.ts'
import type { Sign } from './harbour.ts'
import { merchants } from './merchants/index.ts'
import { pub } from './pub/index.ts'
import { reef } from './reef/index.ts'
import { tranquility } from './tranquility/index.ts'

/** The games that pages, texts and mails can show; a new game is one line. */
const GAMES: { readonly [name: string]: PageGame | undefined } = { tranquility, ascent, reef, cloud9, pub, merchants }

export function pageGame(name: string): PageGame {
  const game = GAMES[name]
  if (!game) throw new Error(`Cannot show a match of "${name}": wanted one of "${Object.keys(GAMES).join('", "')}"`)
  return game
}

/** What a seat of that set-up loads. */
export function sceneOf(name: string, options: Options): Scene {
  const { game, words, less } = pageGame(name)
  return less?.(options) ?? { entry: name, game, words }
}

/** The game's lesson; none where there is no such game, or it has none. */
export function lessonOf(name: string): Taught | undefined {
  return GAMES[name]?.taught
}

/** What a record shows of a game besides its board. */
export function recordGame(name: string): RecordGame {
  return pageGame(name).record
}

/** How texts and mails tell a game. */
export function textGame(name: string): TextGame {
  return pageGame(name).text
}

/** What a game says of its own refusals; nothing where there is no such game. */
export function gameRefusals(name: string, language: Language): Partial<RefusalWords> {
  return GAMES[name]?.refusals[language] ?? {}
}

/** What the harbour says of a game. */
export function signOf(name: string, language: Language): Sign {
  return GAMES[name]?.signs[language] ?? { title: name, sentence: '', picture: '', presets: {}, settings: {} }
}

export function titles(language: Language): Record<string, string> {
  return Object.fromEntries(Object.keys(GAMES).map(name => [name, signOf(name, language).title]))
}
