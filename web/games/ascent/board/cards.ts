/** What a card's name says: its terrain, its value or that it is a Campfire, and its ibex; all are '' for Bridge and Summit. */
export interface Parts {
  readonly terrain: string
  readonly value: string
  readonly isFire: boolean
  readonly hasIbex: boolean
}

export function partsOf(card: string): Parts {
  const [, fire, terrain = '', value = '', ibex] = /^(F?)([GSR])(\d*)(\*?)$/.exec(card) ?? []
  return { terrain, value, isFire: !!fire, hasIbex: !!ibex }
}
