import type * as en from './en.ts'

export const turn: typeof en.turn = { side: { day: 'jour', night: 'nuit' } }
