import type * as en from './en.ts'

export const turn: typeof en.turn = {
  standingFor: {
    takes: (card, cell) => `La carte ${card} prend ce qui est en ${cell}, comme Monstre marin.`,
    which: (card, cell) => `Quel nombre pour la carte ${card} en ${cell} ?`,
    onto: (card, cell) => `${card} en ${cell}`,
    as: (card, value) => `${card} comme ${value}`
  }
}
