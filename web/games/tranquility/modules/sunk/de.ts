import type * as en from './en.ts'

export const turn: typeof en.turn = { sunk: { islands: islands => `Geholt: ${islands}` } }
