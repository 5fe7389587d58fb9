import type * as en from './en.ts'

export const turn: typeof en.turn = { side: { day: 'Tag', night: 'Nacht' } }
