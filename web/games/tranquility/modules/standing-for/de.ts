import type * as en from './en.ts'

export const turn: typeof en.turn = {
  standingFor: {
    where: card => `Wohin mit dem ${card}? Punkte zeigen den Preis.`,
    takes: (card, cell) => `Der ${card} holt als Seeungeheuer, was auf ${cell} liegt.`,
    which: (card, cell) => `Welche Zahl ist der ${card} auf ${cell}?`,
    onto: (card, cell) => `${card} auf ${cell}`,
    as: (card, value) => `${card} als ${value}`
  }
}
