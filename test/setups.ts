import type { Game, Options } from '../engine/game.ts'
import { applies, valuesOf } from '../engine/options.ts'

export interface Setup {
  readonly seats: number
  readonly options: Options
}

/** Every number of seats with every choice of settings that the rules know. */
export function setupsOf(game: Game): Setup[] {
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => game.seats.least + more)
  return counts.flatMap(seats => chosen(game, seats).map(options => ({ seats, options })))
}

function chosen({ settings }: Game, seats: number): Options[] {
  return settings.reduce<Options[]>(
    (all, setting) =>
      all.flatMap(options =>
        applies(setting, options, seats)
          ? valuesOf(setting, options, seats).map(value => ({ ...options, [setting.name]: value }))
          : [options]
      ),
    [{}]
  )
}
