const COLOURS: { readonly [colour: string]: string } = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
  K: 'pink'
}
const OTHERS: { readonly [card: string]: string } = {
  '#': 'face down',
  co: 'coral',
  sh: 'shark',
  pe: 'pearl',
  '~': 'blank water'
}
const SEXES: { readonly [sex: string]: string } = { m: 'male', f: 'female' }

/** Names a card, a worm (`R`), or two colours that breed (`RY`). */
export function card(card: string): string {
  const [colour = '', more = ''] = card
  if (OTHERS[card]) return OTHERS[card]
  if (!COLOURS[colour]) return card
  if (SEXES[more]) return `${COLOURS[colour]} ${SEXES[more]}`
  return more ? `${COLOURS[colour]} and ${COLOURS[more]}` : `${COLOURS[colour] ?? card} worm`
}

/** One of them. */
export function one(name: string): string {
  return name === '~' ? card(name) : `a ${card(name)}`
}

/** What was paid: `{ R: 2, pe: 1 }` is "2 red and 1 pearl". */
export function purse(paid: Readonly<Record<string, number>>): string {
  const parts = Object.entries(paid).map(([token, count]) =>
    token === 'pe' ? (count === 1 ? '1 pearl' : `${count} pearls`) : `${count} ${COLOURS[token]}`
  )
  return new Intl.ListFormat('en-GB').format(parts)
}

export function colours(list: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(list.map(colour => COLOURS[colour] ?? colour))
}

/** One of them: "blue or pink". */
export function either(list: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(list.map(colour => COLOURS[colour] ?? colour))
}
