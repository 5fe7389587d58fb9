const NAMES: { readonly [card: string]: string } = {
  G: 'Grün',
  P: 'Lila',
  R: 'Rot',
  Y: 'Gelb',
  W: 'Joker',
  '-': 'leer'
}

export function card(card: string): string {
  return NAMES[card] ?? card
}
