import type { Game, Options } from '../engine/game.ts'
import { settingApplies, allowedValues } from '../engine/options.ts'

/** What may be said changes no rule: it is not mixed with other settings. */
const NO_RULE = 'talk'

export interface Setup {
  readonly seats: number
  readonly options: Options
  /** How many settings aren't at their default. */
  readonly changed: number
}

/** So many seats, as far as the game has room for them and can do with them. */
export function seatsFor({ seats: { least, most } }: Pick<Game, 'seats'>, wanted: number): number {
  return Math.min(most, Math.max(least, wanted))
}

/** Every number of seats with every choice of settings that the rules know. */
export function setups(game: Game): Setup[] {
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => game.seats.least + more)
  const all = counts.flatMap(seats =>
    chosen(game, seats).map(options => ({ seats, options, changed: changedIn(game, options) }))
  )
  return all.filter(({ changed, options }) => changed < 2 || !isChanged(game, options, NO_RULE))
}

function chosen({ settings }: Game, seats: number): Options[] {
  return settings.reduce<Options[]>(
    (all, setting) =>
      all.flatMap(options =>
        settingApplies(setting, options, seats)
          ? allowedValues(setting, options, seats).map(value => ({ ...options, [setting.name]: value }))
          : [options]
      ),
    [{}]
  )
}

function changedIn(game: Game, options: Options): number {
  return game.settings.filter(({ name }) => isChanged(game, options, name)).length
}

function isChanged({ settings }: Game, options: Options, setting: string): boolean {
  return settings.some(({ name, default: usual }) => name === setting && (options[name] ?? usual) !== usual)
}
