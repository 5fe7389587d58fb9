const COLOURS: { readonly [colour: string]: string } = {
  R: 'rot',
  Y: 'gelb',
  G: 'grün',
  B: 'blau',
  P: 'lila',
  K: 'rosa'
}
const OTHERS: { readonly [card: string]: string } = {
  '#': 'verdeckt',
  co: 'Koralle',
  sh: 'Hai',
  pe: 'Perle',
  '~': 'leeres Wasser'
}
const SEXES: { readonly [sex: string]: string } = { m: 'Männchen', f: 'Weibchen' }

/** Lila and Rosa stay as they are. */
function ending(colour: string, letters: string): string {
  return 'PK'.includes(colour) ? (COLOURS[colour] ?? '') : `${COLOURS[colour]}${letters}`
}

/** Names a card, a worm (`R`), or two colours that breed (`RY`). */
export function card(card: string): string {
  const [colour = '', more = ''] = card
  if (OTHERS[card]) return OTHERS[card]
  if (!COLOURS[colour]) return card
  if (SEXES[more]) return `${ending(colour, 'es')} ${SEXES[more]}`
  return more ? colours([colour, more]) : `${ending(colour, 'er')} Wurm`
}

/** One of them, as it is taken or eaten. */
export function one(name: string): string {
  const [colour = '', more = ''] = name
  if (name === 'sh') return 'einen Hai'
  if (OTHERS[name]) return name === '~' ? 'leeres Wasser' : `eine ${OTHERS[name]}`
  return more ? `ein ${card(name)}` : `einen ${ending(colour, 'en')} Wurm`
}

/** What was paid: `{ R: 2, pe: 1 }` is "2 rote und 1 Perle". */
export function purse(paid: Readonly<Record<string, number>>): string {
  const parts = Object.entries(paid).map(([token, count]) =>
    token === 'pe'
      ? count === 1
        ? '1 Perle'
        : `${count} Perlen`
      : `${count} ${ending(token, count === 1 ? 'en' : 'e')}`
  )
  return new Intl.ListFormat('de').format(parts)
}

/** As what is rolled, or wanted: "Rot und Blau". */
export function colours(list: readonly string[]): string {
  return new Intl.ListFormat('de').format(list.map(colour => capital(COLOURS[colour] ?? colour)))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** One of them: "blue or pink". */
export function either(list: readonly string[]): string {
  return new Intl.ListFormat('de', { type: 'disjunction' }).format(list.map(colour => COLOURS[colour] ?? colour))
}
