import type { Game, Options } from '../engine/game.ts'
import { settingApplies, allowedValues } from '../engine/options.ts'

/** What may be said changes no rule: it is not mixed with other settings. */
const NO_RULE = 'talk'

/** So many settings are played in every combination. */
const STRENGTH = 3

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

/**
 * A covering array, the same each time: as few of these set-ups as a greedy search finds in which each combination stands that any of
 * them has, of up to three settings, and of a setting and a number of seats.
 */
export function covering(all: readonly Setup[]): Setup[] {
  const rows = all.map(setup => ({ setup, combinations: combinationsIn(setup) }))
  const left = new Set(rows.flatMap(({ combinations }) => combinations))
  const chosen: Setup[] = []
  while (left.size > 0) {
    const counts = rows.map(({ combinations }) => combinations.filter(one => left.has(one)).length)
    const { setup, combinations } = rows[counts.indexOf(Math.max(...counts))] as (typeof rows)[number]
    chosen.push(setup)
    for (const one of combinations) left.delete(one)
  }
  return chosen
}

/** What stands together in a set-up, as far as `covering` looks at it. */
export function combinationsIn({ seats, options }: Setup): string[] {
  const settings = Object.entries(options).map(([name, value]) => `${name} ${value}`)
  const table = `${seats} seats`
  return [table, ...settings.map(setting => `${table}, ${setting}`), ...upTo(STRENGTH, settings)]
}

/** Every choice of one to so many of a list, in its order. */
function upTo(most: number, list: readonly string[]): string[] {
  if (most === 0) return []
  return list.flatMap((first, place) => [
    first,
    ...upTo(most - 1, list.slice(place + 1)).map(others => `${first}, ${others}`)
  ])
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
