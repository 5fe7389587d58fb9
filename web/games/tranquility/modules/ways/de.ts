import type * as en from './en.ts'

export const turn: typeof en.turn = { ways: { all: 'Zur Wahl', row: rank => `Reihe ${rank}` } }
