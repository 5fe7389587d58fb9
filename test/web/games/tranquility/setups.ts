import type { Options } from '../../../../engine/game.ts'

/** Every module and variant, each in a set-up that needs all of its page. */
export const SETUPS: { readonly [name: string]: { readonly seats: number; readonly options: Options } } = {
  rocks: { seats: 2, options: { rocks: true } },
  monsters: { seats: 3, options: { monsters: 5 } },
  storms: { seats: 2, options: { storms: true } },
  wilds: { seats: 2, options: { wilds: true } },
  'all modules': { seats: 2, options: { removal: 'triton', rocks: true, monsters: 3, storms: true, wilds: true } },
  'High Arch': { seats: 2, options: { variant: 'high_arch' } },
  Pyramid: { seats: 2, options: { variant: 'pyramid', harder: true, easier: true } },
  'Day & Night': { seats: 2, options: { variant: 'day_night', removal: 'galateia' } },
  Competitive: { seats: 2, options: { variant: 'competitive' } }
}
