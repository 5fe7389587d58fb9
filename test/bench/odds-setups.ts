import type { Options } from '../../engine/game.ts'

const LEVELS = ['galateia', 'triton', 'leucothea', 'amphitrite', 'poseidon']
const ALL = { monsters: 5, storms: true, rocks: true, wilds: true }
const SUMMIT = { greenPath: true, documentary: true, wildlife: true }

/** The set-ups of each game that autopilots play to tell how hard they are: what isn't as usual in each. */
export const SETUPS: { readonly [game: string]: readonly Options[] } = {
  tranquility: [
    {},
    ...LEVELS.map(removal => ({ removal })),

    { rocks: true },
    { monsters: 3 },
    { monsters: 4 },
    { monsters: 5 },
    { storms: true },
    { wilds: true },

    { rocks: true, wilds: true },
    { rocks: true, monsters: 3 },
    { storms: true, wilds: true },
    { storms: true, rocks: true },
    { storms: true, monsters: 5 },
    { storms: true, monsters: 3, wilds: true },
    { storms: true, rocks: true, monsters: 5 },
    ALL,
    { ...ALL, monsters: 3 },
    { ...ALL, removal: 'galateia' },
    { ...ALL, removal: 'poseidon' },
    { wilds: true, removal: 'poseidon' },
    { rocks: true, removal: 'amphitrite' },
    { monsters: 3, removal: 'triton' },

    { variant: 'high_arch' },
    { variant: 'high_arch', removal: 'leucothea' },
    { variant: 'pyramid' },
    { variant: 'pyramid', easier: true },
    { variant: 'pyramid', harder: true },
    { variant: 'pyramid', harder: true, easier: true },
    { variant: 'pyramid', easier: true, removal: 'triton' },
    { variant: 'day_night' },
    { variant: 'day_night', removal: 'galateia' },
    { variant: 'competitive' }
  ],
  ascent: [
    {},
    { greenPath: true },
    { documentary: true },
    { documentary: true, sequences: 4 },
    { documentary: true, sequences: 5 },
    { wildlife: true },

    { greenPath: true, documentary: true },
    { greenPath: true, wildlife: true },
    { documentary: true, wildlife: true },
    SUMMIT,
    { ...SUMMIT, sequences: 5 },

    ...[2, 1, 0].map(hooks => ({ hooks })),
    { ...SUMMIT, hooks: 0 }
  ],
  reef: [{}],
  cloud9: [{}, { endCheck: 'fall-only' }],
  pub: [{}],
  merchants: [{}]
}
