import type * as en from './en.ts'

export const turn: typeof en.turn = {
  standingFor: {
    where: card => `Où poser le ${card} ? Les points disent le prix.`,
    takes: (card, cell) => `Le ${card} prend ce qui est en ${cell}, comme Monstre marin.`,
    which: (card, cell) => `Quel nombre pour le ${card} en ${cell} ?`,
    onto: (card, cell) => `${card} en ${cell}`,
    as: (card, value) => `${card} comme ${value}`
  }
}
