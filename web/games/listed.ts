import type { Options } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { RecordGame } from '../record/game.ts'
import type { TextGame } from '../text/game.ts'
import type { RefusalWords } from '../words/refusal.ts'
import type { PageGame, Scene, Taught } from './define.ts'
import type { Sign } from './harbour.ts'

/** Games by their names, as pages, texts and mails show them. */
export type Listed = { readonly [name: string]: PageGame | undefined }

/** What is asked of a list of games. */
export function listed(games: Listed) {
  return { pageGame, sceneOf, lessonOf, recordGame, textGame, gameRefusals, signOf, titles }

  function pageGame(name: string): PageGame {
    const game = games[name]
    if (!game) throw new Error(`Cannot show a match of "${name}": wanted one of "${Object.keys(games).join('", "')}"`)
    return game
  }

  /** What a seat of that set-up loads. */
  function sceneOf(name: string, options: Options): Scene {
    const { game, words, less } = pageGame(name)
    return less?.(options) ?? { entry: name, game, words }
  }

  /** The game's lesson; none where there is no such game, or it has none. */
  function lessonOf(name: string): Taught | undefined {
    return games[name]?.taught
  }

  /** What a record shows of a game besides its board. */
  function recordGame(name: string): RecordGame {
    return pageGame(name).record
  }

  /** How texts and mails tell a game. */
  function textGame(name: string): TextGame {
    return pageGame(name).text
  }

  /** What a game says of its own refusals; nothing where there is no such game. */
  function gameRefusals(name: string, language: Language): Partial<RefusalWords> {
    return games[name]?.refusals[language] ?? {}
  }

  /** What the harbour says of a game. */
  function signOf(name: string, language: Language): Sign {
    return games[name]?.signs[language] ?? { title: name, sentence: '', picture: '', presets: {}, settings: {} }
  }

  function titles(language: Language): Record<string, string> {
    return Object.fromEntries(Object.keys(games).map(name => [name, signOf(name, language).title]))
  }
}
