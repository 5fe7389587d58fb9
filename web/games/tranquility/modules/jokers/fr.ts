import type * as en from './en.ts'

export const turn: typeof en.turn = { cards: { J: 'Joker' } }

export const log: typeof en.log = { cards: { J: 'un Joker' } }

export const refused: typeof en.refused = { J: 'un Joker' }
