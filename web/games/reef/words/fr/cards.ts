const COLOURS: { readonly [colour: string]: string } = {
  R: 'rouge',
  Y: 'jaune',
  G: 'vert',
  B: 'bleu',
  P: 'violet',
  K: 'rose'
}
/** Where it is not the same. */
const FEMININE: { readonly [colour: string]: string } = { G: 'verte', B: 'bleue', P: 'violette' }
const OTHERS: { readonly [card: string]: string } = {
  '#': 'face cachée',
  co: 'corail',
  sh: 'requin',
  pe: 'perle',
  '~': 'eau vide'
}

/** Names a card, a worm (`R`), or two colours that breed (`RY`). */
export function card(card: string): string {
  const [colour = '', more = ''] = card
  if (OTHERS[card]) return OTHERS[card]
  if (!COLOURS[colour]) return card
  if (more === 'm') return `mâle ${COLOURS[colour]}`
  if (more === 'f') return `femelle ${FEMININE[colour] ?? COLOURS[colour]}`
  return more ? `${COLOURS[colour]} et ${COLOURS[more]}` : `ver ${COLOURS[colour] ?? card}`
}

/** One of them. */
export function one(name: string): string {
  if (name === '~') return 'de l’eau vide'
  const isFeminine = name === 'pe' || name.endsWith('f')
  return `${isFeminine ? 'une' : 'un'} ${card(name)}`
}

/** What was paid: `{ R: 2, pe: 1 }` is "2 rouges et 1 perle". */
export function purse(paid: Readonly<Record<string, number>>): string {
  const parts = Object.entries(paid).map(([token, count]) => {
    const name = token === 'pe' ? 'perle' : COLOURS[token]
    return `${count} ${name}${count > 1 ? 's' : ''}`
  })
  return new Intl.ListFormat('fr').format(parts)
}

export function colours(list: readonly string[]): string {
  return new Intl.ListFormat('fr').format(list.map(colour => COLOURS[colour] ?? colour))
}

/** One of them: "blue or pink". */
export function either(list: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(list.map(colour => COLOURS[colour] ?? colour))
}
