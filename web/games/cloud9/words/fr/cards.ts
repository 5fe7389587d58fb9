const NAMES: { readonly [card: string]: string } = {
  G: 'vert',
  P: 'violet',
  R: 'rouge',
  Y: 'jaune',
  W: 'joker',
  '-': 'vide'
}

export function card(card: string): string {
  return NAMES[card] ?? card
}
