import { completeOptions } from '../../engine/options.ts'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Game, Options, Setting } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'

/** A set-up to open a match with. */
export interface Scene {
  readonly game: string
  readonly options: Options
  readonly seats: number
  /** What everybody there reads; English where nothing is said. */
  readonly language?: Language
}

const USUAL_SEATS = 2

/**
 * The set-up that words name: presets, settings, values of settings, or `setting=value`, in a game that knows them all.
 * Throws a Refusal where the rules know no such set-up.
 */
export function sceneOf(words: readonly string[], wish: { game?: string; seats?: number } = {}): Scene {
  const asked = wish.game === undefined ? newestGames() : [gameNamed(wish.game)]
  const game = asked.find(one => words.every(word => meaning(one, word)))
  if (!game) throw new Error(`no game knows all of "${words.join('", "')}"; there are\n${asked.map(known).join('\n')}`)
  const seats = wish.seats ?? Math.max(game.seats.least, USUAL_SEATS)
  const chosen = words.reduce<Options>((options, word) => ({ ...options, ...meaning(game, word) }), {})
  return { game: game.name, options: completeOptions(game, chosen, seats), seats }
}

function gameNamed(name: string): Game {
  const game = findGame(name)
  if (!game)
    throw new Error(
      `there is no game "${name}"; there are ${newestGames()
        .map(one => one.name)
        .join(', ')}`
    )
  return game
}

function meaning({ presets = [], settings }: Game, text: string): Options | undefined {
  const [word = '', wanted] = text.split('=').map(plain)
  const preset = presets.find(({ name }) => plain(name) === word)
  if (preset && wanted === undefined) return preset.options
  for (const setting of settings) {
    const value = plain(setting.name) === word ? valueOf(setting, wanted) : namedValue(setting, word)
    if (value !== undefined) return { [setting.name]: value }
  }
  return undefined
}

/** The value that is asked for; a setting that is only named is turned on. */
function valueOf({ values, default: usual }: Setting, wanted: string | undefined) {
  return values.find(value => (wanted === undefined ? value !== usual : plain(`${value}`) === wanted))
}

function namedValue({ values }: Setting, word: string) {
  return values.find(value => typeof value === 'string' && plain(value) === word)
}

function known({ name, presets = [], settings }: Game): string {
  const values = settings.map(setting => `${setting.name}=${setting.values.join('|')}`)
  return `  ${name}: ${[...presets.map(preset => preset.name), ...values].join(' ')}`
}

/** A name however it is put together: `high_arch`, `high-arch`, `highArch`. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '')
}
