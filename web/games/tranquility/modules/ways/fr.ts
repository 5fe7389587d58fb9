import type * as en from './en.ts'

export const turn: typeof en.turn = { ways: { all: 'Au choix', row: rank => `Rangée ${rank}` } }
