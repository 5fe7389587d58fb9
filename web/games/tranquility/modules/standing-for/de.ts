import type * as en from './en.ts'

export const turn: typeof en.turn = {
  standingFor: {
    takes: (card, cell) => `Die Karte ${card} holt als Seeungeheuer, was auf ${cell} liegt.`,
    which: (card, cell) => `Welche Zahl ist die Karte ${card} auf ${cell}?`,
    onto: (card, cell) => `${card} auf ${cell}`,
    as: (card, value) => `${card} als ${value}`
  }
}
