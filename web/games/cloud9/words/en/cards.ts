const NAMES: { readonly [card: string]: string } = {
  G: 'green',
  P: 'purple',
  R: 'red',
  Y: 'yellow',
  W: 'wild card',
  '-': 'blank'
}

export function card(card: string): string {
  return NAMES[card] ?? card
}
