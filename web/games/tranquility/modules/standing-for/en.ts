export const turn = {
  standingFor: {
    where: (card: string) => `Where does the ${card} go? Dots show the price.`,
    takes: (card: string, cell: string) => `The ${card} takes what lies on ${cell}, as a Sea Monster.`,
    which: (card: string, cell: string) => `Which number is the ${card} on ${cell}?`,
    onto: (card: string, cell: string) => `${card} to ${cell}`,
    as: (card: string, value: string) => `${card} as ${value}`
  }
}
